import type { AllTopicsInput } from '@samspel/domain/topic/topic.input';
import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { hasFacet, hasServiceArea, ownedBy } from '../../subject/list/filters.ts';
import type { SubjectPage } from '../../subject/list/page-of-subjects.ts';
import { listRoots } from '../../subject/root/root.list.ts';
import { type TopicRow, topicColumns } from './topic.queries.ts';

/** The topics that the caller may know of and that match the filter: those that they may open, then limited ones. */
export function listTopics(db: Db, caller: Caller, input: AllTopicsInput): Promise<SubjectPage<TopicRow>> {
  const { onlyMine, category, kostraGroup, kostraFunctions } = input;
  const row = { columns: topicColumns(caller), beside: sql`join topic own on own.id = s.id` };
  return listRoots(db, caller, { kind: 'TOPIC' }, input, row, [
    ...(onlyMine ? [ownedBy(caller.id)] : []),
    ...(category ? [hasFacet(`category:${category}`)] : []),
    ...(kostraGroup ? [hasFacet(`kostra:${kostraGroup}`, { isBeyondCard: true })] : []),
    ...(kostraFunctions.length > 0 ? [hasServiceArea(kostraFunctions)] : []),
  ]);
}
