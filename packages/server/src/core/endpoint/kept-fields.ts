import type { DocumentNode } from 'graphql';
import type { Area } from '../area/area.ts';

/** Makes the test whether all that a document asks for is answered by areas with kept connections; a fragment at its root counts as not. */
export function keptFieldsOf(areas: readonly Area[]): (document: DocumentNode) => boolean {
  const kept = new Set(
    areas
      .filter(({ isKept }) => isKept)
      .flatMap(({ resolvers, actions }) => [...Object.keys(resolvers.Query ?? {}), ...Object.keys(actions)]),
  );
  return ({ definitions }) =>
    definitions
      .filter((definition) => definition.kind === 'OperationDefinition')
      .every(({ selectionSet }) =>
        selectionSet.selections.every((field) => field.kind === 'Field' && kept.has(field.name.value)),
      );
}
