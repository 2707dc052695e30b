import { ArrowUndoIcon } from '@navikt/aksel-icons';
import { osloClock } from '@samspel/domain/time/oslo';
import { useRef, useState } from 'react';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { useFieldsOf, useKindHistory } from '../kinds.tsx';
import { type Change, fieldsToShow, isBackSince } from './changed-fields.ts';
import { FieldChange } from './field-change.tsx';
import styles from './history-entry.module.css';
import { UndoQuestion } from './undo-question.tsx';

interface Props {
  change: Change;
  namesThings: boolean;
  canUndo: boolean;
  onUndone: () => void;
}

/** One change: who, when and on what, each field with its old and new value, and how to undo it. */
export function HistoryEntry({ change, namesThings, canUndo, onUndone }: Props) {
  const say = useText();
  const shown = useFieldsOf(change.kind);
  const [isAsking, setAsking] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const when = say('history.at', { time: osloClock(new Date(change.at)).time });
  const leave = () => {
    setAsking(false);
    requestAnimationFrame(() => undo.current?.focus());
  };
  const finish = () => {
    setAsking(false);
    onUndone();
  };
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <p>
          <strong>{change.by.name}</strong>{' '}
          <time dateTime={change.at} className={styles.quiet}>
            {when}
          </time>
        </p>
        {canUndo && change.undoneBy === 'UNDO' && !isAsking && (
          <Button
            ref={undo}
            size="sm"
            variant="tertiary"
            icon={<ArrowUndoIcon />}
            aria-label={say('history.undoOf', { what: change.title, when })}
            onClick={() => setAsking(true)}
          >
            {say('button.undo')}
          </Button>
        )}
      </div>
      <Thing change={change} isNamed={namesThings} />
      {change.removed > 0 && <p>{say('history.removed', { count: change.removed })}</p>}
      <dl className={styles.fields}>
        {fieldsToShow(change.fields, shown).map((changed) => (
          <FieldChange key={changed.field} changed={changed} shown={shown[changed.field]} />
        ))}
      </dl>
      {canUndo && <Elsewhere change={change} />}
      {isAsking && <UndoQuestion change={change} onUndone={finish} onClose={leave} />}
    </li>
  );
}

/** 'Aktivitet · Budsjettmøte, 1. juni'; nothing for a kind that no area shows, or, unless it is attached, if all changes are to one thing. */
function Thing({ change, isNamed }: { change: Change; isNamed: boolean }) {
  const say = useText();
  const today = useToday();
  const kind = useKindHistory(change.kind);
  if (!kind || !(isNamed || kind.isAttached)) return null;
  return <p className={styles.quiet}>{kind.sayThing(say, change, today)}</p>;
}

/** Where to go to undo a change that cannot be undone here, or that it has been undone already. */
function Elsewhere({ change }: Pick<Props, 'change'>) {
  const say = useText();
  const { undoneBy } = change;
  if (undoneBy !== 'ARCHIVE' && undoneBy !== 'TRASH') return null;
  return (
    <p className={styles.quiet}>{say(`history.${isBackSince(change) ? 'undoneSince' : 'undoneBy'}.${undoneBy}`)}</p>
  );
}
