import { listPageSize } from '@samspel/domain/subject/list';
import { topicCategories } from '@samspel/domain/topic/topic';
import type { ListSchema } from '../../../subject/list/list-filter.ts';
import { type RootSort, rootSorts } from '../../../subject/root/root-sorts.ts';

/** The filters: a topic's category, and whether it is mine. */
export type TopicChoices = { category: typeof topicCategories; mine: readonly ['true'] };

/** How topics are listed (product/topics#the-list). */
export const topicList: ListSchema<TopicChoices, RootSort> = {
  choices: { category: topicCategories, mine: ['true'] },
  sorts: rootSorts,
  defaultSort: rootSorts[1],
  pageSize: listPageSize,
  serviceAreas: 'groupsAndAreas',
};
