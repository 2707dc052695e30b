import { type SubjectKind, subjectKinds } from '@samspel/domain/subject/subject';
import { isRoot, type RootDefinition, type SubjectDefinition } from './definition.ts';

/** What the areas say of their kinds. */
export type Kinds = {
  all: readonly SubjectDefinition[];
  /** Throws for a kind that no area owns. */
  of: (kind: SubjectKind) => SubjectDefinition;
  /** Those that have an access list of their own. */
  roots: readonly RootDefinition<object>[];
  /** Throws for a kind that has none. */
  rootOf: (kind: SubjectKind) => RootDefinition<object>;
};

/** Collects what the areas say of their kinds. Throws where a kind is said twice, or where one lacks its definition. */
export function collectKinds(definitions: readonly SubjectDefinition[]): Kinds {
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  if (byKind.size !== definitions.length) throw new Error('Two areas define the same kind of subject');
  const undefinedKinds = subjectKinds.filter((kind) => !byKind.has(kind));
  if (undefinedKinds.length > 0) throw new Error(`No area defines the kind ${undefinedKinds.join(', ')}`);
  const roots = definitions.filter(isRoot);
  const rootsByKind = new Map(roots.map((root) => [root.kind, root]));
  return {
    all: definitions,
    of: (kind) => definitionOf(byKind, kind),
    roots,
    rootOf: (kind) => definitionOf(rootsByKind, kind),
  };
}

function definitionOf<Definition>(byKind: ReadonlyMap<SubjectKind, Definition>, kind: SubjectKind): Definition {
  const definition = byKind.get(kind);
  if (!definition) throw new Error(`No area defines the kind ${kind}`);
  return definition;
}
