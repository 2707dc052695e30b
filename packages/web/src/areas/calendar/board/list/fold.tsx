import { ChevronDownIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId, useState } from 'react';
import { useOnPaper } from '../../../../ui/base/use-wide.ts';
import styles from './fold.module.css';

interface Props {
  /** What the line says. */
  label: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** One line that unfolds what is below it. On paper it is unfolded. */
export function Fold({ label, isOpenAtFirst = false, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isOnPaper = useOnPaper();
  return (
    <div className={styles.fold}>
      <FoldButton controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {label}
      </FoldButton>
      <div id={id} className={styles.contents}>
        {(isOpen || isOnPaper) && children}
      </div>
    </div>
  );
}

interface ButtonProps {
  /** Id of what it unfolds. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The line alone. */
export function FoldButton({ controls, isOpen, onToggle, children }: ButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <ChevronDownIcon aria-hidden="true" />
      {children}
    </button>
  );
}
