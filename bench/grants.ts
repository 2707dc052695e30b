import { matchJob } from '../packages/server/src/areas/grant/match/match.job.ts';
import type { Context } from '../packages/server/src/core/graphql/context.ts';
import { signIn } from '../packages/server/src/core/testing/people.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { chosen, detailed, seedGrants, seedSavedSearches, touchGrants } from './grants-data.ts';
import { reader } from './list-data.ts';
import { measuring } from './over-http.ts';
import { type Measure, milliseconds, report } from './report.ts';
import { type GraphqlCall, sentByApp } from './sent-by-app.ts';

const card = `id kind uri title status description lastUpdated nextDeadline isFollowing isLiked likes followers
  source { id name } deadlines { id type date isExpected }`;
const list = (input: object): GraphqlCall => ({
  query: `query ($input: AllActionValuesInput!) { list: allActionValues(input: $input) { totalCount pageInfo { numberOfPages } nodes { ${card} } } }`,
  variables: { input: { limit: 12, ...input } },
});
/** Returns the calls of a grant's page: the grant, its files, and its newest comments. */
const page = (id: number): GraphqlCall[] => [
  {
    query: `query ($id: ID!) { found: actionValue(id: $id) { ${card} version myAccess recentChanges { id } createdBy { id name } lastEdit { at by { id name } }
      currentRevision { id body year sourceUrl category type budgetType term amountFrom amountTo ownShare validOrganizationTypes
        sectors { id title } kostraFunctions { id kid title } links { label href } radarGraph { type name sum comment } } } }`,
    variables: { id },
  },
  { query: 'query ($id: ID!) { files(meta: $id) { id name size createdBy { id name } } }', variables: { id } },
  {
    query: `query ($id: ID!) { comments(meta: $id, limit: 20, order: DESCENDING) { totalCount commentCount mayComment
      nodes { id message likes isLiked replyCount author { id name uri organization { id name } } } } }`,
    variables: { id },
  },
  {
    query: 'query ($id: ID!) { grantCase(grant: $id) { id state files { id name } moves { id } } }',
    variables: { id },
  },
];

const lists: Record<string, GraphqlCall> = {
  'by deadline': list({}),
  'by title': list({ sort: 'TITLE' }),
  'last changed': list({ sort: 'LAST_UPDATED', order: 'DESCENDING' }),
  'with every filter': list(chosen),
  'with a word': list({ search: 'budsjettmøte' }),
  followed: list({ showOnlyMyFollowed: true }),
  'page 1,000': list({ offset: 12_000, showExpired: true }),
};

/**
 * Measures grants: the list of 20,000 over HTTP against its own statements, the statements of a grant's page, and the job that notifies people of
 * what their saved searches newly find.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  await seedGrants(database.db, 20_000);
  await database.pool.query(`update organization set permissions = enum_range(null::permission)`);
  const server = await startProcess({ DATABASE_URL: database.url });
  const measured = await measuring(database, server);
  const listed: Measure[] = [];
  for (const [what, call] of Object.entries(lists)) listed.push(await measured(what, [call], 1, 'p50 within 2×'));
  report('The list of 20,000 grants over HTTP, one at a time', listed);
  await reportPage(database);
  await server.stop();
  await reportMatches(database);
  await database.close();
}

/** Reports how many statements the page of a grant takes. */
async function reportPage(database: BenchDatabase): Promise<void> {
  const token = await signIn(database.db, reader);
  const count = async (id: number) => (await sentByApp(database, token, page(id))).length;
  const [once, often] = [await count(detailed.once), await count(detailed.often)];
  report('The page of a grant, its files, comments and case', [
    {
      what: 'with 50 of everything',
      figure: `${often} statements`,
      against: `${once} with one`,
      ratio: often / once,
      aim: '1',
    },
  ]);
}

/** Reports how long the job takes that matches 50 changed grants with 5,000 saved searches. */
async function reportMatches({ db }: BenchDatabase): Promise<void> {
  await seedSavedSearches(db, 5_000);
  await touchGrants(db, 50);
  const began = performance.now();
  await matchJob.run({ db, now: () => new Date() } as Context['services']);
  const took = performance.now() - began;
  const { count } = await db
    .selectFrom('saved_search_match')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  report('5,000 saved searches, and 50 grants that changed', [
    { what: `one statement for all; ${count} matches`, figure: milliseconds(took), aim: '5 s' },
  ]);
}
