import type { TextId } from '@samspel/i18n/texts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { useShortcutsOn } from '../../ui/base/use-shortcuts.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import styles from './shortcuts-dialog.module.css';

/** Keys as they are shown, and what they do. */
type Keys = readonly { keys: readonly string[]; text: TextId }[];

const everywhere: Keys = [
  { keys: ['Ctrl', 'K'], text: 'shortcuts.find' },
  { keys: ['Esc'], text: 'shortcuts.escape' },
  { keys: ['?'], text: 'shortcuts.help' },
];

const inAYear: Keys = [
  { keys: ['n'], text: 'shortcuts.new' },
  { keys: ['t'], text: 'shortcuts.today' },
  { keys: ['←', '→'], text: 'shortcuts.year' },
  { keys: ['/'], text: 'shortcuts.search' },
  { keys: ['j', 'k'], text: 'shortcuts.next' },
  { keys: ['⇧ ← →', '⇧ ↑ ↓'], text: 'shortcuts.move' },
  { keys: ['⇧ Alt ← →', '⇧ Ctrl ← →'], text: 'shortcuts.stretch' },
];

/** Lists the keys and what they do, with a way to turn the single ones off. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const [isOn, turn] = useShortcutsOn();
  return (
    <OpenedDialog title={say('shortcuts.title')} onClose={onClose}>
      <Group title="shortcuts.everywhere" rows={everywhere} />
      <Group title="shortcuts.inAYear" rows={inAYear} />
      <Checkbox
        label={say('shortcuts.on')}
        description={say('shortcuts.on.hint')}
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
    </OpenedDialog>
  );
}

function Group({ title, rows }: { title: TextId; rows: Keys }) {
  const say = useText();
  return (
    <section>
      <Heading level={3} size="2xs" className={styles.title}>
        {say(title)}
      </Heading>
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
    </section>
  );
}
