import { sql } from 'kysely';
import { makeCalendar, makeEvent } from '../../areas/calendar/testing/wheels.ts';
import { dataOf } from '../../core/testing/answers.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../core/testing/people.ts';
import type { World } from '../../core/testing/world.ts';
import { hidden, limited, open } from '../../subject/testing/things.ts';

/** A person as the model knows them; they may move to another organization, and be deactivated. */
export type Citizen = TestPerson & { isAdmin: boolean; isActive: boolean };

/** A group of people, or of organizations. */
export type Members = { id: number; members: Set<number> };

/** A year wheel as the model knows it, with one activity that has one item on its checklist. */
export type Wheel = {
  id: number;
  instance: number;
  todo: number;
  owner: number;
  /** The organization of its owner when they made it. */
  organization: number;
  /** The person responsible for its activity, chosen by the owner. */
  responsible: number;
  isPrivate: boolean;
  visibility: 'PUBLIC' | 'PRIVATE';
  status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  isRemoved: boolean;
  isShared: boolean;
  /** The levels of access, by the id of the grantee; the owner is not among them. */
  entries: Map<number, 'READ' | 'WRITE'>;
};

/** A small world: three municipalities, people, groups of both, and a few year wheels. */
export type Municipality = {
  organizations: number[];
  unpaid: Set<number>;
  people: Citizen[];
  groups: Members[];
  regions: Members[];
  wheels: Wheel[];
  /** A group of service areas that every year wheel belongs to. */
  kostraGroup: number;
};

/** Returns the item at a place of a list; a place beyond the end counts on from the start. */
export const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

const day = '2026-06-15';

/**
 * Makes a municipality and removes the one before. Everybody follows every year wheel and has it in their year view, as if all had once been open to
 * everybody.
 */
export async function makeTown(world: World): Promise<Municipality> {
  const { db } = world;
  await sql`delete from share_link`.execute(db);
  await sql`delete from subject where kind = 'CALENDAR'`.execute(db);
  await sql`delete from rate_limit`.execute(db);
  const homes = await Promise.all(['Fjordvik', 'Lundvik', 'Myrland'].map((name) => makeOrganization(db, name)));
  const names = ['Kari', 'Ola', 'Per', 'Siri', 'Mona', 'Nils', 'Astrid'];
  const people: Citizen[] = [];
  for (const [place, name] of names.entries()) {
    const isAdmin = name === 'Astrid';
    people.push({ ...(await makePerson(db, name, at(homes, place), { isAdmin })), isAdmin, isActive: true });
  }
  const groups = [await makeGroup(world, people[0]!), await makeGroup(world, people[2]!)];
  const regions = [await makeRegion(world, people.at(-1)!)];
  const kostra = await makeServiceArea(world);
  const wheels: Wheel[] = [];
  for (const place of states.keys()) wheels.push(await makeWheel(world, people, place, kostra.id));
  const municipality = {
    organizations: homes.map(({ id }) => id),
    unpaid: new Set<number>(),
    people,
    groups,
    regions,
    wheels,
  };
  return { ...municipality, kostraGroup: kostra.group };
}

const states = [
  { ...open, visibility: 'PUBLIC' as const },
  { ...limited, visibility: 'PUBLIC' as const },
  { ...hidden, visibility: 'PRIVATE' as const },
  { ...limited, visibility: 'PUBLIC' as const },
];

async function makeWheel(world: World, people: readonly Citizen[], place: number, kostra: number): Promise<Wheel> {
  const [owner, responsible] = [people[place % 3]!, at(people, place + 2)];
  const { isPrivate, visibility } = states[place]!;
  const more = { title: `Hjul ${place}`, kostraFunctions: [kostra] };
  const id = Number(await makeCalendar(world, owner, { isPrivate, visibility }, more));
  const event = await makeEvent(world, owner, String(id), { startDate: day, todoTemplate: ['Hent tal'] });
  const instance = Number(event.instances.nodes[0]!.id);
  await sql`update event_instance set responsible_id = ${responsible.id}, assigned_by = ${owner.id} where id = ${instance}`.execute(
    world.db,
  );
  const everybody = sql`select id from person where id = any (${people.map((person) => person.id)}::bigint[])`;
  await sql`insert into follow (person_id, subject_id) select id, ${id} from (${everybody}) p`.execute(world.db);
  await sql`insert into calendar_ring (person_id, calendar_id, position, color) select id, ${id}, 1, '#1f6f8b' from (${everybody}) p
    on conflict do nothing`.execute(world.db);
  const { id: todo } = await world.db
    .selectFrom('todo')
    .select('id')
    .where('instance_id', '=', instance)
    .executeTakeFirstOrThrow();
  const made = {
    id,
    instance,
    todo,
    owner: owner.id,
    organization: owner.organizationId,
    responsible: responsible.id,
  };
  const entries = new Map<number, 'READ' | 'WRITE'>();
  return { ...made, isPrivate, visibility, status: 'PUBLISHED', isRemoved: false, isShared: false, entries };
}

async function makeGroup({ graphql }: World, by: Citizen): Promise<Members> {
  const query = 'mutation { createGroup(input: { title: "Gruppa", members: [] }) { id } }';
  const { createGroup } = dataOf(await graphql<{ createGroup: { id: string } }>(by, query));
  return { id: Number(createGroup.id), members: new Set() };
}

async function makeRegion({ db }: World, by: Citizen): Promise<Members> {
  const row = { title: 'Regionen', created_by: by.id };
  const { id } = await db.insertInto('organization_group').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, members: new Set() };
}

async function makeServiceArea({ db }: World): Promise<{ id: number; group: number }> {
  const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
  const { rows } = await sql<{ next: number }>`select nextval('meta_id') as next`.execute(db);
  const kid = `m${rows[0]!.next}`;
  const group = await db
    .insertInto('kostra_group')
    .values({ kid, identifier: kid, ...titles })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('kostra_function')
    .values({ kid, group_id: group.id, ...titles })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, group: group.id };
}
