import type { Resolvers } from './context.ts';

/** One set of resolvers of several, of which two may tell different fields of the same type. Throws if they tell the same one. */
export function joinResolvers(...parts: readonly Resolvers[]): Resolvers {
  const joined: Resolvers = {};
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part))) {
    const twice = Object.keys(fields).find((name) => name in (joined[type] ?? {}));
    if (twice) throw new Error(`${type}.${twice} is told twice`);
    joined[type] = { ...joined[type], ...fields };
  }
  return joined;
}
