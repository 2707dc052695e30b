import { statSync } from 'node:fs';
import { join } from 'node:path';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../printed/tables.ts';
import type { TestPerson } from '../core/testing/people.ts';

/** Where a person sends their writes, and the things that the writes are made on. */
export type Ground = Readonly<{
  url: string;
  person: TestPerson;
  wheel: string;
  activity: string;
  /** All activities of the wheel: one of them holds 200 tasks and as many files, and a load may write more. */
  activities: readonly string[];
}>;

/** Where what has been written is looked for. */
export type Store = Readonly<{ database: Kysely<Tables>; dataDir: string }>;

/** One kind of write, made under a name that no other write has. */
export type Kind = Readonly<{
  what: string;
  /** Resolves when the server has acknowledged the write; fails, with what came instead, if it has not. @throws Refused */
  write: (ground: Ground, name: string) => Promise<void>;
  /** How many parts of the write are stored. */
  stored: (store: Store, name: string) => Promise<number>;
  /** How many parts a whole write has. */
  parts: number;
}>;

/** Rich text as a form sends it. */
export const richText = (words: string) => JSON.stringify(richTextOf(words));

const day = `${new Date().getFullYear() + 1}-03-10`;

const series = (calendar: string, title: string) => ({
  calendar,
  title,
  description: richText('Kvifor'),
  startDate: day,
  activities: ['10', '11', '12'].map((date) => ({ startDate: day.replace(/\d\d$/, date) })),
  todoTemplate: ['Kalle inn', 'Skrive referat'],
});

/** The kinds of write that people do most, of every area that stores something of its own. */
export const kinds: readonly Kind[] = [
  {
    what: 'a year wheel',
    write: mutation('createCalendar', 'CreateCalendarInput', (title) => ({ title, color: '#1f6f8b' })),
    stored: counted((name) => findable(name, 'CALENDAR', sql`select from calendar where calendar.id = subject.id`)),
    parts: 1,
  },
  {
    what: 'three activities, each with a checklist of two',
    write: mutation('createEvent', 'CreateEventInput', (title, { wheel }) => series(wheel, title)),
    stored: counted(
      (name) => sql`
        select count(*) from todo
          join event_instance on event_instance.id = todo.instance_id
          join subject on subject.id = event_instance.event_id
        where subject.title = ${name}`,
    ),
    parts: 6,
  },
  {
    what: 'three series at once',
    write: mutation('createEvents', '[CreateEventInput!]', (title, { wheel }) =>
      Array.from({ length: 3 }, () => series(wheel, title)),
    ),
    stored: counted((name) => findable(name, 'EVENT', sql`select from event where event.id = subject.id`)),
    parts: 3,
  },
  {
    what: 'a comment',
    write: mutation('createComment', 'CreateCommentInput', (text, { activity }) => ({
      meta: activity,
      message: richText(text),
    })),
    stored: counted(
      (name) => sql`
        select count(*) from comment where message_text = ${name}
          and exists (select from domain_event where domain_event.subject_id = comment.id)`,
    ),
    parts: 1,
  },
  {
    what: 'a question in the forum',
    write: mutation('createDiscussion', 'CreateDiscussionInput', (title) => ({ title, body: richText('Korleis?') })),
    stored: counted((name) =>
      findable(name, 'DISCUSSION', sql`select from discussion where discussion.id = subject.id`),
    ),
    parts: 1,
  },
  {
    what: 'a topic',
    write: mutation('createTopic', 'CreateTopicInput', (title) => ({
      title,
      category: 'TOPIC',
      description: richText('Det vi arbeider med'),
    })),
    stored: counted((name) => findable(name, 'TOPIC', sql`select from topic where topic.id = subject.id`)),
    parts: 1,
  },
  {
    what: 'a task in a checklist',
    write: mutation('createTodo', 'CreateTodoInput', (title, ground) => ({ parent: oneOf(ground, title), title })),
    stored: counted(
      (name) => sql`select count(*) from subject join todo on todo.id = subject.id where subject.title = ${name}`,
    ),
    parts: 1,
  },
  {
    what: 'a file: its row and its bytes',
    write: upload,
    stored: async ({ database, dataDir }, name) => {
      const rows = await database
        .selectFrom('user_file')
        .innerJoin('subject', 'subject.id', 'user_file.id')
        .where('subject.title', '=', `${name}.txt`)
        .select(['key', 'size'])
        .execute();
      return rows.reduce((parts, { key, size }) => parts + 1 + Number(sizeOf(dataDir, key) === size), 0);
    },
    parts: 2,
  },
];

/** Returns the activity on which a write of a name is made. */
const oneOf = ({ activities }: Ground, name: string): string =>
  activities[Number(/\d+$/.exec(name)?.[0] ?? 0) % activities.length]!;

/** Sends a GraphQL operation as a person. Throws if there is no answer. */
export async function send<Data>(
  { url, person }: Pick<Ground, 'url' | 'person'>,
  query: string,
  input: object,
): Promise<{ status: number; data?: Data; errors?: { extensions: { code: string } }[] }> {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return { status: response.status, ...((await response.json()) as { data?: Data }) };
}

/** Makes a write that is one GraphQL mutation. @param type the type of its input, without the last exclamation mark */
function mutation(field: string, type: string, input: (name: string, ground: Ground) => object): Kind['write'] {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { id } }`;
  return async (ground, name) => {
    const { status, data, errors } = await send<Record<string, unknown>>(ground, query, input(name, ground));
    const refused = errors?.find(({ extensions }) => extensions.code !== 'unavailable');
    if (refused) throw new Refused(`${field} was refused: ${JSON.stringify(refused)}`);
    if (!data?.[field]) throw new Error(`${status} ${JSON.stringify(errors)}`);
  };
}

async function upload(ground: Ground, name: string): Promise<void> {
  const { url, person } = ground;
  const form = new FormData();
  form.append('type', 'EVENT_INSTANCE');
  form.append('metaid', oneOf(ground, name));
  form.append('file', new File([`Notat: ${name}`], `${name}.txt`, { type: 'text/plain' }));
  const headers = { authorization: `Bearer ${person.token}` };
  const { status } = await fetch(`${url}/api/file/upload`, { method: 'POST', headers, body: form });
  if (status >= 400 && status < 500) throw new Refused(`The upload was answered with ${status}`);
  if (status !== 200) throw new Error(String(status));
}

/** The server answered that a write is wrong: a fault of the test, which must not count as an outage. */
export class Refused extends Error {}

/** Counts the subjects of a name and kind that are whole: found by a search, told of to others, and with a row of their own kind. */
function findable(name: string, kind: string, ownRow: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select count(*) from subject where title = ${name} and kind = ${sql.lit(kind)} and exists (${ownRow})
      and exists (select from search_entry where search_entry.id = subject.id)
      and exists (select from domain_event where domain_event.subject_id in (subject.id, subject.root_id))`;
}

function counted(query: (name: string) => RawBuilder<unknown>): Kind['stored'] {
  return async ({ database }, name) => {
    const { rows } = await sql<{ count: number }>`${query(name)}`.execute(database);
    return rows[0]!.count;
  };
}

function sizeOf(dataDir: string, key: string): number | undefined {
  return statSync(join(dataDir, 'files', key.slice(0, 2), key), { throwIfNoEntry: false })?.size;
}
