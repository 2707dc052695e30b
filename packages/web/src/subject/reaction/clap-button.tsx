import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { useClap } from './use-clap.ts';

interface Props {
  subject: { id: string; isLiked: boolean; likes: number };
  /** One of many on a page: no frame. */
  isQuiet?: boolean;
}

/** Claps for a thing, or takes the clap back, at once; shows how many have clapped, if anybody has. */
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
      {likes > 0 && likes}
    </Button>
  );
}

/** Two clapping hands with lines of sound: the icon of a clap. */
function ClapIcon() {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m8.2 11.3 5.4-5.4a1.3 1.3 0 0 1 1.9 1.9L12 11.3l4.6-4.6a1.3 1.3 0 0 1 1.9 1.9l-1.6 1.6a1.3 1.3 0 0 1 1.8 1.8l-6.2 6.2a5.6 5.6 0 0 1-8 0 5.6 5.6 0 0 1-1.6-4.4l.4-4a1.3 1.3 0 0 1 2.6.1z" />
      <path d="M10.5 2.5 11 4.6M5.8 4.5l1.4 1.6M20.5 15.5l-1.900-.9" />
    </svg>
  );
}
