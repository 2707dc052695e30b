import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { ClapIcon } from './clap-icon.tsx';
import { useClap } from './use-clap.ts';

interface Props {
  subject: { id: string; isLiked: boolean; likes: number };
  /** One of many on a page: no frame, and no number until somebody has clapped. */
  isQuiet?: boolean;
}

/** Claps for a thing, or takes the clap back, at once; shows how many have clapped. */
export function ClapButton({ subject, isQuiet = false }: Props) {
  const say = useText();
  const { isLiked, likes, toggle } = useClap(subject);
  return (
    <Button
      aria-pressed={isLiked}
      variant={isQuiet ? 'tertiary' : undefined}
      icon={<ClapIcon />}
      title={say(isLiked ? 'button.unLike' : 'button.like')}
      aria-label={`${say('button.like')}, ${say('subject.likes', { count: likes })}`}
      onClick={toggle}
    >
      {(likes > 0 || !isQuiet) && likes}
    </Button>
  );
}
