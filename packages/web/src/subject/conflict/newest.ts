import { type TypedDocumentNode, useClient } from 'urql';
import type { Newest, Save } from '../../core/forms/use-conflict.ts';
import type { SavePartsFragment } from '../../generated/graphql.ts';

/**
 * Returns a function that reads a thing by its id, past the cache: the newer version that `useConflict` merges with. It returns undefined if that
 * fails.
 */
export function useNewest<Data>(document: TypedDocumentNode<Data, { id: string }>, id: string) {
  const client = useClient();
  return async (): Promise<Data | undefined> =>
    (await client.query(document, { id }, { requestPolicy: 'network-only' }).toPromise()).data;
}

/** Returns the saves of certain things, out of the changes to a thing and everything on it. */
export function savesOf(changes: readonly SavePartsFragment[], subjects: readonly string[]): Save[] {
  return changes
    .filter(({ subjectId }) => subjects.includes(subjectId))
    .map(({ at, by, fields }) => ({ at, by: by.name, fields: fields.map(({ field }) => field) }));
}

/** Queries a thing, under the name `found`, and its latest changes. */
export type NewestDocument<Thing> = TypedDocumentNode<
  { found: Thing & { history: { nodes: SavePartsFragment[] } | null } },
  { id: string }
>;

/**
 * Returns a function that reads the newer version of a thing with its own access list, for `useConflict`. It returns null if I may now only see the
 * thing's card, since that is not enough to continue from.
 */
export function useNewestRoot<Thing extends { access: unknown }>(document: NewestDocument<Thing>, id: string) {
  const ask = useNewest(document, id);
  return async (): Promise<Newest<Thing> | null> => {
    const stored = (await ask())?.found;
    return stored?.access ? { stored, saves: savesOf(stored.history?.nodes ?? [], [id]) } : null;
  };
}
