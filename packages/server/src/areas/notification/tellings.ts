import { isRoot, type SubjectDefinition } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { rootTellings } from '../../subject/telling/root-tellings.ts';
import { taggedApart } from '../../subject/telling/tagged.ts';
import type { Tellings } from '../../subject/telling/telling.ts';

/** How people are told of one kind of thing. */
const tellingsOfKind = (definition: SubjectDefinition): Tellings => ({
  ...(isRoot(definition) && rootTellings(definition.event)),
  ...definition.tells,
});

/** How people are told of every event that any area says something of, by its name. */
export const tellingsOf = ({ all }: Kinds): Tellings => Object.assign({}, taggedApart, ...all.map(tellingsOfKind));

/** The kinds of thing of which somebody may choose what they hear: those of which people are told, and that have a page. */
export const toldKinds = ({ all }: Kinds): readonly SubjectDefinition[] =>
  all.filter((definition) => definition.byId !== undefined || isRoot(definition));
