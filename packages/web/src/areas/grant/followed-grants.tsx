import { useQuery } from 'urql';
import { FollowedGrantsDocument } from '../../generated/graphql.ts';
import { FollowedList } from '../../subject/reaction/followed-list.tsx';
import { useText } from '../../texts/text.tsx';
import { grantPaths } from './parts/grant.paths.ts';

/** The grants that I follow, the newest follow first. */
export function FollowedGrants({ onLeave }: { onLeave: () => void }) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: FollowedGrantsDocument, requestPolicy: 'cache-and-network' });
  return (
    <FollowedList
      followed={data?.myFollowed.actionValues.map((one) => ({
        id: one.id,
        to: grantPaths.one(one),
        title: one.title,
        by: one.source?.name ?? '',
      }))}
      error={error}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
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
