import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';
import { richText } from '../../../subject/testing/things.ts';

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

/** Makes a series, of one activity on 1 June 2026 unless `more` says otherwise. */
export async function makeEvent(world: World, as: TestPerson, calendar: string, more: object = {}): Promise<MadeEvent> {
  const input = { calendar, title: 'Budsjettmøte', description: richText('Sjå rutinen'), ...more };
  const dated = 'startDate' in more || 'activities' in more ? input : { ...input, startDate: '2026-06-01' };
  return dataOf(await call<MadeEvent>(world, as, 'createEvent', dated)).createEvent;
}

/** Removes one activity of a series, or that activity and all later ones. */
export const removeActivity = async (world: World, as: TestPerson, id: string, scope = 'ONE') =>
  dataOf(await world.graphql(as, `mutation { removeEventInstance(id: "${id}", scope: ${scope}) { id } }`));
