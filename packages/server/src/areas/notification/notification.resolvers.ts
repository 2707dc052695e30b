import { partsInput } from '@samspel/domain/subject/list.input';
import { notificationInput } from '@samspel/domain/subject/notification.input';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { type AskedPage, pageFields, pageWhenAsked } from '../../core/graphql/page.ts';
import { personById } from '../../core/people/persons.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { levelsOf } from './level.queries.ts';
import { countNew, countNotifications, lastCheckOf, pagesOfNotifications } from './notification.queries.ts';
import { notifyingKinds } from './rules.ts';
import { readerNow, type Shown, showAll } from './shown.ts';

const query = permittedQuery();

/** Returns the part of the schema that every kind with notifications has in common. */
export const notifyingSdl = (kinds: Kinds): string =>
  notifyingKinds(kinds)
    .map(
      ({ type }) => `extend type ${type} implements Notifying {
  "My choice for it or for the nearest thing above it; otherwise ALL if I follow it, made it, own it or am responsible for it, else MINE."
  notifyLevel: NotifyLevel!
}`,
    )
    .join('\n');

/** Resolves people's notifications, and their levels of notification. */
export function notificationFields(kinds: Kinds): Resolvers {
  const level = levelsOf(kinds);
  return {
    Query: {
      notificationLevel: query(notificationInput, async ({ id }, { services: { db }, caller }) => {
        const kind = notifyingKinds(kinds).map((one) => one.kind);
        return findSubject(db, caller, id, 'see', { kind, field: 'id' });
      }),
      // The bell asks only how many are new, on every page.
      myNotifications: query(partsInput, (window, { services, caller, load }) =>
        pageWhenAsked(
          window,
          async () =>
            showAll(services.db, kinds, readerNow(services, caller), await load(pagesOfNotifications, window)),
          () => countNotifications(services.db, caller),
        ),
      ),
    },
    NotificationPage: {
      ...pageFields,
      nodes: (page: AskedPage<Shown>) => page.nodes(),
      newCount: (_page: AskedPage<Shown>, _args, { load, caller }) => load(countNew, caller.id),
      lastCheck: (_page: AskedPage<Shown>, _args, { services: { db }, caller }) => lastCheckOf(db, caller),
    },
    Notification: { by: ({ byId }: Shown, _args, { load }) => byId && load(personById, byId) },
    Notifying: { __resolveType: ({ kind }: { kind: SubjectKind }) => kinds.of(kind).type },
    ...Object.fromEntries(
      notifyingKinds(kinds).map(({ type }) => [
        type,
        { notifyLevel: ({ id }: { id: number }, _args: unknown, { load }) => load(level, id) },
      ]),
    ),
  };
}
