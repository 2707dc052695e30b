import type { Database, Tx } from '../core/database/pool.ts';
import { inTransaction } from '../core/database/transaction.ts';
import { createSubjects } from '../core/subject/create-subject.ts';
import { removeSubject } from '../core/subject/remove-subject.ts';
import type { State } from './expected.ts';
import { type Cast, roles } from './roles.ts';

/** A year wheel with one of everything that can hang on it, a change of its series, a removed series and its activity, a removed item of a checklist, a group of its writers, one of organizations, and a share link whatever its state, by the names that operations ask for. */
export type Things = Record<
  | 'calendar'
  | 'event'
  | 'instance'
  | 'todo'
  | 'ring'
  | 'group'
  | 'organizationGroup'
  | 'change'
  | 'removedEvent'
  | 'removedInstance'
  | 'removedTodo',
  number
> & {
  /** Of its share link. */
  uri: string;
  /** The reference of a copy that its owner asked for. */
  copy: string;
  /** The ring of it that each person has in their own year view, by the person: the owner’s is `ring`. */
  rings: ReadonlyMap<number, number>;
  cast: Cast;
};

/** A word that stands in every text of these things, and nowhere else. */
export const secret = 'zebrafisk';

const day = '2026-06-15';

/** Makes a year wheel in a state, shared with every reader and writer of the cast. */
export function makeThings(db: Database, cast: Cast, state: State): Promise<Things> {
  return inTransaction(db, async (tx) => {
    const things = await makeTree(tx, cast, state);
    await share(tx, cast, things.calendar);
    if (state === 'obsolete') await removeSubject(tx, things.calendar);
    return things;
  });
}

async function makeTree(tx: Tx, cast: Cast, state: State): Promise<Things> {
  const createdBy = cast.people.owner;
  const title = `${secret} ${state}`;
  const isPrivate = state === 'limited' || state === 'hidden';
  const status = state === 'draft' ? 'DRAFT' : state === 'archived' ? 'ARCHIVED' : 'PUBLISHED';
  const [calendar] = await createSubjects(tx, [
    { kind: 'CALENDAR', title, createdBy, status, isPrivate, visibility: state === 'hidden' ? 'PRIVATE' : 'PUBLIC' },
  ]);
  const below = async (kind: 'EVENT' | 'EVENT_INSTANCE' | 'TASK', parent: number) =>
    (await createSubjects(tx, [{ kind, title, createdBy, parent: { id: parent, rootId: calendar! } }]))[0]!;
  const event = await below('EVENT', calendar!);
  const instance = await below('EVENT_INSTANCE', event);
  const todo = await below('TASK', instance);
  const text = { description: secretText, description_text: secret };
  await tx
    .insertInto('calendar')
    .values({ id: calendar!, category: 'TOPIC', color: '#1f6f8b', ...text })
    .execute();
  await tx
    .insertInto('event')
    .values({ id: event, calendar_id: calendar!, start_date: day, end_date: day, reminder: 'NONE', ...text })
    .execute();
  await tx
    .insertInto('event_instance')
    .values({
      id: instance,
      event_id: event,
      calendar_id: calendar!,
      start_date: day,
      end_date: day,
      note: secretText,
      note_text: secret,
    })
    .execute();
  await tx
    .insertInto('todo')
    .values({ id: todo, instance_id: instance, position: 0, ...text })
    .execute();
  const removedTodo = await below('TASK', instance);
  await tx
    .insertInto('todo')
    .values({ id: removedTodo, instance_id: instance, position: 1, ...text })
    .execute();
  await removeSubject(tx, removedTodo);
  const rings = await makeRings(tx, cast, calendar!);
  const group = await makeGroupOfWriters(tx, cast);
  const organizationGroup = await makeGroupOfOrganizations(tx, cast);
  const uri = `delt-${calendar}`;
  await tx
    .insertInto('share_link')
    .values({ uri, calendar_id: calendar!, created_by: createdBy.id, date_created: new Date() })
    .execute();
  const change = await makeChange(tx, cast, event, title);
  const removed = await makeRemoved(tx, cast, calendar!, title);
  const copy = await makeCopyOrder(tx, cast, calendar!, title);
  const ring = rings.get(createdBy.id)!;
  return {
    calendar: calendar!,
    event,
    instance,
    todo,
    removedTodo,
    ring,
    rings,
    group,
    organizationGroup,
    change,
    ...removed,
    uri,
    copy,
    cast,
  };
}

