import { FollowedGrantsDocument } from '../../generated/graphql.ts';
import { FollowedList } from '../../subject/reaction/followed-list.tsx';
import { useText } from '../../texts/text.tsx';
import { grantPaths } from './parts/grant.paths.ts';

/** The grants that I follow, the newest follow first. */
export function FollowedGrants({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  return (
    <FollowedList
      query={FollowedGrantsDocument}
      read={({ myFollowed }) =>
        myFollowed.actionValues.map((one) => ({
          id: one.id,
          to: grantPaths.one(one),
          title: one.title,
          by: one.source?.name ?? '',
        }))
      }
      empty={{
        title: say('grant.empty.followed'),
        hint: say('grant.empty.followedHint'),
        to: grantPaths.list,
        action: say('grant.explore'),
      }}
      onLeave={onLeave}
    />
  );
}
