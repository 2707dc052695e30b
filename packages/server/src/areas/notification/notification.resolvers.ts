import { partsInput } from '@samspel/domain/subject/list.input';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Batch, Resolvers } from '../../core/graphql/context.ts';
import { type Page, pageFields, pageOf } from '../../core/graphql/page.ts';
import { personById } from '../../core/people/persons.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { countNew, countNotifications, lastCheckOf, readNotifications } from './notification.queries.ts';
import { readerNow, type Shown, showAll } from './shown.ts';
import { toldKinds } from './tellings.ts';

const query = permittedQuery();

const levelOf: Batch<number, string | null> = async (ids, { services: { db }, caller }) => {
  const rows = await db
    .selectFrom('notify_choice')
    .select(['subject_id', 'level'])
    .where('person_id', '=', caller.id)
    .where('subject_id', 'in', ids)
    .execute();
  const chosen = new Map(rows.map(({ subject_id, level }) => [subject_id, level]));
  return ids.map((id) => chosen.get(id) ?? null);
};

/** The schema of what every kind answers of which people are told. */
export const notifyingSdl = (kinds: Kinds): string =>
  toldKinds(kinds)
    .map(
      ({ type }) => `extend type ${type} implements Notifying {
  "What I have chosen to hear of it; null: all changes where I follow it, made it or am responsible for it, and else what is meant for me."
  notifyLevel: NotifyLevel
}`,
    )
    .join('\n');

/** What people are told, and what they choose to hear. */
export const notificationFields = (kinds: Kinds): Resolvers => ({
  Query: {
    myNotifications: query(partsInput, async (window, { services, caller }) => {
      const { db } = services;
      const nodes = await showAll(db, kinds, readerNow(services, caller), await readNotifications(db, caller, window));
      return pageOf(window, nodes, () => countNotifications(db, caller));
    }),
  },
  NotificationPage: {
    ...pageFields,
    newCount: (_page: Page<Shown>, _args, { services: { db }, caller }) => countNew(db, caller),
    lastCheck: (_page: Page<Shown>, _args, { services: { db }, caller }) => lastCheckOf(db, caller),
  },
  Notification: { by: ({ byId }: Shown, _args, { load }) => byId && load(personById, byId) },
  Notifying: { __resolveType: ({ kind }: { kind: SubjectKind }) => kinds.of(kind).type },
  ...Object.fromEntries(
    toldKinds(kinds).map(({ type }) => [
      type,
      { notifyLevel: ({ id }: { id: number }, _args: unknown, { load }) => load(levelOf, id) },
    ]),
  ),
});
