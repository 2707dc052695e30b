import { ChevronDownIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { useOnPaper } from '../../../ui/use-wide.ts';
import styles from './done-fold.module.css';

interface Props {
  count: number;
  /** If nothing else is listed, the completed activities are not folded. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** The completed activities, below the open ones: one line that unfolds. On paper it is unfolded. */
export function DoneFold({ count, isOpenAtFirst, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isOnPaper = useOnPaper();
  return (
    <div className={styles.fold}>
      <DoneButton count={count} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div id={id} className={styles.contents}>
        {(isOpen || isOnPaper) && children}
      </div>
    </div>
  );
}

interface ButtonProps {
  count: number;
  /** Id of what it unfolds. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The line that the completed activities are folded to. */
export function DoneButton({ count, controls, isOpen, onToggle }: ButtonProps) {
  const say = useText();
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <ChevronDownIcon aria-hidden="true" />
      {say('wheel.done', { count })}
    </button>
  );
}
