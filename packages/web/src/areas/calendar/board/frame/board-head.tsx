import { TasklistIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import type { Board } from '../model/use-board.ts';
import styles from './board-head.module.css';

interface Props {
  board: Board;
  /** The part below says that there is nothing, and how to see more. */
  isEmpty: boolean;
  /** Rows can be chosen here, to do the same with several. */
  mayChoose?: boolean;
  /** The way to other years, if there is no wheel with it in its centre. */
  steps?: ReactNode;
  /** The choice of other twelve months than a calendar year. */
  years?: ReactNode;
  /** In the narrow column beside the wheel: the buttons fill the rows from the number on. */
  isBeside?: boolean;
  /** What can be done first with what is shown. */
  children?: ReactNode;
}

/** Above every view of a year: how many activities it shows, and the way back from chosen months to all. */
export function BoardHead({ board, isEmpty, mayChoose = false, steps, years, isBeside, children }: Props) {
  const say = useText();
  const { listed, isNarrowed, clear, choosing } = board;
  return (
    <div className={styles.head} data-beside={isBeside ? '' : undefined}>
      {steps}
      <p role="status" className={isEmpty ? 'ds-sr-only' : undefined}>
        {say('wheel.activities', { count: listed.length })}
      </p>
      <div className={styles.ways}>
        {children}
        {isNarrowed && !isEmpty && (
          <Button variant="tertiary" size="sm" onClick={clear}>
            {say('wheel.clearSelection')}
          </Button>
        )}
        {years}
        {mayChoose && !isEmpty && !choosing.isOn && (
          <Button variant="tertiary" size="sm" icon={<TasklistIcon />} onClick={choosing.begin}>
            {say('several.begin')}
          </Button>
        )}
      </div>
    </div>
  );
}
