import { createRequest } from '@urql/core';
import type { DocumentNode } from 'graphql';

/**
 * Returns the document with a text, which is read when it is first used. A built page has its documents as texts (vite.documents.ts), since these are
 * a tenth of their syntax trees, and few of them are used before somebody does something.
 */
export function lateDocument(text: string): Pick<DocumentNode, 'kind' | 'definitions'> {
  let read: DocumentNode['definitions'] | undefined;
  return {
    kind: 'Document' as DocumentNode['kind'],
    get definitions() {
      read ??= createRequest(text, {}).query.definitions as DocumentNode['definitions'];
      return read;
    },
  };
}
