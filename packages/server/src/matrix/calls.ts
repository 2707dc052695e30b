import { richTextOf } from '@samspel/domain/text/plain-text';
import type { TestPerson } from '../core/testing/people.ts';
import type { Need, Outcome } from './expected.ts';
import type { Things } from './things.ts';

/** One call, as GraphQL, as REST, or as a subscription to the live channel of a subject. */
export type Call =
  | { query: string; variables?: object }
  | { method: 'GET' | 'POST'; path: string; body?: object }
  | { channel: number };

/** A row of the matrix: a call of the server, the right that it needs, and how it is made for a thing. */
export type Operation = {
  /** `query calendar`, `mutation createEvent`, `POST /auth/email`, `channel META_{id}`. */
  name: string;
  /** What it is called for, if it has several rows. */
  of?: string;
  /** `public` answers everybody and reveals nothing that needs a right; other tests cover it. */
  need: Need | 'public';
  /** Outcomes that differ from the table of its need, by the outcome in the table. The rows say why. */
  instead?: Partial<Record<Outcome, Outcome>> | undefined;
  /** The names of its kind for outcomes that the tables name as for a year wheel. */
  codes?: Partial<Record<Outcome, Outcome>>;
  /** Being signed in is enough: people whose organization lacks the permission for year wheels count as strangers. */
  asksNoPermission?: boolean;
  call?: (things: Things, as: TestPerson | null) => Call;
};

/** Rich text as a form sends it. */
export const text = (words: string) => JSON.stringify(richTextOf(words));

/** Makes a query of some fields. */
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

/** Makes a mutation that takes `input`. */
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

/** Makes a mutation that takes an id. */
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

/** Returns the caller's own things; for a caller without any, the common activity, todo and comment, and the owner's notification and imports. */
export const own = ({ owns, instance, todo, comment, cast: { people } }: Things, as: TestPerson | null) =>
  owns.get(as?.id ?? 0) ?? { ...owns.get(people.owner.id)!, instance, todo, comment };

/** The addresses of these calls are known to all, so whoever may not make them is told so. */
export const knownToAll = { notFound: 'notAllowed' } as const;

/** Reactions, comments and undo work on every kind and belong to no area, so a thing that an organization may not use is `notFound`. */
export const noArea = { noPermission: 'notFound' } as const;

/** Makes the operations of following and clapping, and of taking both back. */
export const reactionsTo = (of: string, need: Need, id: (things: Things) => number): Operation[] =>
  ['follow', 'unFollow', 'like', 'unLike'].map((name) => ({ ...act(name, need, id, '{ id }', noArea), of }));

/** Makes the operation of subscribing to changes. What one may not read is `notFound`. */
export const channel = (of: string, need: Need, id: (things: Things) => number): Operation => ({
  name: 'channel META_{id}',
  of,
  need,
  instead: { notAllowed: 'notFound', noPermission: 'notFound' },
  call: (things) => ({ channel: id(things) }),
});
