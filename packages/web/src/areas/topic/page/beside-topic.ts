import type { TopicTab } from '@samspel/domain/topic/topic';
import { askOf } from '../../../core/graphql/ask-ahead.ts';
import type { May } from '../../../core/person/use-may.ts';
import { TopicInShortDocument, TopicResourcesDocument } from '../../../generated/graphql.ts';
import type { Beside } from '../../../subject/sections/use-asked-ahead.ts';

/** Returns the variables with which the first tab asks for its lists. */
export const inShortOf = (may: May, id: string) => ({
  id,
  withCalendars: may.use('CALENDAR'),
  withFiles: may.use('ACTION_VALUE'),
  withDiscussions: may.use('DISCUSSION'),
});

/** Returns what the page of a topic shows on a tab beside the topic, as far as I may. */
export function besideTopic(may: May, tab: TopicTab): Omit<Beside, 'kind'> {
  const beside: Record<TopicTab, Omit<Beside, 'kind'>> = {
    about: {
      parts: [
        'tag',
        ...(may.use('DISCUSSION') ? ['discussionsInShort'] : []),
        ...(may.use('ACTION_VALUE') ? ['filesInShort'] : []),
      ],
      asks: (id) => [askOf(TopicInShortDocument, inShortOf(may, id))],
    },
    forum: { parts: may.use('DISCUSSION') ? ['discussion'] : [] },
    resources: may.use('ACTION_VALUE')
      ? { parts: ['file', 'link'], asks: (id) => [askOf(TopicResourcesDocument, { id })] }
      : { parts: [] },
    network: { parts: [] },
    grants: { parts: may.use('ACTION_VALUE') ? ['grant'] : [] },
    'annual-cycle': { parts: may.use('CALENDAR') ? ['year'] : [] },
  };
  return beside[tab];
}
