import { similarDiscussions } from '../packages/server/src/areas/discussion/similar.queries.ts';
import { callerFor } from '../packages/server/src/core/testing/callers.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { answered, seedForum } from './forum-data.ts';
import { reader } from './list-data.ts';
import { measuring } from './over-http.ts';
import { inLanes, type Measure, milliseconds, percentile, report } from './report.ts';
import type { GraphqlCall } from './sent-by-app.ts';

const maker = 'createdBy { id name uri organization { id name } }';
const discussions = (more: string): GraphqlCall => ({
  query: `{ list: allDiscussions(limit: 10 ${more}) { totalCount pageInfo { numberOfPages }
    nodes { id uri title status topic summary answerCount acceptedAnswer views likes isLiked isFollowing mayEdit lastUpdated ${maker} } } }`,
});
const topics = (more: string): GraphqlCall => ({
  query: `{ list: allTopics(input: { limit: 12 ${more} }) { totalCount limitedCount pageInfo { numberOfPages }
    nodes { id uri title category status isLimited isRestricted lastUpdated likes isLiked isFollowing followers ${maker} } } }`,
});
/** Returns the calls of a discussion's page: the discussion, and its newest answers. */
const page = (id: number): GraphqlCall[] => [
  {
    query: `query ($id: ID!) { found: discussion(id: $id) { id kind uri title status topic version body answerCount acceptedAnswer views mayEdit isLiked likes
      isFollowing followers dateCreated lastUpdated ${maker} lastEdit { at by { id name } } poll { voters } } }`,
    variables: { id },
  },
  {
    query: `query ($id: ID!) { comments(meta: $id, limit: 20, order: DESCENDING) { totalCount commentCount mayComment
      nodes { id message status dateCreated lastUpdated likes isLiked replyCount author { id name uri organization { id name } } } } }`,
    variables: { id },
  },
];

const lists: Record<string, GraphqlCall> = {
  'allDiscussions, last active': discussions(''),
  'allDiscussions, by title': discussions(', sort: TITLE, order: ASCENDING'),
  'allDiscussions, without answer': discussions(', unanswered: true'),
  'allDiscussions, of a municipality': discussions(', organizations: [7]'),
  'allDiscussions, with a word': discussions(', text: "budsjettmøte"'),
  'allDiscussions, page 1,000': discussions(', offset: 10000'),
  'allTopics, last changed': topics(''),
  'allTopics, of a category': topics(', category: PROJECT'),
  'allTopics, mine': topics(', onlyMine: true'),
};
/**
 * Measures the forum with 100,000 discussions and a million answers: lists over HTTP against their own statements through pg alone; the page of a
 * discussion; similar questions. `SAMSPEL_BENCH_DISCUSSIONS` makes it smaller.
 */
export async function run(): Promise<void> {
  const count = Number(process.env.SAMSPEL_BENCH_DISCUSSIONS ?? 100_000);
  const database = await openBenchDatabase();
  await seedForum(database.db, count);
  const server = await startProcess({ DATABASE_URL: database.url });
  const measured = await measuring(database, server);
  const listed: Measure[] = [];
  for (const [what, call] of Object.entries(lists)) listed.push(await measured(what, [call], 1, 'p50 within 2×'));
  report(`Lists of ${count} discussions with ten answers each, over HTTP, one at a time`, listed);
  report('The page of a discussion over HTTP, 16 at once', [
    await measured('with 5 answers', page(answered.few), 16, '2.8 ms of CPU'),
    await measured('with 500 answers', page(answered.many), 16, ''),
  ]);
  await reportSimilar(database);
  await server.stop();
  await database.close();
}

const titles = {
  'of rare words': 'Kven har ein god rutine for budsjettmøte med ungdomsutval?',
  'of words that thousands of titles have': 'Plan for barnehagehøyring og skulerapport',
  'of one word': 'Beredskapsplan',
};

async function reportSimilar({ db }: BenchDatabase): Promise<void> {
  const caller = callerFor({ id: reader } as never);
  const measures: Measure[] = [];
  for (const [what, title] of Object.entries(titles)) {
    const ask = () => similarDiscussions(db, caller, title);
    await inLanes(1, 8, ask);
    const times = await inLanes(1, 60, ask);
    measures.push({
      what,
      figure: `${milliseconds(percentile(times, 0.5))} p50, ${milliseconds(percentile(times, 0.95))} p95`,
      aim: '30 ms',
    });
  }
  report('Questions like a title that is typed', measures);
}
