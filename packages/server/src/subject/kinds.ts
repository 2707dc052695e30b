import { kindsWith } from '@samspel/domain/subject/attachments';
import { type SubjectKind, subjectKinds } from '@samspel/domain/subject/subject';
import { isRoot, type RootDefinition, type SubjectDefinition } from './definition.ts';

/** The definitions of all kinds. */
export type Kinds = {
  all: readonly SubjectDefinition[];
  /** Returns the definition of a kind. Throws if no area owns the kind. */
  of: (kind: SubjectKind) => SubjectDefinition;
  /** The kinds that have an access list of their own. */
  roots: readonly RootDefinition<object>[];
  /** Returns the definition of a kind with an access list. Throws if the kind has none. */
  rootOf: (kind: SubjectKind) => RootDefinition<object>;
};

/** The kinds whose things are read through what hangs on them. */
const hungOn = [...kindsWith('comment'), ...kindsWith('tag'), ...kindsWith('relation')];

/** Collects the definitions of kinds from the areas. Throws if a kind is defined twice or not at all, or lacks the `byId` that what hangs on it needs. */
export function collectKinds(definitions: readonly SubjectDefinition[]): Kinds {
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  if (byKind.size !== definitions.length) throw new Error('Two areas define the same kind of subject');
  const undefinedKinds = subjectKinds.filter((kind) => !byKind.has(kind));
  if (undefinedKinds.length > 0) throw new Error(`No area defines the kind ${undefinedKinds.join(', ')}`);
  const unread = hungOn.find((kind) => !byKind.get(kind)?.byId);
  if (unread) throw new Error(`What hangs on the kind ${unread} asks for its \`byId\``);
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
