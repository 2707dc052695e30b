import type { ListedKind } from '@samspel/domain/person/person';
import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { unplanned } from '../../core/database/prepared.ts';
import { type Page, pageOf, type Window } from '../../core/graphql/page.ts';
import { type Filter, madeBy } from '../../subject/list/filters.ts';
import { listRoots } from '../../subject/root/root.list.ts';
import { type RootRow, rootColumns } from '../../subject/root/root.queries.ts';

/** A thing as a person's page lists it. */
export type CardRow = RootRow & { kind: ListedKind };

/**
 * The things of a kind that fit and that the caller may know of, the last changed first. None where the organization of the caller has no
 * permission for the kind: what is beside it on the page is shown all the same.
 */
async function listCards(
  db: Db,
  caller: Caller,
  kind: ListedKind,
  filter: readonly Filter[],
  window: Window,
): Promise<Page<CardRow>> {
  if (!caller.mayUse.includes(kind)) return pageOf(window, [], async () => 0);
  const row = { columns: sql`s.kind, ${rootColumns({ kind, permission: kind }, caller)}`, beside: sql`` };
  const everybody = { organizations: [], persons: [], archived: false };
  const input = { ...window, ...everybody, sort: 'LAST_UPDATED', order: 'DESCENDING' } as const;
  return listRoots<CardRow>(db, caller, { kind, permission: kind }, input, row, filter);
}

type Asked = Window & { kind: ListedKind };

/** What a person, or the people of an organization, made of a kind. Ids are never shared, so one stands for either. */
export const listMade = (db: Db, caller: Caller, { maker, kind, ...window }: Asked & { maker: number }) =>
  listCards(db, caller, kind, madeBy([maker], [maker]), window);

/** What a person follows of a kind. Who follows a thing is not on the card of a limited one. */
export const listFollowed = (db: Db, caller: Caller, { person, kind, ...window }: Asked & { person: number }) =>
  listCards(db, caller, kind, [isFollowedBy(person)], window);

/** The topics that fit and that the caller may open. */
export const listTopics = (db: Db, caller: Caller, fits: Filter['fits'], window: Window) =>
  listCards(db, caller, 'TOPIC', [{ fits, isBeyondCard: true }], window);

const isFollowedBy = (person: number): Filter => ({
  fits: sql<boolean>`s.id in (select subject_id from follow where person_id = ${unplanned(person, 'bigint')})`,
  isBeyondCard: true,
});
