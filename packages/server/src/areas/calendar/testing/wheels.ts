import { richTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { Answer, World } from '../../../core/testing/world.ts';

/** Rich text as a form sends it. */
export const richText = (words: string) => JSON.stringify(richTextOf(words));

/** Returns the code and the field of the first refusal; throws if there is none. */
export function refusalOf({ errors }: Answer<unknown>): [code: string, field?: string] {
  const { code, field } = errors![0]!.extensions;
  return field === undefined ? [code] : [code, field];
}

/** Returns the data of an answer; throws if the call was refused. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

const mutations = {
  createCalendar: 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id version } }',
  updateCalendar: 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id version status } }',
  createEvent:
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id instances(limit: 100) { totalCount nodes { id version startDate endDate } } } }',
  updateEvent: 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { id version } }',
  updateEventInstance:
    'mutation ($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id version isDone isFavourite status } }',
  createTodo: 'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { id version index } }',
  updateTodo: 'mutation ($input: UpdateTodoInput!) { updateTodo(input: $input) { id version isDone } }',
  createCalendarRing:
    'mutation ($input: CreateCalendarRingInput!) { createCalendarRing(input: $input) { id order color } }',
  updateCalendarRing:
    'mutation ($input: UpdateCalendarRingInput!) { updateCalendarRing(input: $input) { id order color } }',
} as const;
export type InputMutation = keyof typeof mutations;

/** Calls a mutation that takes an input. */
export const call = <Result = Record<string, never>>(
  world: World,
  as: TestPerson,
  name: InputMutation,
  input: object,
) => world.graphql<Record<InputMutation, Result>>(as, mutations[name], { input });

/** Makes a year wheel and returns its id. Without an access list, the maker's organization may read it. */
export async function makeCalendar(world: World, as: TestPerson, access?: object, more: object = {}): Promise<string> {
  const input = { title: 'Økonomi og budsjett', color: '#1f6f8b', access, ...more };
  return dataOf(await call<{ id: string }>(world, as, 'createCalendar', input)).createCalendar.id;
}

/** A series, and its first hundred activities. */
export type MadeEvent = {
  id: string;
  instances: { totalCount: number; nodes: { id: string; version: number; startDate: string; endDate: string }[] };
};

/** Makes a series, of one activity on 1 June 2026 unless something else is said. */
export async function makeEvent(world: World, as: TestPerson, calendar: string, more: object = {}): Promise<MadeEvent> {
  const input = { calendar, title: 'Budsjettmøte', description: richText('Sjå rutinen'), ...more };
  const dated = 'startDate' in more || 'activities' in more ? input : { ...input, startDate: '2026-06-01' };
  return dataOf(await call<MadeEvent>(world, as, 'createEvent', dated)).createEvent;
}

/** Removes one activity of a series, or that activity and all later ones. */
export const removeActivity = async (world: World, as: TestPerson, id: string, scope = 'ONE') =>
  dataOf(await world.graphql(as, `mutation { removeEventInstance(id: "${id}", scope: ${scope}) { id } }`));

/** Open to everybody. */
export const open = { isPrivate: false };
/** For those in the access list; others see its card. */
export const limited = { isPrivate: true, visibility: 'PUBLIC' };
/** The same, with one more person who may write. */
export const writtenBy = (person: TestPerson) => ({ ...limited, persons: [{ person: person.id, access: 'WRITE' }] });
/** For those in the access list; hidden from others. */
export const hidden = { isPrivate: true, visibility: 'PRIVATE' };

/** Returns the names of the events of a thing, in order. */
export async function eventsOf({ db }: World, id: string): Promise<string[]> {
  const events = db.selectFrom('domain_event').select('name').where('subject_id', '=', Number(id));
  return (await events.orderBy('id').execute()).map(({ name }) => name);
}

const written = [
  'subject',
  'calendar',
  'subject_kostra',
  'calendar_ring',
  'event',
  'event_instance',
  'todo',
  'favourite',
  'tag',
  'subject_tag',
  'access_entry',
  'revision',
  'removal',
  'domain_event',
  'follow',
  'clap',
  'comment',
  'comment_mention',
  'tag_follow',
  'link',
  'relation',
];

/** Returns everything that a call could have written, as one text, which must be the same before and after a refusal. */
export async function everything({ db }: World): Promise<string> {
  const tables = written.map(
    (table) =>
      sql`select ${table} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(table)} t`,
  );
  const { rows } = await sql`${sql.join(tables, sql` union all `)}`.execute(db);
  return JSON.stringify(rows);
}
