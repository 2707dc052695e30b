import { randomUUID } from 'node:crypto';
import type { Tx } from '../core/database/pool.ts';
import type { State } from './expected.ts';
import { makeGrant } from './plain-grant.ts';
import { makePlans } from './planned.ts';
import type { Cast } from './roles.ts';
import { secret, type Tree } from './tree.ts';

/** A grant in a state, its first revision, the source that gives it, and what municipalities have made for it. */
export type Granted = {
  grant: number;
  grantRevision: number;
  source: number;
  sector: number;
  /** The case of each municipality of the cast, by municipality. Only an open grant has them, since a case outlives any change of its grant. */
  cases: ReadonlyMap<number, number>;
  /** A file of each municipality's case, and one that was removed from it, by municipality. */
  caseFiles: ReadonlyMap<number, { there: number; removed: number }>;
  /** The plan of each municipality's case in the year wheel, by municipality. The activity is its only task. */
  plans: ReadonlyMap<number, number>;
};

/** A grant is secret only as a draft and in the trash. It has no access list, so in the states limited and hidden it is a draft. */
const statusIn = { open: 'PUBLISHED', archived: 'ARCHIVED', obsolete: 'PUBLISHED' } as const;

/** Makes a grant of an admin in a state. An obsolete one is removed later, with everything else. */
export async function makeGranted(tx: Tx, cast: Cast, state: State, tree: Tree): Promise<Granted> {
  const { admin } = cast.people;
  const status = state in statusIn ? statusIn[state as keyof typeof statusIn] : 'DRAFT';
  const words = state === 'open' || state === 'archived' ? 'Tilskot' : secret;
  const { grant, grantRevision } = await makeGrant(tx, admin, words, status);
  const cases = state === 'open' ? await makeCases(tx, cast, grant) : new Map<number, number>();
  return {
    grant,
    grantRevision,
    cases,
    caseFiles: await makeCaseFiles(tx, admin.id, cases),
    plans: await makePlans(tx, cast, tree),
    ...(state === 'open' ? await makeSource(tx, grant) : { source: grant, sector: grant }),
  };
}

/** Makes a source and a sector of a grant. Sources are no secret, and stay whatever happens to a grant. */
async function makeSource(tx: Tx, of: number) {
  const name = `Husbanken ${of}`;
  const titles = { title_nn: name, title_nb: name, title_en: name };
  const source = await tx.insertInto('grant_source').values({ name }).returning('id').executeTakeFirstOrThrow();
  const sector = await tx.insertInto('sector').values(titles).returning('id').executeTakeFirstOrThrow();
  return { source: source.id, sector: sector.id };
}

/** Makes a case of every municipality on the grant, with notes of its own. */
async function makeCases(tx: Tx, { people }: Cast, grant_id: number): Promise<Map<number, number>> {
  const memberOf = new Map(Object.values(people).map(({ organizationId, id }) => [organizationId, id]));
  const cases = await tx
    .insertInto('grant_case')
    .values([...memberOf.keys()].map((organization_id) => ({ grant_id, organization_id, notes: 'Notat' })))
    .returning(['id', 'organization_id'])
    .execute();
  const started = { state: 'CONSIDERING', moved_at: new Date() } as const;
  await tx
    .insertInto('grant_case_move')
    .values(cases.map((one) => ({ ...started, case_id: one.id, moved_by: memberOf.get(one.organization_id)! })))
    .execute();
  return new Map(cases.map((one) => [one.organization_id, one.id]));
}

/** Makes two files of each case: one that is there and one that was removed. */
async function makeCaseFiles(tx: Tx, added_by: number, cases: ReadonlyMap<number, number>) {
  const make = async (case_id: number, removed_at: Date | null) => {
    const stored = { key: randomUUID(), name: 'Søknad.txt', content_type: 'text/plain', size: 1 };
    const file = { ...stored, case_id, added_by, added_at: new Date(), removed_at };
    return (await tx.insertInto('grant_case_file').values(file).returning('id').executeTakeFirstOrThrow()).id;
  };
  const made = new Map<number, { there: number; removed: number }>();
  for (const [organization, id] of cases)
    made.set(organization, { there: await make(id, null), removed: await make(id, new Date()) });
  return made;
}
