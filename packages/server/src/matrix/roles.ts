import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Database as Db } from '../core/database/pool.ts';
import { inTransaction } from '../core/database/transaction.ts';
import type { TestOrganization, TestPerson } from '../core/testing/people.ts';
import { makeOrganization, makePerson } from '../core/testing/people.ts';
import { type Applying, makeApplying } from './applying.ts';

/**
 * Every role that a right may depend on, with its column in the tables. Readers and writers have an entry in the access list of the thing,
 * each in a different way; strangers have none.
 */
export const roles = {
  owner: 'owner',
  writer: 'writer',
  'writer by group': 'writer',
  'writer by organization': 'writer',
  'writer by organization group': 'writer',
  reader: 'reader',
  'reader by group': 'reader',
  'reader by organization': 'reader',
  'reader by organization group': 'reader',
  colleague: 'stranger',
  stranger: 'stranger',
  namesake: 'stranger',
  removed: 'stranger',
  'organization admin': 'organization admin',
  admin: 'admin',
  'without permission': 'no permission',
  deactivated: 'nobody',
  anonymous: 'nobody',
} as const;
export type Role = keyof typeof roles;

/** The people of the matrix by role, and what they are members of. */
export type Cast = {
  people: Record<Exclude<Role, 'anonymous'>, TestPerson>;
  /** The organization of the owner. */
  home: TestOrganization;
  groups: Record<'writers' | 'readers', number>;
  organizations: Record<'writers' | 'readers', number>;
  organizationGroups: Record<'writers' | 'readers', number>;
  /** A deactivated person of the owner's organization. */
  gone: number;
  /** A mail in the outbox. */
  mail: number;
  /** News that everybody sees, and news that only admins do. */
  news: { shown: number; draft: number };
  applying: Applying;
};

/** Makes a person for each role, and what they are members of. */
export async function makeCast(db: Db): Promise<Cast> {
  const organization = async (name: string) => makeOrganization(db, `${name} kommune`);
  const home = await organization('Fjordvik');
  const [writing, reading, writingRegion, readingRegion, elsewhere] = await Promise.all(
    ['Skriv', 'Les', 'Skrivregion', 'Lesregion', 'Lundvik'].map(organization),
  );
  const unpaid = await makeOrganization(db, 'Utan kommune', []);
  const person = (name: string, where: typeof home, more = {}) => makePerson(db, name, where, more);
  const people = {
    owner: await person('Kari Nes', home),
    writer: await person('Siri Skriv', elsewhere!),
    'writer by group': await person('Sol Gruppe', elsewhere!),
    'writer by organization': await person('Stig Kommune', writing!),
    'writer by organization group': await person('Sunniva Region', writingRegion!),
    reader: await person('Lars Les', elsewhere!),
    'reader by group': await person('Lea Gruppe', elsewhere!),
    'reader by organization': await person('Leif Kommune', reading!),
    'reader by organization group': await person('Lise Region', readingRegion!),
    colleague: await person('Ola Vik', home),
    stranger: await person('Per Lund', elsewhere!),
    namesake: await person('Kari Nes', elsewhere!),
    removed: await person('Rita Borte', elsewhere!),
    'organization admin': await person('Oda Berg', home, { isOrganizationAdmin: true }),
    admin: await person('Astrid Berg', home, { isAdmin: true }),
    'without permission': await person('Uno Utan', unpaid),
    deactivated: await person('Dag Av', elsewhere!),
  };
  const { id: gone } = await person('Guro Gamal', home);
  await db
    .updateTable('person')
    .set({ user_status: 'DEACTIVATED' })
    .where('id', 'in', [people.deactivated.id, gone])
    .execute();
  const cast: Cast = {
    people,
    gone,
    mail: await makeMail(db),
    news: { shown: await makeNews(db, 'PUBLISHED'), draft: await makeNews(db, 'DRAFT') },
    home,
    groups: {
      writers: await makeGroup(db, people.owner.id, people['writer by group'].id),
      readers: await makeGroup(db, people.owner.id, people['reader by group'].id),
    },
    organizations: { writers: writing!.id, readers: reading!.id },
    organizationGroups: {
      writers: await makeOrganizationGroup(db, people.admin.id, writingRegion!.id),
      readers: await makeOrganizationGroup(db, people.admin.id, readingRegion!.id),
    },
    applying: await inTransaction(db, (tx) => makeApplying(tx, people)),
  };
  await comeAndGo(db, cast);
  return cast;
}

async function makeMail(db: Db): Promise<number> {
  const mail = { to_address: 'kari@fjordvik.example', subject: 'Hei', body: 'Hei' };
  const { id } = await db.insertInto('mail_outbox').values(mail).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function makeNews(db: Db, status: 'PUBLISHED' | 'DRAFT'): Promise<number> {
  const news = {
    status,
    publish_on: '2026-01-01',
    title_nn: 'Nytt',
    body_nn: JSON.stringify(richTextOf('Nytt')),
    last_updated: new Date(),
  };
  const { id } = await db.insertInto('news').values(news).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Puts the person who lost their right in a group and an organization with read access, and takes them out of both. */
async function comeAndGo(db: Db, { people: { removed }, groups, organizations }: Cast): Promise<void> {
  const moveTo = (organization_id: number) =>
    db.updateTable('person').set({ organization_id }).where('id', '=', removed.id).execute();
  await db.insertInto('person_group_member').values({ group_id: groups.readers, person_id: removed.id }).execute();
  await moveTo(organizations.readers);
  await db.deleteFrom('person_group_member').where('person_id', '=', removed.id).execute();
  await moveTo(removed.organizationId);
}

async function makeGroup(db: Db, createdBy: number, member: number): Promise<number> {
  const { id } = await db
    .insertInto('person_group')
    .values({ title: 'Gruppe', created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('person_group_member').values({ group_id: id, person_id: member }).execute();
  return id;
}

async function makeOrganizationGroup(db: Db, createdBy: number, member: number): Promise<number> {
  const { id } = await db
    .insertInto('organization_group')
    .values({ title: 'Region', created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('organization_group_member')
    .values({ organization_group_id: id, organization_id: member })
    .execute();
  return id;
}
