import type { SubjectKind } from '@samspel/domain/subject/subject';

/** What an area says of a kind of subject that it owns; comments, files, claps and follows then work on it. */
export type SubjectDefinition = {
  kind: SubjectKind;
  /** The GraphQL type that answers for it. */
  type: string;
};

/** Every kind that this server knows, by kind. Throws where two areas claim one kind. */
export function subjectRegistry(
  definitions: readonly SubjectDefinition[],
): ReadonlyMap<SubjectKind, SubjectDefinition> {
  const registry = new Map(definitions.map((definition) => [definition.kind, definition]));
  if (registry.size !== definitions.length) throw new Error('Two areas register the same kind of subject');
  return registry;
}
