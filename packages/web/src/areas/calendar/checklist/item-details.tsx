import { useText } from '../../../texts/text.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import styles from './checklist.module.css';
import type { Todo } from './use-checklist.ts';

/** The description and the note of an item, to read. */
export function ItemDetails({ todo: { description, note } }: { todo: Todo }) {
  const say = useText();
  return (
    <>
      {description && <RichText json={description} />}
      {note && (
        <div>
          <p className={styles.name}>{say('event.checklist.note')}</p>
          <RichText json={note} />
        </div>
      )}
    </>
  );
}
