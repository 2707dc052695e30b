import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mayList, maySee, type Row, rootRow, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import { createTestDatabase, type TestDatabase } from '../../core/testing/database.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../core/testing/people.ts';
import { createSubject } from '../../subject/create.ts';

/** To people who hold nothing of a thing, the rules of access, the lists (`subject.reach`) and the search (`search_entry.reach`) say the same of it. */
let database: TestDatabase;
let kari: TestPerson;
let per: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  const fjordvik = await makeOrganization(database.db, 'Fjordvik kommune');
  kari = await makePerson(database.db, 'Kari Nes', fjordvik);
  per = await makePerson(database.db, 'Per Lund', fjordvik);
});
afterAll(() => database.close());

/** What hangs on what, from the root down. */
const chains: readonly (readonly SubjectKind[])[] = [
  ['CALENDAR', 'EVENT', 'USERFILE'],
  ['CALENDAR', 'EVENT', 'COMMENT', 'COMMENT', 'USERFILE'],
  ['CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'TASK'],
  ['CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'USERFILE'],
  ['CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'COMMENT', 'COMMENT', 'USERFILE'],
  ['TOPIC', 'DISCUSSION', 'COMMENT', 'COMMENT', 'USERFILE'],
  ['ACTION_VALUE', 'COMMENT', 'COMMENT', 'USERFILE'],
];

/** Makes a chain of things, and returns their ids. */
const make = (kinds: readonly SubjectKind[], access: object): Promise<number[]> =>
  database.db.transaction().execute(async (tx) => {
    const ids: number[] = [];
    for (const kind of kinds) {
      const parent = ids.length > 0 ? { id: ids.at(-1)!, rootId: ids[0]! } : undefined;
      ids.push(await createSubject(tx, { kind, title: kind, createdBy: kari, parent, ...(parent ? {} : access) }));
    }
    return ids;
  });

const become = (id: number, status: 'DRAFT' | 'PUBLISHED') =>
  database.db.updateTable('subject').set({ status }).where('id', '=', id).execute();

/** Returns what the rules say of things to Per, who holds nothing of them, and where the search or the lists say something else. */
async function differences(ids: readonly number[]) {
  const reach = (of: Row) =>
    sql`case when ${maySee(of, person(per.id))} then 'OPEN' when ${mayList(of, person(per.id))} then 'LIMITED' else 'HIDDEN' end`;
  const { rows } = await sql<{ kind: SubjectKind; rules: string; asRoot: string | null; search: string; list: string }>`
    select s.kind, ${reach(row('s', 'r'))} as rules, case when s.id = r.id then ${reach(rootRow('s'))} end as "asRoot", coalesce(e.reach, search_reach(s.id)) as search, coalesce(s.reach, search_reach(s.id)) as list
    from subject s join subject r on r.id = s.root_id left join search_entry e on e.id = s.id
    where s.id = any (${ids}::bigint[]) order by s.id`.execute(database.db);
  return rows.filter(({ rules, asRoot, search, list }) => [asRoot ?? rules, search, list].some((one) => one !== rules));
}

describe.each([
  ['open', {}],
  ['limited', { isPrivate: true, visibility: 'PUBLIC' }],
  ['hidden', { isPrivate: true, visibility: 'PRIVATE' }],
] as const)('what is %s is found, listed and read by the same people', (_name, access) => {
  it.each(chains.map((kinds) => [kinds.join(' ← '), kinds] as const))(
    '%s, whichever of them is a draft',
    async (_n, kinds) => {
      const ids = await make(kinds, access);
      expect(await differences(ids)).toEqual([]);
      for (const id of ids) {
        await become(id, 'DRAFT');
        expect(await differences(ids), `draft: ${kinds[ids.indexOf(id)]}`).toEqual([]);
        await become(id, 'PUBLISHED');
      }
      expect(await differences(ids)).toEqual([]);
    },
  );
});

it('nothing below a draft is open: no item of its checklist, no reply, and no file on one', async () => {
  const ids = await make(['CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'COMMENT', 'COMMENT', 'USERFILE'], {});
  await become(ids[2]!, 'DRAFT');
  const { rows } = await sql<{ kind: SubjectKind; reach: string }>`
    select kind, search_reach(id) as reach from subject where id = any (${ids}::bigint[]) order by id`.execute(
    database.db,
  );
  expect(rows.map(({ kind, reach }) => `${kind} ${reach}`)).toEqual([
    'CALENDAR OPEN',
    'EVENT HIDDEN',
    'EVENT_INSTANCE HIDDEN',
    'COMMENT HIDDEN',
    'COMMENT HIDDEN',
    'USERFILE HIDDEN',
  ]);
});
