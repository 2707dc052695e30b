import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';

/** What a list says where it has nothing that I may open. */
export interface EmptyWords {
  /** Shown if nobody has made any yet. */
  nothing: ReactNode;
  /** The title where all that fits is limited. */
  allLimited: string;
}

interface Props extends EmptyWords {
  limitedCount: number;
  /** Shows all that the list has; undefined if it does. */
  onReset: (() => void) | undefined;
}

/** In place of a list that has nothing that I may open: why, and the way on. */
export function EmptyList({ nothing, allLimited, limitedCount, onReset }: Props) {
  const say = useText();
  if (!onReset && limitedCount === 0) return nothing;
  const isAllLimited = limitedCount > 0;
  const startAnew = () => {
    onReset?.();
    focusHeading(); // the button goes
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
