import type { ListedKind } from '@samspel/domain/person/person';
import { sql } from 'kysely';
import { hasOwnRight, maySee, row } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { unplanned } from '../../core/database/prepared.ts';
import { type Page, pageOf, type Window } from '../../core/graphql/page.ts';
import { type Filter, madeBy } from '../../subject/list/filters.ts';
import { keyOf } from '../../subject/list/order.ts';
import { readPage } from '../../subject/list/page.ts';
import { listRoots } from '../../subject/root/root.list.ts';
import { type RootRow, rootColumns } from '../../subject/root/root.queries.ts';

/** A thing, as a person's page lists it. */
export type CardRow = RootRow & {
  kind: ListedKind;
  /** The topic that it is on; null for a thing that is a root. */
  homeId: number | null;
};

/**
 * The matching things of a kind that the caller may know of, the last changed first. Empty, instead of a refusal, if the caller's organization has no
 * permission for the kind, so that the rest of the page is still shown.
 */
async function listCards(
  db: Db,
  caller: Caller,
  kind: ListedKind,
  filter: readonly Filter[],
  window: Window,
): Promise<Page<CardRow>> {
  if (!caller.mayUse.includes(kind)) return pageOf(window, [], async () => 0);
  if (kind === 'DISCUSSION') return listDiscussionCards(db, caller, filter, window);
  const card = {
    columns: sql`s.kind, null::bigint as "homeId", ${rootColumns({ kind, permission: kind }, caller)}`,
    beside: sql``,
  };
  const everybody = { organizations: [], persons: [], archived: false };
  const input = { ...window, ...everybody, sort: 'LAST_UPDATED', order: 'DESCENDING' } as const;
  return listRoots<CardRow>(db, caller, { kind, permission: kind }, input, card, filter);
}

/** A discussion `s` with the root `r` of its access: itself, or the topic that it is on. */
const discussion = row('s', 'r', undefined, ['DISCUSSION']);

/**
 * Matching discussions that the caller may read, of the public forum and on topics, the last active first. This is a person's list, so few match, and
 * access is checked for each.
 */
async function listDiscussionCards(
  db: Db,
  caller: Caller,
  filter: readonly Filter[],
  window: Window,
): Promise<Page<CardRow>> {
  const who = unplanned(caller.id, 'bigint');
  const order = { sort: 'LAST_UPDATED', direction: 'DESCENDING' } as const;
  const fits = filter.map((one) => sql`and ${one.fits}`);
  const { counts, nodes } = await readPage<{ count: number }, CardRow>(db, {
    prepare: [
      sql`fitting as materialized (
        select s.id, ${keyOf(order)} as key from subject s join subject r on r.id = s.root_id
        where s.kind = 'DISCUSSION' and r.status = 'PUBLISHED' and ${maySee(discussion, who)} ${sql.join(fits, sql` `)})`,
    ],
    counts: sql`(select count(*) from fitting) as count`,
    among: [sql`select id, key from fitting`],
    order,
    window,
    row: {
      columns: sql`
        s.id, s.kind, s.title, s.status, s.created_by as "createdById", s.version, s.date_created as "dateCreated", s.last_updated as "lastUpdated",
        r.is_private as "isPrivate", r.visibility, 'READ' as "myAccess", ${hasOwnRight(discussion, who)} as "isOwnRight", s.parent_id as "homeId"`,
      beside: sql`join subject r on r.id = s.root_id`,
    },
  });
  return { ...window, nodes, count: async () => counts.count };
}

type Asked = Window & { kind: ListedKind };

/** The things of a kind that a person, or the people of an organization, made. People and organizations share no ids, so the id is used for both. */
export const listMade = (db: Db, caller: Caller, { maker, kind, ...window }: Asked & { maker: number }) =>
  listCards(db, caller, kind, madeBy([maker], [maker]), window);

/** The things of a kind that a person follows, without limited ones, whose cards do not show their followers. */
export const listFollowed = (db: Db, caller: Caller, { person, kind, ...window }: Asked & { person: number }) =>
  listCards(db, caller, kind, [isFollowedBy(person)], window);

/** The matching topics that the caller may open. */
export const listTopics = (db: Db, caller: Caller, fits: Filter['fits'], window: Window) =>
  listCards(db, caller, 'TOPIC', [{ fits, isBeyondCard: true }], window);

const isFollowedBy = (person: number): Filter => ({
  fits: sql<boolean>`s.id in (select subject_id from follow where person_id = ${unplanned(person, 'bigint')})`,
  isBeyondCard: true,
});
