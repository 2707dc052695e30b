import { useEffect, useId, useRef, useState } from 'react';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { useFieldsOf } from '../kinds.tsx';
import type { ShownField } from '../shown-field.ts';
import { sayField, sayValue } from './change-words.ts';
import { type Change, type ChangedField, fieldsToShow } from './changed-fields.ts';
import { shortened, shownAtFirst } from './long-values.ts';
import styles from './undo-question.module.css';
import { useUndoChange } from './use-undo-change.ts';

interface Props {
  change: Change;
  onUndone: () => void;
  onClose: () => void;
}

/** Asks, in place of the button, whether to undo a change, shows what that brings back, and undoes it; says why if that is impossible. */
export function UndoQuestion({ change, onUndone, onClose }: Props) {
  const say = useText();
  const undo = useUndoChange('history.conflictHere');
  const title = useId();
  const way = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [whyNot, setWhyNot] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused button disappears if it cannot be done
  useEffect(() => way.current?.focus(), [whyNot]);
  const confirm = async () => {
    setBusy(true);
    const why = await undo(change.id);
    setBusy(false);
    setWhyNot(why);
    if (why === null) onUndone();
  };
  return (
    <section aria-labelledby={title} className={styles.question}>
      <p id={title} className={styles.title}>
        {say('history.undo.title')}
      </p>
      {whyNot ? <p role="alert">{whyNot}</p> : <PutsBack change={change} />}
      <div className={styles.actions}>
        <Button ref={whyNot ? way : undefined} size="sm" onClick={onClose}>
          {say(whyNot ? 'button.close' : 'button.cancel')}
        </Button>
        {!whyNot && (
          <Button ref={way} size="sm" variant="primary" loading={isBusy} onClick={confirm}>
            {say('history.undo.confirm')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The value that each field gets back; for a removal, what is restored. */
function PutsBack({ change }: { change: Change }) {
  const say = useText();
  const shown = useFieldsOf(change.kind);
  if (change.removed > 0) return <p>{say('history.undo.bringsBack', { count: change.removed })}</p>;
  return (
    <>
      <p>{say('history.undo.putsBack')}</p>
      <ul className={styles.fields}>
        {fieldsToShow(change.fields, shown).map((changed) => (
          <li key={changed.field}>
            {sayField(say, shown[changed.field])}: <Before changed={changed} shown={shown[changed.field]} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Before({ changed, shown }: { changed: ChangedField; shown: ShownField | undefined }) {
  const say = useText();
  const today = useToday();
  const words = changed.before.slice(0, shownAtFirst).map((value) => shortened(sayValue(say, shown, value, today)));
  const more = changed.before.length > words.length ? ' …' : '';
  return <strong>{words.length > 0 ? words.join(' · ') + more : say('history.nothing')}</strong>;
}
