import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Action } from '../area/action.ts';
import type { Area } from '../area/area.ts';
import type { Resolver, Resolvers } from '../graphql/context.ts';
import { countAnswers } from '../graphql/count-answers.ts';
import { letRootsBeNull } from '../graphql/nullable-roots.ts';
import { scalars } from '../graphql/scalars.ts';

const base = `
"A day, YYYY-MM-DD, without a time zone."
scalar Date
"A moment, RFC 3339 in UTC."
scalar DateTime

type Query
type Mutation

${readFileSync(new URL('shared.graphql', import.meta.url), 'utf8')}`;

/** Returns the whole schema as text, area by area. */
export const schemaText = (areas: readonly Area[]) => [base, ...areas.map(({ sdl }) => sdl)].join('\n');

const made = new WeakMap<readonly Area[], GraphQLSchema>();

/**
 * Makes the schema that is served: every field with its resolver, counted in the budget of its request. The same areas have one schema, which many
 * servers in one process share, as tests have them. Throws if two areas claim a field.
 */
export function makeSchema(areas: readonly Area[]): GraphQLSchema {
  const known = made.get(areas);
  if (known) return known;
  const schema = makeExecutableSchema({ typeDefs: schemaText(areas), resolvers: schemaResolvers(areas) });
  letRootsBeNull(schema);
  countAnswers(schema);
  made.set(areas, schema);
  return schema;
}

/** Returns every resolver; the action of the same name resolves each mutation. Throws if two areas claim a field. */
function schemaResolvers(areas: readonly Area[]): Resolvers {
  const merged: Resolvers = { Mutation: {}, ...scalars };
  for (const { name, resolvers, actions } of areas) {
    mergeInto(merged, resolvers, name);
    mergeInto(merged, { Mutation: mapValues(actions, toMutation) }, name);
  }
  return merged;
}

/** Throws if a mutation of the schema has no action, or an action has no mutation. */
export function refuseUnmatched(mutations: readonly string[], areas: readonly Area[]): void {
  const actions = areas.flatMap((area) => Object.keys(area.actions));
  const lonely = [
    ...mutations.filter((name) => !actions.includes(name)),
    ...actions.filter((name) => !mutations.includes(name)),
  ];
  if (lonely.length > 0)
    throw new Error(`A mutation and its action have one name; these stand alone: ${lonely.join(', ')}`);
}

function mergeInto(merged: Resolvers, more: Resolvers, area: string): void {
  for (const [type, fields] of Object.entries(more)) {
    const known = merged[type] ?? {};
    const twice = Object.keys(fields).find((field) => field in known);
    if (twice) throw new Error(`Area ${area} answers ${type}.${twice}, which another area answers already`);
    merged[type] = { ...known, ...fields };
  }
}

function toMutation(action: Action): Resolver {
  return (_root, args, { services, caller }) => {
    const hasInput = 'input' in args;
    return action(services, caller, hasInput ? args.input : args, hasInput ? 'input' : '');
  };
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
