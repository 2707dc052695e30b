import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

/** The texts of a list in which there is nothing that I may open. */
export interface EmptyWords {
  /** Shown if nobody has made anything yet. */
  nothing: ReactNode;
  /** The title if everything that fits is limited. */
  allLimited: string;
}

interface Props extends EmptyWords {
  limitedCount: number;
  /** Removes all filters; undefined if there are none. */
  onReset: (() => void) | undefined;
}

/** Replaces a list in which there is nothing that I may open: says why, and offers a way on. */
export function EmptyList({ nothing, allLimited, limitedCount, onReset }: Props) {
  const say = useText();
  if (!onReset && limitedCount === 0) return nothing;
  const isAllLimited = limitedCount > 0;
  const startAnew = () => {
    onReset?.();
    focusHeading(); // the button disappears
  };
  return (
    <EmptyState
      title={isAllLimited ? allLimited : say('subject.list.empty')}
      action={onReset && <Button onClick={startAnew}>{say('subject.list.reset')}</Button>}
    >
      {say(isAllLimited ? 'subject.list.allLimitedHint' : 'subject.list.emptyHint')}
    </EmptyState>
  );
}
