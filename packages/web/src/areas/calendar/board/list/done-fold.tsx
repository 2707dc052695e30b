import type { ReactNode } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Fold } from './fold.tsx';

interface Props {
  count: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** The completed activities, folded below the open ones. */
export function DoneFold({ count, ...given }: Props) {
  const say = useText();
  return <Fold {...given} label={say('wheel.done', { count })} />;
}
