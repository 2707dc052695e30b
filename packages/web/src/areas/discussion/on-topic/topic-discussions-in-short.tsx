import type { SectionFile, SectionProps } from '../../../subject/sections/page-section.ts';
import { useText } from '../../../texts/text.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import { ShortList, shortListOf } from '../list/short-list.tsx';

const latestOf = (topic: string) => ({ topic, limit: 4 });

export const ahead: SectionFile['ahead'] = ({ id }) => [shortListOf(latestOf(id))];

/** The four discussions of a topic with the latest activity; nothing if there are none. */
export default function TopicDiscussionsInShort({ on: { id } }: SectionProps) {
  const say = useText();
  return (
    <ShortList
      name="discussions"
      title={say('discussion.many')}
      size="xs"
      all={forumPaths.list(id)}
      filter={latestOf(id)}
    />
  );
}
