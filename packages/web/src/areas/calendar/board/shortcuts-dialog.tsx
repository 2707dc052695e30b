import type { TextId } from '@samspel/i18n/texts';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { useShortcutsOn } from '../../../ui/use-shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

/** Keys and what they do, as they are written. */
const rows: readonly { keys: readonly string[]; text: TextId }[] = [
  { keys: ['n'], text: 'shortcuts.new' },
  { keys: ['t'], text: 'shortcuts.today' },
  { keys: ['←', '→'], text: 'shortcuts.year' },
  { keys: ['/'], text: 'shortcuts.search' },
  { keys: ['j', 'k'], text: 'shortcuts.next' },
  { keys: ['⇧ ← →', '⇧ ↑ ↓'], text: 'shortcuts.move' },
  { keys: ['Esc'], text: 'shortcuts.escape' },
  { keys: ['?'], text: 'shortcuts.help' },
];

/** Which keys do what, and the way to turn them off. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const [isOn, turn] = useShortcutsOn();
  return (
    <OpenedDialog title={say('shortcuts.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={say('shortcuts.on')}
        description={say('shortcuts.on.hint')}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
    </OpenedDialog>
  );
}
