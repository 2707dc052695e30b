import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { neighbourOf } from './neighbours.ts';
import styles from './neighbours-bar.module.css';

interface Props {
  id: string;
  onOpen: (id: string) => void;
}

/** The buttons that lead to the activities shown before and after the one in the panel. */
export function Neighbours({ id, onOpen }: Props) {
  const say = useText();
  const walk = (step: number) => {
    const next = neighbourOf(id, step);
    if (next) onOpen(next);
  };
  return (
    <div className={styles.bar}>
      <IconButton
        size="sm"
        label={say('event.previous')}
        icon={<ChevronLeftIcon aria-hidden="true" />}
        onClick={() => walk(-1)}
      />
      <IconButton
        size="sm"
        label={say('event.next')}
        icon={<ChevronRightIcon aria-hidden="true" />}
        onClick={() => walk(1)}
      />
    </div>
  );
}
