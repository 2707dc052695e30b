import { isRoot, type SubjectDefinition } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { rootTellings } from '../../subject/telling/root-tellings.ts';
import { taggedApart } from '../../subject/telling/tagged.ts';
import type { Tellings } from '../../subject/telling/telling.ts';

/** How people are notified of one kind of thing. */
const tellingsOfKind = (definition: SubjectDefinition): Tellings => ({
  ...(isRoot(definition) && rootTellings(definition.event)),
  ...definition.tells,
});

/** How people are notified of each event that any area announces, by its name. */
export const tellingsOf = ({ all }: Kinds): Tellings => Object.assign({}, taggedApart, ...all.map(tellingsOfKind));

/** The kinds of thing for which people can choose their level of notification: roots, and others that can be read by id. */
export const toldKinds = ({ all }: Kinds): readonly SubjectDefinition[] =>
  all.filter((definition) => definition.byId !== undefined || isRoot(definition));
