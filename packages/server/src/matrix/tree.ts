import { randomUUID } from 'node:crypto';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Tx } from '../core/database/pool.ts';
import { createSubjects, type NewSubject } from '../subject/create.ts';
import { removeSubject } from '../subject/trash/remove.ts';
import { type Comments, makeComments, makeCommentTree } from './comments.ts';
import type { State } from './expected.ts';
import type { Cast } from './roles.ts';

/** A word that is in every text of what a test makes private, and nowhere else. */
export const secret = 'zebrafisk';

/** The day of every activity. */
export const day = '2026-06-15';
/** Rich text of the secret word. */
export const secretText = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: secret }] }],
});
export const described = { description: secretText, description_text: secret };
const said = { title: secret, message: secretText, message_text: secret };
const noted = { note: secretText, note_text: secret };

/** An activity that somebody is responsible for, with one checklist item; their comment on the common activity, and a notification about it. */
export type Own = {
  instance: number;
  todo: number;
  comment: number;
  notification: number /** The references of a table that they have read, and of one that they brought in. */;
  reading: string;
  brought: string;
};

type Maker = NewSubject['createdBy'];
type Below = { event: number; instance: number; todo: number; file: number };

/** A year wheel with one of everything that can be on it, and the parts of it that were removed. */
export type Tree = Below &
  Comments & {
    calendar: number;
    removedEvent: number;
    removedInstance: number;
    removedTodo: number;
    removedFile: number;
    link: number;
    removedLink: number;
    /** The title of a tag that only the year wheel has. */
    tag: string;
    /** The id of a revision of the title and purpose of the series. */
    change: number;
  };

const titleIn = (state: State) => `${secret} ${state}`;

/** Makes a thing of a kind in a state, without the row in the table of its kind. */
export function makeRoot(tx: Tx, { people }: OfOwner, kind: SubjectKind, state: State): Promise<number> {
  const isPrivate = state === 'limited' || state === 'hidden';
  const status = state === 'draft' ? 'DRAFT' : state === 'archived' ? 'ARCHIVED' : 'PUBLISHED';
  const visibility = state === 'hidden' ? 'PRIVATE' : 'PUBLIC';
  return subject(tx, { kind, title: titleIn(state), createdBy: people.owner, status, isPrivate, visibility });
}

type OfOwner = { people: Pick<Cast['people'], 'owner'> };

/** Makes a year wheel in a state. An obsolete one is not removed yet: `makeThings` shares it first. */
export async function makeTree(tx: Tx, { people: { owner } }: Cast, state: State): Promise<Tree> {
  const title = titleIn(state);
  const calendar = await makeRoot(tx, { people: { owner } }, 'CALENDAR', state);
  await tx
    .insertInto('calendar')
    .values({ id: calendar, category: 'TOPIC', color: '#1f6f8b', ...described })
    .execute();
  const below = await makeSeries(tx, owner, calendar, title);
  const removedTodo = await makeTodo(tx, owner, calendar, below.instance, title);
  await removeSubject(tx, removedTodo);
  const removedFile = await makeFile(tx, owner, calendar, below.instance, title);
  await removeSubject(tx, removedFile);
  const removed = await makeSeries(tx, owner, calendar, title);
  await removeSubject(tx, removed.event);
  await tx.insertInto('removal').values({ id: removed.event, status: 'PUBLISHED', removed_by: owner.id }).execute();
  const change = await makeChange(tx, owner, below.event, title);
  const spoken = await makeCommentTree(tx, { id: below.instance, rootId: calendar }, owner, said);
  const tied = await makeTied(tx, owner, calendar);
  const gone = { removedEvent: removed.event, removedInstance: removed.instance, removedTodo, removedFile };
  return { calendar, ...below, ...spoken, ...tied, ...gone, change };
}

const subject = async (tx: Tx, one: NewSubject): Promise<number> => (await createSubjects(tx, [one]))[0]!;

/** Makes a series with one activity, which has one checklist item and one file. */
async function makeSeries(tx: Tx, createdBy: Maker, calendar: number, title: string): Promise<Below> {
  const event = await subject(tx, { kind: 'EVENT', title, createdBy, parent: { id: calendar, rootId: calendar } });
  const parent = { id: event, rootId: calendar };
  const instance = await subject(tx, { kind: 'EVENT_INSTANCE', title, createdBy, parent });
  const dates = { calendar_id: calendar, start_date: day, end_date: day };
  await tx
    .insertInto('event')
    .values({ id: event, reminder: 'NONE', todo_template: [secret], ...dates, ...described })
    .execute();
  await makeTag(tx, event);
  await tx
    .insertInto('event_instance')
    .values({ id: instance, event_id: event, ...dates, ...described, ...noted })
    .execute();
  const todo = await makeTodo(tx, createdBy, calendar, instance, title);
  return { event, instance, todo, file: await makeFile(tx, createdBy, calendar, instance, title) };
}

/** Gives a thing a tag that nothing else has. Returns its title. */
async function makeTag(tx: Tx, of: number): Promise<string> {
  const title = `${secret} ${of}`;
  const tag = { title, color: '#1f6f8b' };
  const { id: tag_id } = await tx.insertInto('tag').values(tag).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('subject_tag').values({ subject_id: of, tag_id, spelling: title }).execute();
  return title;
}

