import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Context } from '../core/graphql/context.ts';
import type { Kinds } from './kinds.ts';

/** Which thing: its number, and its kind, by which it is read. */
export type ThingKey = { id: number; kind: SubjectKind };

/** A thing of any kind as `Subject` answers it; null if it is not there for the caller. */
export async function thingOf(kinds: Kinds, { id, kind }: ThingKey, { load }: Context) {
  const thing = await load(kinds.of(kind).byId!, id);
  return thing && { ...thing, kind };
}

/** Several things in their order, without those that are not there for the caller. */
export async function thingsOf(kinds: Kinds, keys: readonly ThingKey[], context: Context) {
  const things = await Promise.all(keys.map((key) => thingOf(kinds, key, context)));
  return things.filter((thing) => thing !== null);
}
