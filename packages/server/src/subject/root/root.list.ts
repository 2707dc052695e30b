import type { Sort, SortOrder } from '@samspel/domain/subject/list';
import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { auditCards } from '../card/audit-cards.ts';
import { type Filter, hasWords, madeBy } from '../list/filters.ts';
import { pageOfSubjects, type SubjectList, type SubjectPage } from '../list/page-of-subjects.ts';
import { type RootKind, type RootRow, rootColumns } from './root.queries.ts';

/** The input that every list of things has, as `completeList` of the domain returns it. */
export type ListInput = {
  sort: Sort;
  order: SortOrder;
  limit: number;
  offset: number;
  organizations: readonly number[];
  persons: readonly number[];
  text?: string | undefined;
  archived: boolean;
  limited?: boolean | undefined;
};

/**
 * Reads a page of the things of a kind that the caller may know of and that fit: those they may open, then limited ones.
 * @param row what is read of each thing, by default what does not depend on its kind @param own the filters that only this kind has
 */
export async function listRoots<Row extends RootRow>(
  db: Db,
  caller: Caller,
  of: RootKind,
  input: ListInput,
  row: SubjectList['row'] = { columns: rootColumns(of, caller), beside: sql`` },
  own: readonly Filter[] = [],
): Promise<SubjectPage<Row>> {
  const { sort, order: direction, limit, offset, organizations, persons, text } = input;
  const page = await pageOfSubjects<Row>(db, caller, {
    kind: of.kind,
    filters: [...madeBy(organizations, persons), ...(text ? [hasWords(text)] : []), ...own],
    withArchived: input.archived,
    limited: input.limited === undefined ? 'last' : input.limited ? 'only' : 'without',
    order: { sort, direction },
    window: { limit, offset },
    row,
  });
  await auditCards(db, caller, page.nodes);
  return page;
}
