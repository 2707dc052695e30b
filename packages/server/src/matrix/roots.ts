import { kinds } from '../areas/index.ts';
import type { RootDefinition } from '../subject/definition.ts';

/** A kind of thing with an access list of its own. `one` is the root field that reads a thing, and `words` is what people call it. */
export type Root = Pick<RootDefinition<unknown>, 'kind' | 'type' | 'permission' | 'draft' | 'history'> & {
  one: string;
  words: string;
};

/** Every kind of thing with an access list of its own. Their common rows are made from their definitions, so a new kind has them at once. */
export const roots: readonly Root[] = kinds.roots.map((root) => ({
  ...root,
  one: root.type[0]!.toLowerCase() + root.type.slice(1),
  words: root.kind === 'CALENDAR' ? 'year wheel' : root.type.replace(/\B[A-Z]/g, ' $&').toLowerCase(),
}));

/** The kinds of which `makeThings` makes one thing without content, besides the year wheel and what is on it. */
export const plainRoots = roots.filter(({ kind }) => kind !== 'CALENDAR');
