import type { Resolvers } from './context.ts';

/** Joins sets of resolvers, which may add different fields to the same type. Throws if two sets have the same field. */
export function joinResolvers(...parts: readonly Resolvers[]): Resolvers {
  const joined: Resolvers = {};
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part))) {
    const twice = Object.keys(fields).find((name) => name in (joined[type] ?? {}));
    if (twice) throw new Error(`${type}.${twice} is told twice`);
    joined[type] = { ...joined[type], ...fields };
  }
  return joined;
}
