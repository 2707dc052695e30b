import { FollowedTopicsDocument } from '../../generated/graphql.ts';
import { sayTitle } from '../../subject/page/say-title.ts';
import { FollowedList } from '../../subject/reaction/followed-list.tsx';
import { useText } from '../../texts/text.tsx';
import { topicPaths } from './address/topic.paths.ts';

/** The topics that I follow, the newest follow first. */
export function FollowedTopics({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  return (
    <FollowedList
      query={FollowedTopicsDocument}
      read={({ myFollowed }) =>
        myFollowed.topics.map((topic) => ({
          id: topic.id,
          to: topicPaths.one(topic),
          title: sayTitle(say, topic),
          by: topic.createdBy.name,
        }))
      }
      empty={{
        title: say('topic.followed.empty'),
        hint: say('topic.followed.hint'),
        to: topicPaths.list,
        action: say('topic.explore'),
      }}
      onLeave={onLeave}
    />
  );
}