/** A series with one activity that somebody removed, and that lies in the trash. */
async function makeRemoved(tx: Tx, { people: { owner: createdBy } }: Cast, calendar: number, title: string) {
  const below = async (kind: 'EVENT' | 'EVENT_INSTANCE', id: number) =>
    (await createSubjects(tx, [{ kind, title, createdBy, parent: { id, rootId: calendar } }]))[0]!;
  const removedEvent = await below('EVENT', calendar);
  const removedInstance = await below('EVENT_INSTANCE', removedEvent);
  const dates = { calendar_id: calendar, start_date: day, end_date: day };
  const text = { description: secretText, description_text: secret };
  await tx
    .insertInto('event')
    .values({ id: removedEvent, reminder: 'NONE', ...dates, ...text })
    .execute();
  await tx
    .insertInto('event_instance')
    .values({ id: removedInstance, event_id: removedEvent, ...dates })
    .execute();
  await removeSubject(tx, removedEvent);
  await tx.insertInto('removal').values({ id: removedEvent, status: 'PUBLISHED', removed_by: createdBy.id }).execute();
  return { removedEvent, removedInstance };
}

/** Everybody has it in their year view, since a time when it was open perhaps. */
async function makeRings(tx: Tx, { people }: Cast, calendar_id: number): Promise<Map<number, number>> {
  const rows = await tx
    .insertInto('calendar_ring')
    .values(Object.values(people).map(({ id }) => ({ person_id: id, calendar_id, position: 1, color: '#1f6f8b' })))
    .returning(['person_id', 'id'])
    .execute();
  return new Map(rows.map(({ person_id, id }) => [person_id, id]));
}

/** A copy that its owner asked for, and that came to nothing. */
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

/** Another title that the series had before. */
async function makeChange(tx: Tx, { people }: Cast, event: number, title: string): Promise<number> {
  const revision = (version: number, body: object) => ({
    subject_id: event,
    version,
    body: JSON.stringify(body),
    changed_by: people.owner.id,
  });
  await tx
    .insertInto('revision')
    .values(revision(0, { title: `${secret} før` }))
    .execute();
  const { id } = await tx
    .insertInto('revision')
    .values(revision(1, { title }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

const secretText = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: secret }] }],
});

/** The entries of the readers and the writers; that of the one who lost it is made and taken away again. */
async function share(
  tx: Tx,
  { people, groups, organizations, organizationGroups }: Cast,
  calendar: number,
): Promise<void> {
  const readersByName = [people.reader, people['without permission'], people.removed];
  const writersByName = [people.writer, people.deactivated];
  await tx
    .insertInto('access_entry')
    .values(
      [
        ...writersByName.map(({ id }) => ({ root_id: calendar, person_id: id, level: 'WRITE' as const })),
        ...readersByName.map(({ id }) => ({ root_id: calendar, person_id: id, level: 'READ' as const })),
        ...(
          [
            ['WRITE', 'writers'],
            ['READ', 'readers'],
          ] as const
        ).flatMap(([level, side]) => [
          { root_id: calendar, group_id: groups[side], level },
          { root_id: calendar, organization_id: organizations[side], level },
          { root_id: calendar, organization_group_id: organizationGroups[side], level },
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
  await tx
    .deleteFrom('access_entry')
    .where('root_id', '=', calendar)
    .where('person_id', '=', people.removed.id)
    .execute();
}
