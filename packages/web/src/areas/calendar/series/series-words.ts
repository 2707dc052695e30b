import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';

/** What changing the whole series is called: of a single activity it is its repetition and tags that are found there. */
export function seriesEditKey({
  event: { repetitionDefinition, progress },
}: Pick<ActivityDetailsFragment, 'event'>): 'event.editSeries' | 'event.editSingle' {
  return repetitionDefinition || progress.total > 1 ? 'event.editSeries' : 'event.editSingle';
}
