import { useQuery } from 'urql';
import { type Ask, askOf } from '../../../core/graphql/ask-ahead.ts';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import {
  type DiscussionPartsFragment,
  DiscussionTopicsDocument,
  ForumTopicDocument,
} from '../../../generated/graphql.ts';
import { useListed } from '../../../subject/kinds.tsx';
import { openable } from '../../../subject/page/openable.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import styles from './discussion-page.module.css';

/** Returns what `Topics` asks for. @param topic the topic of the forum in the address, if it is one's */
export const topicsAhead = (id: string, topic: string | null | undefined): readonly Ask[] => [
  askOf(DiscussionTopicsDocument, { id }),
  ...(topic ? [askOf(ForumTopicDocument, { id: topic })] : []),
];

/** The topic that a discussion belongs to, and those it is related to, if I may see them. */
export function Topics({ discussion: { id, topic } }: { discussion: Pick<DiscussionPartsFragment, 'id' | 'topic'> }) {
  const say = useText();
  const path = useListed()('TOPIC')?.path;
  const [home, askHome] = useQuery({
    query: ForumTopicDocument,
    variables: { id: topic ?? '' },
    pause: topic === null,
  });
  const [related, askRelated] = useQuery({ query: DiscussionTopicsDocument, variables: { id } });
  const topics = [...(home.data && !home.error ? [home.data.topic] : []), ...(related.data?.related.nodes ?? [])];
  useLiveSubjects([id, ...openable(topics)], () => {
    if (topic !== null) askHome({ requestPolicy: 'network-only' });
    askRelated({ requestPolicy: 'network-only' });
  });
  if (topics.length === 0) return null;
  return (
    <ul className={styles.topics} aria-label={say('discussion.topics')}>
      {topics.map((one) => (
        <li key={one.id}>
          <Tag color="accent">
            {path ? (
              <TextLink to={path({ id: one.id, uri: one.uri ?? null })}>{sayTitle(say, one)}</TextLink>
            ) : (
              sayTitle(say, one)
            )}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
