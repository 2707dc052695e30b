import { subjectUri } from '@samspel/domain/subject/address';
import { isLinkType, type LinkType } from '@samspel/domain/subject/notification';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import { hasPage } from '../definition.ts';
import type { Kinds } from '../kinds.ts';
import { readByKind } from '../read-by-kind.ts';
import { ancestors } from './ancestors.ts';

/** Where a thing is found, and what it is called. */
export type Place = {
  /** Its own title; for a comment, the title of the thing that it is about. */
  title: string;
  /** The title of the root that it is part of; null if it is a root itself. */
  wholeTitle: string | null;
  hrefType: LinkType | null;
  /** The last part of the address of the page that shows it. */
  href: string;
  /** The id of the root that precedes that page in its address, such as the topic of a discussion; null if the page is the root's own. */
  home: number | null;
  /** Null if it has no deadline. */
  deadline: Day | null;
};

type Link = { of: number; id: number; kind: SubjectKind; title: string };

/** Finds the places of things, by id. The caller must already have checked that they may be read. */
export async function placesOf(db: Db, kinds: Kinds, ids: readonly number[]): Promise<Map<number, Place>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(
    db,
    sql<Link>`
    with recursive ${ancestors(ids)}
    select of, id, kind, title from above order by of, depth`,
  );
  const things = rows.filter(({ of, id }) => of === id);
  const known = {
    opened: await readByKind(db, kinds, rows, ({ link }) => link?.openedAs),
    deadlines: await readByKind(db, kinds, things, ({ deadlines }) => deadlines),
  };
  return new Map([...Map.groupBy(rows, ({ of }) => of)].map(([id, chain]) => [id, placeOf(kinds, chain, known)]));
}

/** The things that pages open instead of others, and the deadlines. */
type Known = { opened: ReadonlyMap<number, number>; deadlines: ReadonlyMap<number, Day> };

function placeOf(kinds: Kinds, chain: readonly Link[], { opened, deadlines }: Known): Place {
  const parameters = new Map<string, number>();
  for (const { id, kind } of chain) {
    const name = kinds.of(kind).link?.parameter;
    if (name && !parameters.has(name)) parameters.set(name, opened.get(id) ?? id);
  }
  const root = chain.at(-1)!;
  const shown = chain.find(({ kind }) => kind !== 'COMMENT')!;
  const page = chain.find(({ kind }) => hasPage(kinds.of(kind))) ?? root;
  const query = [...parameters].reverse().map(([name, id]) => `${name}=${id}`);
  return {
    deadline: deadlines.get(chain[0]!.id) ?? null,
    title: shown.title,
    wholeTitle: shown.id === root.id ? null : root.title,
    hrefType: chain.map(({ kind }) => kind).find(isLinkType) ?? null,
    href: [subjectUri(page), ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    home: page.id === root.id ? null : root.id,
  };
}
