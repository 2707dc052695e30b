import { randomUUID } from 'node:crypto';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Database, Tx } from '../core/database/pool.ts';
import { inTransaction } from '../core/database/transaction.ts';
import { createSubject } from '../subject/create.ts';
import { removeSubject } from '../subject/trash/remove.ts';
import { type Discussions, makeDiscussion } from './discussions.ts';
import type { State } from './expected.ts';
import { type Granted, makeGranted } from './granted.ts';
import { type Cast, roles } from './roles.ts';
import { roots as allRoots, plainRoots } from './roots.ts';
import { described, makeOwn, makeRoot, makeTree, type Own, secret, type Tree } from './tree.ts';

/** A year wheel and what belongs to it, by the names that operations ask for. */
export type Things = Tree &
  Discussions &
  Granted & {
    /** The group of its writers. */
    group: number;
    organizationGroup: number;
    /** A fork of it, by somebody else, that everybody may know of. */
    fork: number;
    /**
     * A related year wheel of the same owner that is archived and that everybody may know of, so that who may end the relation depends only on
     * the year wheel itself.
     */
    related: number;
    /** The uri of its share link, which it has in every state. */
    uri: string;
    /** The reference of a copy that its owner asked for. */
    copy: string;
    /** A school holiday, and days on which it is closed, of the owner's organization. */
    schoolHoliday: number;
    closedDays: number;
    /** The reference of a rollover that its owner made. */
    rollover: string;
    /** The owner's ring of it. */
    ring: number;
    /** The ring of it in the year view of each person, by person. */
    rings: ReadonlyMap<number, number>;
    /** The activity that each person is responsible for, and what each has said, by person. */
    owns: ReadonlyMap<number, Own>;
    /** One thing of each kind with an access list of its own, by kind; the year wheel is among them. */
    roots: ReadonlyMap<SubjectKind, number>;
    cast: Cast;
  };

/** Makes a year wheel and one of each other kind in a state, shared with every reader and writer of the cast. */
export function makeThings(db: Database, cast: Cast, state: State): Promise<Things> {
  return inTransaction(db, async (tx) => {
    const { owner } = cast.people;
    const tree = await makeTree(tx, cast, state);
    const { calendar } = tree;
    const roots = new Map<SubjectKind, number>([['CALENDAR', calendar]]);
    for (const { kind } of plainRoots) roots.set(kind, await makeRoot(tx, cast, kind, state));
    await makeTopic(tx, roots.get('TOPIC')!);
    for (const { kind, permission } of allRoots) await share(tx, cast, roots.get(kind)!, permission !== undefined);
    const asked = await makeDiscussion(tx, cast, roots.get('TOPIC')!);
    await tx.insertInto('answer_activity').values({ activity_id: tree.instance, answer_id: asked.answer }).execute();
    await askToRead(tx, cast, [...roots.values()]);
    const rings = await makeRings(tx, cast, calendar);
    const uri = `delt-${calendar}`;
    await tx
      .insertInto('share_link')
      .values({ uri, calendar_id: calendar, created_by: owner.id, date_created: new Date() })
      .execute();
    const granted = await makeGranted(tx, cast, state, tree);
    const things = {
      ...tree,
      ...asked,
      ...granted,
      group: await makeGroupOfWriters(tx, cast),
      organizationGroup: await makeGroupOfOrganizations(tx, cast),
      fork: await makeFork(tx, cast, calendar),
      related: await makeRelated(tx, cast, calendar),
      uri,
      schoolHoliday: await makeDays(tx, cast, 'SCHOOL'),
      closedDays: await makeDays(tx, cast, 'CLOSED'),
      rollover: await makeRollover(tx, cast),
      copy: await makeCopyOrder(tx, cast, calendar, `${secret} ${state}`),
      ring: rings.get(owner.id)!,
      rings,
      owns: await makeOwn(tx, cast, tree, Object.values(cast.people)),
      roots,
      cast,
    };
    if (state === 'obsolete') for (const id of [...roots.values(), granted.grant]) await removeSubject(tx, id);
    return things;
  });
}

/**
 * Makes the access entries of the readers and writers; the entry of the person who lost their right is made and removed again. The person
 * without permission gets an entry, which must not help them, on kinds that need a permission. On other kinds they are a stranger.
 */
