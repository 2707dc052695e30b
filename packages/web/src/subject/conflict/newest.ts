import { type TypedDocumentNode, useClient } from 'urql';
import type { Newest, Save } from '../../core/forms/use-conflict.ts';
import type { SavePartsFragment } from '../../generated/graphql.ts';

/** Returns how a thing is read past the cache, by its id: the newer version that `useConflict` merges with. Undefined if that fails. */
export function useNewest<Data>(document: TypedDocumentNode<Data, { id: string }>, id: string) {
  const client = useClient();
  return async (): Promise<Data | undefined> =>
    (await client.query(document, { id }, { requestPolicy: 'network-only' }).toPromise()).data;
}

/** The saves of certain things among the changes of all that hangs on them. */
export function savesOf(changes: readonly SavePartsFragment[], subjects: readonly string[]): Save[] {
  return changes
    .filter(({ subjectId }) => subjects.includes(subjectId))
    .map(({ at, by, fields }) => ({ at, by: by.name, fields: fields.map(({ field }) => field) }));
}

/** Asks for a thing, which it calls `found`, and its latest changes. */
export type NewestDocument<Thing> = TypedDocumentNode<
  { found: Thing & { history: { nodes: SavePartsFragment[] } | null } },
  { id: string }
>;

/**
 * Returns how the newer version of a thing with an access list of its own is read, for `useConflict`. One that is nothing but its card for me
 * now is none to go on from.
 */
export function useNewestRoot<Thing extends { access: unknown }>(document: NewestDocument<Thing>, id: string) {
  const ask = useNewest(document, id);
  return async (): Promise<Newest<Thing> | null> => {
    const stored = (await ask())?.found;
    return stored?.access ? { stored, saves: savesOf(stored.history?.nodes ?? [], [id]) } : null;
  };
}
