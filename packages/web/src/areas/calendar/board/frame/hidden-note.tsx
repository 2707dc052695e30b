import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import styles from './hidden-note.module.css';

/** How many completed activities are hidden, and a button to show them; nothing if none are hidden. */
export function HiddenNote({ count, onShow }: { count: number; onShow: () => void }) {
  const say = useText();
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <span>{say('wheel.hidden', { count })}</span>
      <Button variant="tertiary" size="sm" onClick={onShow}>
        {say('wheel.hidden.show')}
      </Button>
    </p>
  );
}