async function share(
  tx: Tx,
  { people, groups, organizations, organizationGroups }: Cast,
  root: number,
  asksPermission: boolean,
): Promise<void> {
  const readersByName = [people.reader, people.removed, ...(asksPermission ? [people['without permission']] : [])];
  const writersByName = [people.writer, people.deactivated];
  await tx
    .insertInto('access_entry')
    .values(
      [
        ...writersByName.map(({ id }) => ({ root_id: root, person_id: id, level: 'WRITE' as const })),
        ...readersByName.map(({ id }) => ({ root_id: root, person_id: id, level: 'READ' as const })),
        ...(
          [
            ['WRITE', 'writers'],
            ['READ', 'readers'],
          ] as const
        ).flatMap(([level, side]) => [
          { root_id: root, group_id: groups[side], level },
          { root_id: root, organization_id: organizations[side], level },
          { root_id: root, organization_group_id: organizationGroups[side], level },
        ]),
      ].map((entry) => ({
        person_id: null,
        group_id: null,
        organization_id: null,
        organization_group_id: null,
        ...entry,
      })),
    )
    .execute();
  await tx.deleteFrom('access_entry').where('root_id', '=', root).where('person_id', '=', people.removed.id).execute();
}

/** Makes a request of the stranger to read each thing, as if they had once known of it. */
async function askToRead(tx: Tx, { people: { stranger } }: Cast, roots: readonly number[]): Promise<void> {
  const request = { person_id: stranger.id, asked_at: new Date() };
  await tx
    .insertInto('access_request')
    .values(roots.map((subject_id) => ({ subject_id, ...request })))
    .execute();
}

/** Puts it in the year view of everybody, as if it had once been open. */
async function makeRings(tx: Tx, { people }: Cast, calendar_id: number): Promise<Map<number, number>> {
  const rows = await tx
    .insertInto('calendar_ring')
    .values(Object.values(people).map(({ id }) => ({ person_id: id, calendar_id, position: 1, color: '#1f6f8b' })))
    .returning(['person_id', 'id'])
    .execute();
  return new Map(rows.map(({ person_id, id }) => [person_id, id]));
}

/** Makes a fork of it by the stranger, which is open to everybody and has none of its content. */
async function makeFork(tx: Tx, { people: { stranger } }: Cast, origin: number): Promise<number> {
  const id = await createSubject(tx, { kind: 'CALENDAR', title: 'Grein', createdBy: stranger });
  await tx.insertInto('calendar').values({ id, category: 'TOPIC', color: '#1f6f8b', forked_from: origin }).execute();
  return id;
}

async function makeRelated(tx: Tx, { people: { owner } }: Cast, calendar: number): Promise<number> {
  const id = await createSubject(tx, { kind: 'CALENDAR', title: 'Relatert', status: 'ARCHIVED', createdBy: owner });
  await tx.insertInto('calendar').values({ id, category: 'TOPIC', color: '#1f6f8b' }).execute();
  await tx.insertInto('relation').values({ one_id: calendar, other_id: id, created_by: owner.id }).execute();
  return id;
}

/** Fills in a topic, with the word that people who may not read it must not find. */
const makeTopic = (tx: Tx, id: number) =>
  tx
    .insertInto('topic')
    .values({ id, category: 'TOPIC', ...described })
    .execute();

/** Makes a copy that its owner asked for and that failed. */
async function makeCopyOrder(tx: Tx, { people }: Cast, calendar: number, title: string): Promise<string> {
  const { reference } = await tx
    .insertInto('calendar_copy')
    .values({
      person_id: people.owner.id,
      origin_id: calendar,
      title,
      is_fork: false,
      state: 'FAILED',
      asked_at: new Date(),
    })
    .returning('reference')
    .executeTakeFirstOrThrow();
  return reference;
}

async function makeDays(tx: Tx, { home }: Cast, kind: 'SCHOOL' | 'CLOSED'): Promise<number> {
  const days = { first_day: '2026-02-23', last_day: '2026-02-27' };
  const { id } = await tx
    .insertInto('organization_days')
    .values({ organization_id: home.id, kind, title: 'Vinterferie', ...days })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function makeRollover(tx: Tx, { people }: Cast): Promise<string> {
  const reference = randomUUID();
  await tx
    .insertInto('rollover')
    .values({ reference, person_id: people.owner.id, year: 2027, made_at: new Date() })
    .execute();
  return reference;
}

async function makeGroupOfWriters(tx: Tx, { people }: Cast): Promise<number> {
  const { id } = await tx
    .insertInto('person_group')
    .values({ title: 'Skrivarane', created_by: people.owner.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const writers = (Object.keys(people) as (keyof typeof people)[]).filter((role) => roles[role] === 'writer');
  await tx
    .insertInto('person_group_member')
    .values(writers.map((role) => ({ group_id: id, person_id: people[role].id })))
    .execute();
  return id;
}

async function makeGroupOfOrganizations(tx: Tx, { people }: Cast): Promise<number> {
  const { id } = await tx
    .insertInto('organization_group')
    .values({ title: 'Regionen', created_by: people.admin.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
