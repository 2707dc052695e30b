import { StarFillIcon, StarIcon } from '@navikt/aksel-icons';
import { useMutation } from 'urql';
import { FollowDocument, UnFollowDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

interface Props {
  subject: { id: string; isFollowing: boolean };
  /** Called when I have begun to follow it. */
  onFollowed?: (() => void) | undefined;
}

/** Follows a thing, or stops; the button shows which. */
export function FollowButton({ subject: { id, isFollowing }, onFollowed }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [following, follow] = useMutation(FollowDocument);
  const [leaving, unFollow] = useMutation(UnFollowDocument);
  const toggle = async () => {
    const { error } = await (isFollowing ? unFollow({ id }) : follow({ id }));
    if (error) toast.error(sayProblem(error));
    else if (!isFollowing) onFollowed?.();
  };
  return (
    <Button
      aria-pressed={isFollowing}
      isBusy={following.fetching || leaving.fetching}
      icon={isFollowing ? <StarFillIcon /> : <StarIcon />}
      onClick={toggle}
    >
      {say(isFollowing ? 'button.following' : 'button.follow')}
    </Button>
  );
}
