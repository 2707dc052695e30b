import { ChevronDownIcon, ChevronUpIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { Tooltip } from '../../../ui/base/tooltip.tsx';
import styles from './checklist.module.css';
import { hasWords } from './item-form.ts';
import type { Todo } from './use-checklist.ts';

interface Props {
  todo: Todo;
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The id of the button that opens an item, which gets the focus when the item closes. */
export const openerId = (id: string): string => `open-${id}`;

/** Opens the description and note of an item; inconspicuous if it has neither. */
export function ItemOpener({ todo, controls, isOpen, onOpen, onClose }: Props) {
  const say = useText();
  const label = say('event.checklist.open', { title: todo.title });
  return (
    <Tooltip text={label}>
      <button
        type="button"
        id={openerId(todo.id)}
        className={styles.opener}
        data-empty={(!isOpen && !hasWords(todo)) || undefined}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={label}
        onClick={isOpen ? onClose : onOpen}
      >
        {isOpen ? <ChevronUpIcon aria-hidden="true" /> : <ChevronDownIcon aria-hidden="true" />}
      </button>
    </Tooltip>
  );
}
