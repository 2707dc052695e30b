import { discussionPageSize } from '@samspel/domain/discussion/discussion';
import type { AllDiscussionsQueryVariables } from '../../../generated/graphql.ts';
import { filterVariables, type ListFilter, type ListSchema } from '../../../subject/list/list-filter.ts';

const on = ['true'] as const;

/** The filters that only lists of discussions have, as in the address. */
export const forumChoices = { mine: on, unanswered: on, unaccepted: on, preset: ['municipality'] } as const;

const sorts = [
  { value: '1', sort: 'LAST_UPDATED', order: 'DESCENDING' },
  { value: '0', sort: 'TITLE', order: 'ASCENDING' },
] as const;

/** How discussions are listed: the last activity first, ten on a page. */
export const forumList: ListSchema<typeof forumChoices, (typeof sorts)[number]> = {
  choices: forumChoices,
  sorts,
  defaultSort: sorts[0],
  pageSize: discussionPageSize,
};

/** The filter of a forum, as in the address. */
export type ForumFilter = ListFilter<typeof forumChoices>;

/** Returns the query variables for a filter. @param mine my own organization, for the list of my municipality */
export function forumVariables(
  filter: ForumFilter,
  topic: string | undefined,
  mine: string | undefined,
): AllDiscussionsQueryVariables {
  const preset = filter.preset === 'municipality' ? mine : undefined;
  const { sort, order, limit, offset, organizations, text } = filterVariables(forumList, filter, preset);
  return {
    ...{ sort, order, limit, offset, organizations, text },
    topic: topic ?? null,
    onlyMine: filter.mine !== null,
    unanswered: filter.unanswered !== null,
    unaccepted: filter.unaccepted !== null,
  };
}
