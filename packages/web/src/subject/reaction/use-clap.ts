import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { LikeDocument, UnLikeDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { toast } from '../../ui/overlay/toaster.tsx';

interface Clapped {
  id: string;
  isLiked: boolean;
  likes: number;
}

/**
 * My clap for a thing and the number of all claps, as they are after my last press: they count before the server has answered (product/content#follows-and-claps).
 * A refused clap is taken back, with the reason. Of presses while one is being sent only the last counts.
 */
export function useClap({ id, isLiked, likes }: Clapped) {
  const sayProblem = useProblemText();
  const [, like] = useMutation(LikeDocument);
  const [, unLike] = useMutation(UnLikeDocument);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const last = useRef(isLiked);
  const isSending = useRef(false);
  const isShown = wanted ?? isLiked;
  const send = async (stored: boolean) => {
    isSending.current = true;
    let now = stored;
    while (now !== last.current) {
      const next = last.current;
      const { error } = await (next ? like({ id }) : unLike({ id }));
      if (error) {
        toast.error(sayProblem(error));
        break;
      }
      now = next;
    }
    isSending.current = false;
    setWanted(null);
  };
  const toggle = () => {
    last.current = !(isSending.current ? last.current : isLiked);
    setWanted(last.current);
    if (!isSending.current) void send(isLiked);
  };
  const change = isShown === isLiked ? 0 : isShown ? 1 : -1;
  return { isLiked: isShown, likes: likes + change, toggle };
}
