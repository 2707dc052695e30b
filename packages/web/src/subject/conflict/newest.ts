import { type TypedDocumentNode, useClient } from 'urql';
import type { Save } from '../../core/forms/use-conflict.ts';
import type { SavePartsFragment } from '../../generated/graphql.ts';

/** Returns how a thing is read past the cache, by its id: the newer version that `useConflict` merges with. Undefined where that fails. */
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
