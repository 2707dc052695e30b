import { FollowedDiscussionsDocument } from '../../generated/graphql.ts';
import { FollowedList } from '../../subject/reaction/followed-list.tsx';
import { useText } from '../../texts/text.tsx';
import { forumPaths } from './address/forum-paths.ts';

/** The questions that I follow, the newest follow first. */
export function FollowedDiscussions({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  return (
    <FollowedList
      query={FollowedDiscussionsDocument}
      read={({ myFollowed }) =>
        myFollowed.discussions.map((one) => ({
          id: one.id,
          to: forumPaths.discussion(one),
          title: one.title,
          by: one.createdBy.name,
        }))
      }
      empty={{
        title: say('discussion.followed.empty'),
        hint: say('discussion.followed.hint'),
        to: forumPaths.list(),
        action: say('discussion.explore'),
      }}
      onLeave={onLeave}
    />
  );
}
