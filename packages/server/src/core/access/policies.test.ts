import { type SubjectKind, subjectKinds } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSubject } from '../../subject/create.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { makeOrganization, makePerson, type TestPerson } from '../testing/people.ts';
import { mayEdit, maySee, row } from './rules.ts';
import { person } from './who.ts';

/** A thing of every kind, made by Per on an open topic that Kari owns and Ola may write. */
let database: TestDatabase;
let people: Record<'kari' | 'ola' | 'per' | 'liv' | 'astrid', TestPerson>;
const things = new Map<SubjectKind, number>();

beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  const { db } = database;
  const fjordvik = await makeOrganization(db, 'Fjordvik kommune');
  people = {
    kari: await makePerson(db, 'Kari Nes', fjordvik),
    ola: await makePerson(db, 'Ola Vik', fjordvik),
    per: await makePerson(db, 'Per Lund', fjordvik),
    liv: await makePerson(db, 'Liv Moe', fjordvik),
    astrid: await makePerson(db, 'Astrid Berg', fjordvik, { isAdmin: true }),
  };
  await db.transaction().execute(async (tx) => {
    const topic = await createSubject(tx, { kind: 'TOPIC', title: 'Barnevern', createdBy: people.kari });
    await tx.insertInto('access_entry').values({ root_id: topic, person_id: people.ola.id, level: 'WRITE' }).execute();
    const parent = { id: topic, rootId: topic };
    for (const kind of subjectKinds) {
      things.set(kind, await createSubject(tx, { kind, title: kind, createdBy: people.per, parent }));
    }
  });
});
afterAll(() => database.close());

/** Returns who of the five may change a thing, and who may read it. `kinds` is what the query knows about its kind. */
async function allowed(kind: SubjectKind, kinds?: readonly SubjectKind[]) {
  const at = row('s', 'r', undefined, kinds);
  const names = { edits: [] as string[], sees: [] as string[] };
  for (const [name, { id }] of Object.entries(people)) {
    const { rows } = await sql<{ edits: boolean | null; sees: boolean | null }>`
      select ${mayEdit(at, person(id))} as edits, ${maySee(at, person(id))} as sees
      from subject s join subject r on r.id = s.root_id where s.id = ${things.get(kind)}`.execute(database.db);
    if (rows[0]!.edits) names.edits.push(name);
    if (rows[0]!.sees) names.sees.push(name);
  }
  return names;
}

const writers = ['kari', 'ola', 'astrid'];

describe('who may change a thing that Per has made on a topic of Kari, which Ola writes and Liv reads', () => {
  it.each([
    ['TOPIC', writers],
    ['CALENDAR', writers],
    ['EVENT', writers],
    ['EVENT_INSTANCE', writers],
    ['TASK', writers],
    ['DISCUSSION', ['per', 'astrid']],
    ['COMMENT', ['per', 'astrid']],
    ['USERFILE', writers],
    ['ACTION_VALUE', ['astrid']],
  ] satisfies [SubjectKind, string[]][])('%s: %j', async (kind, expected) => {
    expect((await allowed(kind)).edits).toEqual(expected);
  });

  it('is the same where the query knows the kind, and everybody reads it', async () => {
    for (const kind of subjectKinds) {
      const asked = await allowed(kind);
      expect(await allowed(kind, [kind]), kind).toEqual(asked);
      expect(asked.sees, kind).toEqual(Object.keys(people));
    }
  });
});
