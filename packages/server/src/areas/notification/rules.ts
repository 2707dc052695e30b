import { isRoot, type SubjectDefinition } from '../../subject/definition.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { NotificationRules } from '../../subject/notify/notification-rule.ts';
import { rootRules } from '../../subject/notify/root-rules.ts';
import { taggedApart } from '../../subject/notify/tagged.ts';

/** How people are notified of one kind of thing. */
const rulesOfKind = (definition: SubjectDefinition): NotificationRules => ({
  ...(isRoot(definition) && rootRules(definition.event)),
  ...definition.notifications,
});

/** How people are notified of each event that any area announces, by its name. */
export const rulesOf = ({ all }: Kinds): NotificationRules => Object.assign({}, taggedApart, ...all.map(rulesOfKind));

/** The kinds of thing for which people can choose their level of notification: roots, and others that can be read by id. */
export const notifyingKinds = ({ all }: Kinds): readonly SubjectDefinition[] =>
  all.filter((definition) => definition.byId !== undefined || isRoot(definition));
