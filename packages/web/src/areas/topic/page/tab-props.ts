import type { TopicTab } from '@samspel/domain/topic/topic';
import type { TopicPartsFragment } from '../../../generated/graphql.ts';

/** The props of each tab of a topic. */
export interface TabProps {
  topic: TopicPartsFragment;
  /** Shows who has access. */
  onShare: () => void;
  /** Goes to another tab. */
  onTab: (tab: TopicTab) => void;
}
