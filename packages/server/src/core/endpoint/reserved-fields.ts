import type { DocumentNode } from 'graphql';
import type { Area } from '../area/area.ts';

/** Returns a test: whether all root fields of a document belong to areas with reserved connections. A fragment at the root counts as no. */
export function reservedFieldsOf(areas: readonly Area[]): (document: DocumentNode) => boolean {
  const reserved = new Set(
    areas
      .filter(({ isReserved }) => isReserved)
      .flatMap(({ resolvers, actions }) => [...Object.keys(resolvers.Query ?? {}), ...Object.keys(actions)]),
  );
  return ({ definitions }) =>
    definitions
      .filter((definition) => definition.kind === 'OperationDefinition')
      .every(({ selectionSet }) =>
        selectionSet.selections.every((field) => field.kind === 'Field' && reserved.has(field.name.value)),
      );
}
