import { expect } from 'vitest';
import { limits } from '../core/graphql/limits.ts';
import type { TestPerson } from '../core/testing/people.ts';
import type { Answer, World } from '../core/testing/world.ts';
import type { WholeQuery } from './everything.ts';

/** What was asked, by its root field, and every byte of the answer. */
export type Told = readonly [field: string, answer: string];

/**
 * Asks queries as a person. Returns the answers in the order of the queries, those of the probes first.
 *
 * A field that finds one thing is first tried with all its arguments, as many in one query as may be: where nothing is found, there is nothing below
 * to ask. Most ids are of another kind than the field finds, so this asks a quarter of what asking each in full does.
 * @param heard answers that are not asked for again: only where nothing has changed since
 */
export async function askEverything(
  { graphql }: Pick<World, 'graphql'>,
  as: TestPerson | null,
  queries: readonly WholeQuery[],
  heard: Heard = new Map(),
): Promise<Told[]> {
  const askAnew = async ({ name, query, variables }: WholeQuery): Promise<Answered> => {
    const answer = await graphql<Data | null>(as, query, variables);
    expect(answer.status, `${name}: ${JSON.stringify(answer.errors)}`).not.toBe(400);
    return { told: [name, textOf(answer)], data: answer.data };
  };
  const ask = (one: WholeQuery): Promise<Answered> => {
    const key = `${as?.id} ${one.query} ${JSON.stringify(one.variables)}`;
    const answer = heard.get(key) ?? askAnew(one);
    heard.set(key, answer);
    return answer;
  };
  const probed = await Promise.all(
    probesOf(queries).map(async ({ probe, of }) => {
      const { told, data } = await ask(probe);
      const nothing = of.filter((_one, at) => data?.[aliasOf(at)] === null);
      return { told, nothing };
    }),
  );
  const nothing = new Set(probed.flatMap((each) => each.nothing));
  const whole = queries.filter(({ name, variables }) => !nothing.has(keyOf(name, variables)));
  const answers = await Promise.all(whole.map(ask));
  return [...probed, ...answers].map(({ told }) => told);
}

type Data = Record<string, unknown>;
type Answered = { told: Told; data: Data | null };
/** What people have been answered before, by who asked what. */
export type Heard = Map<string, Promise<Answered>>;

/** Every byte of an answer. The errors are in one order, since theirs is that in which the database answered. */
const textOf = ({ status, data, errors = [] }: Answer<unknown>) =>
  JSON.stringify([status, data, errors.map((error) => JSON.stringify(error)).sort()]);
const keyOf = (name: string, variables: WholeQuery['variables']) => `${name} ${JSON.stringify(variables)}`;
const aliasOf = (at: number) => `it${at}`;

/** A query that tries a field with several sets of arguments, and the key of each. */
type Probe = { probe: WholeQuery; of: readonly string[] };

function probesOf(queries: readonly WholeQuery[]): Probe[] {
  const fields = new Map<string, WholeQuery[]>();
  for (const query of queries.filter(({ finds }) => finds)) {
    const ofField = fields.get(query.name) ?? [];
    // The other parts of what can be asked below the field come with the same arguments.
    if (ofField.length === 0 || ofField[0]!.query === query.query) ofField.push(query);
    fields.set(query.name, ofField);
  }
  return [...fields.values()].filter(({ length }) => length > 1).flatMap((ofField) => inParts(ofField).map(probeOf));
}

/** Returns a list in parts of as many as one request may have aliases. */
function inParts<One>(list: readonly One[]): One[][] {
  const parts: One[][] = [];
  for (let from = 0; from < list.length; from += limits.aliases) parts.push(list.slice(from, from + limits.aliases));
  return parts;
}

function probeOf(part: readonly WholeQuery[]): Probe {
  const { name, finds } = part[0]!;
  const each = (write: (argument: string, at: number, type: string) => string) =>
    part.map((_one, at) => finds!.map(({ name: argument, type }) => write(argument, at, `${type}`)).join(', '));
  const declared = each((argument, at, type) => `$${argument}${at}: ${type}`).join(', ');
  const passed = each((argument, at) => `${argument}: $${argument}${at}`);
  const asked = passed.map((these, at) => `${aliasOf(at)}: ${name}(${these}) { __typename }`).join(' ');
  const variables = part.flatMap((query, at) =>
    Object.entries(query.variables!).map(([argument, value]) => [`${argument}${at}`, value]),
  );
  const probe = { name, query: `query (${declared}) { ${asked} }`, variables: Object.fromEntries(variables) };
  return { probe, of: part.map((query) => keyOf(name, query.variables)) };
}
