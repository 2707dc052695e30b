import { kinds } from '../areas/index.ts';
import type { RootDefinition } from '../subject/definition.ts';

/** A kind of thing with an access list of its own: the root field that reads `one`, and how people call it in `words`. */
export type Root = Pick<RootDefinition<unknown>, 'kind' | 'type' | 'permission' | 'draft' | 'history'> & {
  one: string;
  words: string;
};

/** Every kind of thing with an access list of its own. What they have in common has its rows by their definition, from their first day. */
export const roots: readonly Root[] = kinds.roots.map((root) => ({
  ...root,
  one: root.type[0]!.toLowerCase() + root.type.slice(1),
  words: root.kind === 'CALENDAR' ? 'year wheel' : root.type.replace(/\B[A-Z]/g, ' $&').toLowerCase(),
}));

/** The kinds of which `makeThings` makes one as it is, beside the year wheel and all that stands on it. */
export const plainRoots = roots.filter(({ kind }) => kind !== 'CALENDAR');
