import { richTextOf } from '@samspel/domain/text/plain-text';
import type { TestPerson } from '../core/testing/people.ts';
import type { Need, Outcome } from './expected.ts';
import type { Things } from './things.ts';

/** One call, as GraphQL, as REST, or as a subscription to the live channel of a subject. */
export type Call =
  | { query: string; variables?: object }
  | { method: 'GET' | 'POST'; path: string; body?: object }
  | { channel: number };

/** A row of the matrix: something that can be asked of the server, what right it needs, and how it is asked about a thing. */
export type Operation = {
  /** `query calendar`, `mutation createEvent`, `POST /auth/email`, `channel META_{id}`. */
  name: string;
  /** What it is asked about, where it has several rows. */
  of?: string;
  /** `public` answers everybody, and tells nothing of anything; its own tests say what it does. */
  need: Need | 'public';
  /** Where it answers otherwise than the table of its need, and why: see the rows. */
  instead?: Partial<Record<Outcome, Outcome>> | undefined;
  /** What its kind calls the outcomes that the tables call as a year wheel does. */
  codes?: Partial<Record<Outcome, Outcome>>;
  /** Being signed in is enough: whose organization lacks the permission for year wheels is a stranger like others. */
  asksNoPermission?: boolean;
  call?: (things: Things, as: TestPerson | null) => Call;
};

/** Rich text as a form sends it. */
export const text = (words: string) => JSON.stringify(richTextOf(words));

/** A query of some fields. */
export const ask = (
  name: string,
  need: Need,
  field: string,
  variables: (things: Things) => object = () => ({}),
  declared = '',
): Operation => ({
  name: `query ${name}`,
  need,
  call: (things) => ({ query: `query${declared} { ${field} }`, variables: variables(things) }),
});

/** A mutation that takes `input`. */
export const change = (
  name: string,
  need: Need,
  input: (things: Things, as: TestPerson | null) => object,
  selection: string,
  type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`,
): Operation => ({
  name: `mutation ${name}`,
  need,
  call: (things, as) => ({
    query: `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`,
    variables: { input: input(things, as) },
  }),
});

/** A mutation that takes an id. */
export const act = (
  name: string,
  need: Need,
  id: (things: Things, as: TestPerson | null) => number,
  selection: string,
  instead?: Operation['instead'],
): Operation => ({
  name: `mutation ${name}`,
  need,
  instead,
  call: (things, as) => ({
    query: `mutation ($id: ID!) { ${name}(id: $id) ${selection} }`,
    variables: { id: id(things, as) },
  }),
});

/** What is the asker's own of some things. */
export const own = ({ owns, instance, todo, comment, cast: { people } }: Things, as: TestPerson | null) =>
  owns.get(as?.id ?? 0) ?? { instance, todo, comment, notification: owns.get(people.owner.id)!.notification };

/** Reactions, comments and undo work on every kind, so they know of no area: what an organization may not use is not there. */
export const noArea = { noPermission: 'notFound' } as const;

/** Following, clapping, and taking both back. */
export const reactionsTo = (of: string, need: Need, id: (things: Things) => number): Operation[] =>
  ['follow', 'unFollow', 'like', 'unLike'].map((name) => ({ ...act(name, need, id, '{ id }', noArea), of }));

/** Hearing of changes: what one may not read is as if it were not there. */
export const channel = (of: string, need: Need, id: (things: Things) => number): Operation => ({
  name: 'channel META_{id}',
  of,
  need,
  instead: { notAllowed: 'notFound', noPermission: 'notFound' },
  call: (things) => ({ channel: id(things) }),
});