/** Gives a year wheel a tag, a link, and a link that was removed. */
async function makeTied(tx: Tx, { id: created_by }: Maker, calendar: number) {
  const link = { subject_id: calendar, label: secret, href: `https://${secret}.example`, created_by };
  const [there, gone] = await tx
    .insertInto('link')
    .values([link, { ...link, removed_at: new Date() }])
    .returning('id')
    .execute();
  return { link: there!.id, removedLink: gone!.id, tag: await makeTag(tx, calendar) };
}

async function makeTodo(tx: Tx, createdBy: Maker, rootId: number, instance: number, title: string): Promise<number> {
  const id = await subject(tx, { kind: 'TASK', title, createdBy, parent: { id: instance, rootId } });
  await tx
    .insertInto('todo')
    .values({ id, instance_id: instance, position: 0, ...described, ...noted })
    .execute();
  return id;
}

/** Makes a file, without its bytes. */
async function makeFile(tx: Tx, createdBy: Maker, rootId: number, instance: number, title: string): Promise<number> {
  const id = await subject(tx, { kind: 'USERFILE', title, createdBy, parent: { id: instance, rootId } });
  const stored = { key: randomUUID(), content_type: 'text/plain', size: 1, has_small: true };
  await tx
    .insertInto('user_file')
    .values({ id, ...stored, ...described })
    .execute();
  return id;
}

/** Makes the history of a series that had another title and purpose before. Returns the id of the newest revision. */
async function makeChange(tx: Tx, createdBy: Maker, event: number, title: string): Promise<number> {
  const body = (words: string) => JSON.stringify({ title: words, description: secretText });
  const revision = (version: number, words: string) => ({
    subject_id: event,
    version,
    body: body(words),
    replaced: body(`${secret} i mellomtida`),
    changed_by: createdBy.id,
  });
  await tx
    .insertInto('revision')
    .values(revision(0, `${secret} før`))
    .execute();
  const { id } = await tx.insertInto('revision').values(revision(1, title)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Makes, for each of some people, an activity of a series for which they are responsible, and their comment on the common activity. */
export async function makeOwn(
  tx: Tx,
  { people: { owner } }: Cast,
  { calendar, event, instance: common }: Pick<Tree, 'calendar' | 'event' | 'instance'>,
  persons: readonly Maker[],
): Promise<Map<number, Own>> {
  const people = persons.map(({ id }) => id);
  const one = { title: secret, createdBy: owner };
  const instance: NewSubject = { ...one, kind: 'EVENT_INSTANCE', parent: { id: event, rootId: calendar } };
  const instances = await createSubjects(
    tx,
    people.map(() => instance),
  );
  const rows = people.map((responsible_id, index) => ({
    id: instances[index]!,
    responsible_id,
    assigned_by: owner.id,
  }));
  const dates = { event_id: event, calendar_id: calendar, start_date: day, end_date: day };
  await tx
    .insertInto('event_instance')
    .values(rows.map((row) => ({ ...row, ...dates, ...described, ...noted })))
    .execute();
  const todos = await createSubjects(
    tx,
    instances.map((id) => ({ ...one, kind: 'TASK' as const, parent: { id, rootId: calendar } })),
  );
  const items = todos.map((id, index) => ({
    id,
    instance_id: instances[index]!,
    position: 0,
    ...described,
    ...noted,
  }));
  await tx.insertInto('todo').values(items).execute();
  const comments = await makeComments(tx, { id: common, rootId: calendar }, persons, said);
  const notifications = await tellOf(tx, common, people);
  const { reading, brought } = await makeImports(tx, calendar, people);
  const ownOf = (at: number): Own => ({
    reading: reading[at]!,
    brought: brought[at]!,
    instance: instances[at]!,
    todo: todos[at]!,
    comment: comments[at]!,
    notification: notifications[at]!,
  });
  return new Map(people.map((person, at) => [person, ownOf(at)]));
}

/** Makes, for each of some people, a table that they have read, and one that they brought into a year wheel, which added nothing. */
async function makeImports(tx: Tx, calendar_id: number, people: readonly number[]) {
  const tables = [{ name: '', rows: [['Møte', '1.2.2027']] }];
  const read = people.map((person_id) => ({ person_id, name: '', read_at: new Date() }));
  const contents = JSON.stringify({ tables, hidden: [] });
  const insert = async (more: object) =>
    (
      await tx
        .insertInto('import')
        .values(read.map((row) => ({ ...row, ...more })))
        .returning('reference')
        .execute()
    ).map(({ reference }) => reference);
  return { reading: await insert({ contents }), brought: await insert({ calendar_id, applied_at: new Date() }) };
}

/** Notifies people that a thing was changed. Returns the ids of their notifications. */
async function tellOf(tx: Tx, subject_id: number, people: readonly number[]): Promise<number[]> {
  const told = await tx
    .insertInto('notification')
    .values(people.map((person_id) => ({ person_id, kind: 'CHANGED', word: 'changed', subject_id, message: secret })))
    .returning('id')
    .execute();
  return told.map(({ id }) => id);
}
