import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Context } from '../core/graphql/context.ts';
import type { Kinds } from './kinds.ts';

/** The id of a thing, and its kind, which decides how it is read. */
export type ThingKey = { id: number; kind: SubjectKind };

/** Loads a thing of any kind as a `Subject`; null if it is absent for the caller. */
export async function thingOf(kinds: Kinds, { id, kind }: ThingKey, { load }: Context) {
  const thing = await load(kinds.of(kind).byId!, id);
  return thing && { ...thing, kind };
}

/** Loads several things in their order, without those that are absent for the caller. */
export async function thingsOf(kinds: Kinds, keys: readonly ThingKey[], context: Context) {
  const things = await Promise.all(keys.map((key) => thingOf(kinds, key, context)));
  return things.filter((thing) => thing !== null);
}
