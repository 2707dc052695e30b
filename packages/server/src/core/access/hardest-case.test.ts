import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSubject } from '../../subject/create.ts';
import { removeSubject } from '../../subject/trash/remove.ts';
import { callerFor } from '../testing/callers.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { makeOrganization, makePerson, type TestPerson } from '../testing/people.ts';
import { audience } from './audience.ts';
import { findSubject } from './find-subject.ts';
import { mayEdit, mayList, maySee, myAccess, row } from './rules.ts';
import { person } from './who.ts';

/**
 * A file on a reply to a comment on a discussion in a private topic that is shared with a group of organizations, seen by six people.
 * The topic's access is read at the root, however deep the file is (design §2).
 */
let database: TestDatabase;
let people: Record<'kari' | 'ola' | 'per' | 'liv' | 'astrid' | 'gone', TestPerson>;
let topic: number;
let discussion: number;
let reply: number;
let file: number;
let region: number;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  const { db } = database;
  const [fjordvik, lundvik, bygland] = [
    await makeOrganization(db, 'Fjordvik kommune'),
    await makeOrganization(db, 'Lundvik kommune'),
    await makeOrganization(db, 'Bygland kommune'),
  ];
  people = {
    kari: await makePerson(db, 'Kari Nes', fjordvik),
    ola: await makePerson(db, 'Ola Vik', fjordvik),
    per: await makePerson(db, 'Per Lund', lundvik),
    liv: await makePerson(db, 'Liv Moe', bygland),
    astrid: await makePerson(db, 'Astrid Berg', fjordvik, { isAdmin: true }),
    gone: await makePerson(db, 'Gunn Dahl', lundvik),
  };
  await db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', people.gone.id).execute();
  region = (
    await db
      .insertInto('organization_group')
      .values({ title: 'Regionen', created_by: people.astrid.id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await db
    .insertInto('organization_group_member')
    .values({ organization_group_id: region, organization_id: lundvik.id })
    .execute();

  await db.transaction().execute(async (tx) => {
    const { kari, per } = people;
    topic = await createSubject(tx, {
      kind: 'TOPIC',
      title: 'Barnevern i regionen',
      createdBy: kari,
      isPrivate: true,
      visibility: 'PRIVATE',
    });
    discussion = await createSubject(tx, {
      kind: 'DISCUSSION',
      title: 'Kva gjer de?',
      createdBy: kari,
      parent: { id: topic, rootId: topic },
    });
    const comment = await createSubject(tx, {
      kind: 'COMMENT',
      title: '',
      createdBy: kari,
      parent: { id: discussion, rootId: topic },
    });
    reply = await createSubject(tx, {
      kind: 'COMMENT',
      title: '',
      createdBy: per,
      parent: { id: comment, rootId: topic },
    });
    file = await createSubject(tx, {
      kind: 'USERFILE',
      title: 'rutine.pdf',
      createdBy: per,
      parent: { id: reply, rootId: topic },
    });
    await tx
      .insertInto('access_entry')
      .values({ root_id: topic, organization_group_id: region, level: 'READ' })
      .execute();
  });
});

afterAll(() => database.close());

/** Use 1 and 3: the list and its flags, as one statement. */
async function listed(who: TestPerson | null) {
  const at = row('s', 'r');
  const asks = person(who?.id ?? null);
  const { rows } = await sql<{ id: number; sees: boolean; edits: boolean; access: string }>`
    select s.id, ${maySee(at, asks)} as sees, ${mayEdit(at, asks)} as edits, ${myAccess(at, asks)} as access
    from subject s join subject r on r.id = s.root_id where s.id = ${file} and ${mayList(at, asks)}`.execute(
    database.db,
  );
  return rows[0];
}

/** Use 2: the check of one. */
const check = (who: TestPerson, need: 'see' | 'edit', id = file) =>
  findSubject(database.db, { ...callerFor(who), isAdmin: who === people.astrid }, id, need).then(
    () => 'yes',
    (refusal) => refusal.code,
  );

describe('a file on a reply to a comment on a discussion in a hidden topic', () => {
  it.each([
    ['ola', 'a colleague of the owner without an entry'],
    ['liv', 'somebody in a municipality outside the region'],
    ['gone', 'somebody in the region who was deactivated'],
  ] as const)('is absent for %s, %s', async (name, _who) => {
    expect(await listed(people[name])).toBeUndefined();
    expect(await check(people[name], 'see')).toBe('notFound');
    expect(await audience(database.db, file)).not.toContain(people[name].id);
  });

  it('is absent for nobody', async () => {
    expect(await listed(null)).toBeUndefined();
  });

  it('is read by Kari, who owns the topic, and not written: it hangs on a reply of somebody else', async () => {
    expect(await listed(people.kari)).toMatchObject({ sees: true, edits: false, access: 'READ' });
    expect(await check(people.kari, 'edit')).toBe('notAllowed');
  });

  it('is written by Per, who only reads the topic but wrote the reply, and by an admin', async () => {
    expect(await listed(people.per)).toMatchObject({ sees: true, edits: true, access: 'WRITE' });
    expect(await check(people.per, 'edit')).toBe('yes');
    expect(await listed(people.astrid)).toMatchObject({ sees: true, edits: true, access: 'WRITE' });
  });

  it('is told to exactly those who may read it', async () => {
    const { kari, per, astrid } = people;
    expect(await audience(database.db, file)).toEqual([kari.id, per.id, astrid.id].sort((a, b) => a - b));
  });

  it('writes into the audit log that an admin without an entry read it', async () => {
    const read = () => database.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', file).execute();
    const before = await read();
    await check(people.kari, 'see');
    expect(await read()).toEqual(before);
    await check(people.astrid, 'see');
    expect(await read()).toHaveLength(before.length + 1);
  });

  it('is absent for Ola still when the topic is limited: its card is shown, and nothing that hangs on it', async () => {
    await change({ visibility: 'PUBLIC' });
    expect(await check(people.ola, 'see', topic)).toBe('notAllowed');
    expect(await listed(people.ola)).toBeUndefined();
    expect(await check(people.ola, 'see')).toBe('notFound');
    expect(await audience(database.db, file)).not.toContain(people.ola.id);
    await change({ visibility: 'PRIVATE' });
  });

  it('is read by everybody once the topic is open', async () => {
    await change({ is_private: false });
    expect(await listed(people.liv)).toMatchObject({ sees: true, access: 'READ' });
    expect(await listed(people.gone)).toBeUndefined();
    await change({ is_private: true });
  });

  it('is for its writers alone while the topic is a draft', async () => {
    await database.db.updateTable('subject').set({ status: 'DRAFT' }).where('id', '=', topic).execute();
    expect(await listed(people.per)).toBeUndefined();
    expect(await listed(people.kari)).toMatchObject({ sees: true });
    await database.db.updateTable('subject').set({ status: 'PUBLISHED' }).where('id', '=', topic).execute();
  });

  it('is absent for Per the moment Lundvik leaves the group, and back when it returns', async () => {
    const { per } = people;
    const membership = { organization_group_id: region, organization_id: per.organizationId };
    await database.db
      .deleteFrom('organization_group_member')
      .where('organization_id', '=', per.organizationId)
      .execute();
    expect(await check(per, 'see')).toBe('notFound');
    await database.db.insertInto('organization_group_member').values(membership).execute();
    expect(await check(per, 'see')).toBe('yes');
  });

  it('follows a person who changes organization', async () => {
    const { per, liv } = people;
    const move = (to: number) =>
      database.db.updateTable('person').set({ organization_id: to }).where('id', '=', per.id).execute();
    await move(liv.organizationId);
    expect(await check(per, 'see')).toBe('notFound');
    await move(per.organizationId);
    expect(await check(per, 'see')).toBe('yes');
  });

  it('is absent without the permission for topics, whatever the entry', async () => {
    const hold = (held: ('TOPIC' | 'CALENDAR')[]) =>
      database.db
        .updateTable('organization')
        .set({ permissions: held })
        .where('id', '=', people.per.organizationId)
        .execute();
    await hold(['CALENDAR']);
    expect(await check(people.per, 'see')).toBe('notFound');
    expect(await audience(database.db, file)).not.toContain(people.per.id);
    await hold(['CALENDAR', 'TOPIC']);
  });
});

describe('a reply by Per, who only reads the topic', () => {
  it('is not edited by Kari, who owns the topic, nor by anybody who may not read it', async () => {
    expect(await check(people.kari, 'see', reply)).toBe('yes');
    expect(await check(people.kari, 'edit', reply)).toBe('notAllowed');
    expect(await check(people.ola, 'edit', reply)).toBe('notFound');
  });

  it('is edited by Per himself, and by an admin', async () => {
    expect(await check(people.per, 'edit', reply)).toBe('yes');
    expect(await check(people.astrid, 'edit', reply)).toBe('yes');
  });

  it('gives Per nothing of the topic', async () => {
    expect(await check(people.per, 'edit', topic)).toBe('notAllowed');
  });

  it('as a draft is read by Per and by an admin, and by nobody else', async () => {
    const become = (status: 'DRAFT' | 'PUBLISHED') =>
      database.db.updateTable('subject').set({ status }).where('id', '=', reply).execute();
    await become('DRAFT');
    expect(await check(people.kari, 'see', reply)).toBe('notFound');
    expect(await check(people.per, 'edit', reply)).toBe('yes');
    expect(await audience(database.db, reply)).toEqual([people.per.id, people.astrid.id].sort((a, b) => a - b));
    await become('PUBLISHED');
  });

  it('is lost for Per when he may not read the topic any more', async () => {
    const ofLundvik = database.db
      .deleteFrom('organization_group_member')
      .where('organization_id', '=', people.per.organizationId);
    await ofLundvik.execute();
    expect(await check(people.per, 'edit', reply)).toBe('notFound');
    await database.db
      .insertInto('organization_group_member')
      .values({ organization_group_id: region, organization_id: people.per.organizationId })
      .execute();
  });
});

describe('a file on a reply to a comment on a removed discussion', () => {
  it('goes when the discussion is removed, for its owner and admins too', async () => {
    await database.db.transaction().execute((tx) => removeSubject(tx, discussion));
    expect(await audience(database.db, file)).toEqual([]);
    expect(await check(people.kari, 'see')).toBe('notFound');
    expect(await check(people.astrid, 'see')).toBe('notFound');
  });
});

const change = (to: { visibility?: 'PUBLIC' | 'PRIVATE'; is_private?: boolean }) =>
  database.db.updateTable('subject').set(to).where('id', '=', topic).execute();
