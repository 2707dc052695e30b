import { useMutation } from 'urql';
import { LikeDocument, UnLikeDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { ClapIcon } from './clap-icon.tsx';

interface Props {
  subject: { id: string; isLiked: boolean; likes: number };
  /** One of many on a page: no frame, and no number until somebody has clapped. */
  isQuiet?: boolean;
}

/** Claps for a thing, or takes the clap back; shows how many have clapped. */
export function ClapButton({ subject, isQuiet = false }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const { id, isLiked, likes } = subject;
  const [liking, like] = useMutation(LikeDocument);
  const [unLiking, unLike] = useMutation(UnLikeDocument);
  const toggle = async () => {
    const { error } = await (isLiked ? unLike({ id }) : like({ id }));
    if (error) toast.error(sayProblem(error));
  };
  return (
    <Button
      aria-pressed={isLiked}
      variant={isQuiet ? 'tertiary' : undefined}
      disabled={liking.fetching || unLiking.fetching}
      icon={<ClapIcon />}
      title={say(isLiked ? 'button.unLike' : 'button.like')}
      aria-label={`${say('button.like')}, ${say('subject.likes', { count: likes })}`}
      onClick={toggle}
    >
      {(likes > 0 || !isQuiet) && likes}
    </Button>
  );
}
