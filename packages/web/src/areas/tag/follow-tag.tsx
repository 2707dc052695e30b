import { BellFillIcon, BellIcon } from '@navikt/aksel-icons';
import { useMutation } from 'urql';
import { FollowTagDocument, UnfollowTagDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/** Follows a tag, or stops; the button shows which. */
export function FollowTag({ tag: { title, isFollowing } }: { tag: { title: string; isFollowing: boolean } }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [following, follow] = useMutation(FollowTagDocument);
  const [leaving, unfollow] = useMutation(UnfollowTagDocument);
  const toggle = async () => {
    const { error } = await (isFollowing ? unfollow({ title }) : follow({ input: { title } }));
    if (error) toast.error(sayProblem(error));
  };
  return (
    <Button
      aria-pressed={isFollowing}
      isBusy={following.fetching || leaving.fetching}
      icon={isFollowing ? <BellFillIcon /> : <BellIcon />}
      onClick={() => void toggle()}
    >
      {say(isFollowing ? 'button.following' : 'button.follow')}
    </Button>
  );
}
