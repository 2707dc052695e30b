import { XMarkIcon } from '@navikt/aksel-icons';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { ResponsibleField } from '../../../subject/person/person-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DaysFields } from '../fields/days-fields.tsx';
import styles from './several.module.css';
import type { SeveralRow } from './several-rows.ts';

/** The row that gets the focus; a new object each time, so that the same row can get it twice. */
export interface FocusOn {
  key: number;
}

/** What the clipboard holds: a table as a page, and as text. */
export interface Pasted {
  html: string;
  text: string;
}

interface Props {
  row: SeveralRow;
  /** From 1. */
  number: number;
  /** A new object whenever the title of the row gets the focus. */
  focusOn: FocusOn | undefined;
  canRemove: boolean;
  errors: FieldErrors;
  onChange: (row: SeveralRow) => void;
  onAdd: () => void;
  onRemove: () => void;
  /** Called when several lines are pasted into the title. */
  onPaste: (pasted: Pasted) => void;
  /** Moves to the title of the row above (−1) or below (1). */
  onWalk: (step: -1 | 1) => void;
}

/** One of several new activities. */
export function SeveralRowFields(props: Props) {
  const { row, number, focusOn, canRemove, errors, onChange, onAdd, onRemove, onPaste, onWalk } = props;
  const say = useText();
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusOn) title.current?.focus();
  }, [focusOn]);
  const name = (field: string) => `${row.key}.${field}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onAdd();
    else if (event.key === 'ArrowDown') onWalk(1);
    else if (event.key === 'ArrowUp') onWalk(-1);
    else if (event.key === 'Backspace' && row.title === '' && canRemove) onRemove();
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onPaste({ html: event.clipboardData.getData('text/html'), text });
  };
  return (
    <fieldset className={styles.row}>
      <legend className="ds-sr-only">{say('event.several.row', { number })}</legend>
      <TextField
        ref={title}
        className={styles.title}
        label={say('field.title')}
        value={row.title}
        required
        error={errors.of(name('title'))}
        onChange={(event) => onChange({ ...row, title: event.target.value })}
        onKeyDown={onKeyDown}
        onPaste={paste}
        onBlur={() => errors.touch(name('title'))}
      />
      <div className={styles.days}>
        <DaysFields
          days={row}
          onChange={(days) => onChange({ ...row, ...days })}
          errorOf={(field) => errors.of(name(field))}
          onLeave={(field) => errors.touch(name(field))}
        />
      </div>
      <div className={styles.who}>
        <ResponsibleField
          value={row.responsible}
          error={errors.of(name('responsible'))}
          onChange={(responsible) => onChange({ ...row, responsible })}
        />
      </div>
      {row.unused.length > 0 && (
        <p className={styles.unused}>
          {say('event.several.unused', { words: row.unused.map((one) => `«${one}»`).join(', ') })}
        </p>
      )}
      <IconButton
        className={styles.remove}
        label={say('event.several.remove', { number })}
        icon={<XMarkIcon aria-hidden="true" />}
        aria-disabled={!canRemove}
        onClick={onRemove}
      />
    </fieldset>
  );
}
