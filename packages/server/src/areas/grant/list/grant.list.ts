import type { AllActionValuesInput } from '@samspel/domain/grant/grant.input';
import { wordsIn } from '@samspel/domain/text/fold';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { unplanned } from '../../../core/database/prepared.ts';
import type { Page } from '../../../core/graphql/page.ts';
import { auditCards } from '../../../subject/card/audit-cards.ts';
import { type Filter, hasFacet, hasServiceArea } from '../../../subject/list/filters.ts';
import { pageOfSubjects } from '../../../subject/list/page-of-subjects.ts';
import { type GrantRow, grantColumns, grants } from '../grant/grant.queries.ts';

/** The matching grants that the caller may read; only admins find drafts. */
export async function listGrants(
  db: Db,
  caller: Caller,
  input: AllActionValuesInput,
  today: Day,
): Promise<Page<GrantRow>> {
  const { sort, order: direction, limit, offset } = input;
  const kostraGroup = input.kostraGroup ?? (await groupCalled(db, input.kostraGroupKey));
  const page = await pageOfSubjects<GrantRow>(db, caller, {
    kind: grants.kind,
    filters: filtersOf({ ...input, kostraGroup }, caller, today),
    withArchived: input.status === 'ARCHIVED',
    limited: 'without',
    order: { sort, direction },
    window: { limit, offset },
    row: { columns: grantColumns(caller), beside: sql`join action_value g on g.id = s.id` },
  });
  await auditCards(db, caller, page.nodes);
  return page;
}

/** The group of service areas with an identifier; no group's id if there is none, undefined without an identifier. */
async function groupCalled(db: Db, identifier: string | undefined): Promise<number | undefined> {
  if (identifier === undefined) return undefined;
  const group = await db
    .selectFrom('kostra_group')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return group?.id ?? noGroup;
}

/** An id that nothing has. */
const noGroup = 0;

function filtersOf(input: AllActionValuesInput, caller: Caller, today: Day): Filter[] {
  const { category, type, source, sector, kostraGroup, kostraFunctions = [], search, status } = input;
  return [
    ...(type ? [hasFacet(`type:${type}`)] : []),
    ...(category ? [hasFacet(`category:${category}`)] : []),
    ...(source ? [hasFacet(`source:${source}`)] : []),
    ...(sector ? [hasFacet(`sector:${sector}`)] : []),
    ...(kostraGroup !== undefined ? [hasFacet(`kostra:${kostraGroup}`)] : []),
    ...(kostraFunctions.length > 0 ? [hasServiceArea(kostraFunctions)] : []),
    ...(search ? [says(search)] : []),
    ...(status ? [{ fits: sql<boolean>`s.status = ${sql.lit(status)}::status` }] : []),
    ...(input.showOnlyMyFollowed ? [isFollowedBy(caller)] : []),
    ...(input.showExpired ? [] : [isNotExpired(today)]),
  ];
}

/** The words of a search, in the form that `search_query` takes. */
export const askedWords = (words: string): string[][] => wordsIn(words).map((word) => [word]);

/** All the words are in the title or the text; as in search, the last may be unfinished, and a word may be part of a compound. */
function says(words: string): Filter {
  const asked = askedWords(words);
  if (asked.length === 0) return { fits: sql<boolean>`false` };
  const ways = JSON.stringify(asked);
  return {
    fits: sql<boolean>`exists (
      select from search_entry e where e.id = s.id and e.words @@ (select search_query(${unplanned(ways, 'text')}::jsonb, 'ANY')))`,
  };
}

const isFollowedBy = ({ id }: Caller): Filter => ({
  fits: sql<boolean>`exists (select from follow f where f.subject_id = s.id and f.person_id = ${unplanned(id, 'bigint')})`,
});

/** The grant has no application deadline, or its last one has not passed. */
const isNotExpired = (today: Day): Filter => ({
  fits: sql<boolean>`not exists (select from action_value ended where ended.id = s.id and ended.last_application < ${unplanned(today, 'text')}::date)`,
});
