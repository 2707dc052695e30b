import { PencilIcon } from '@navikt/aksel-icons';
import { type ComponentType, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../base/button.tsx';
import { LabelRow } from '../field/label-row.tsx';
import { ValidationMessage } from '../field/validation-message.tsx';
import { plainWords, writePlainText } from './read-rich-text.ts';
import { RichText } from './rich-text.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import styles from './rich-text-field.module.css';

/** The editor is large: it is fetched when somebody starts to write. */
const loadEditor = () => import('./rich-text-editor.tsx');

export interface RichTextFieldProps {
  label: string;
  description?: string;
  /** The error if the text is refused. */
  error?: string | undefined;
  /** Rich text as JSON; '' if it is empty. */
  value: string;
  onChange: (json: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  required?: boolean;
  /** The text is only proposed: it is in the field to write in, and is selected there, so that what is typed replaces it. */
  isProposed?: boolean;
  /** The first Escape leaves the text for the field around it, and the next one is for the form. */
  leavesAtEscape?: boolean;
  /** Shows the editor at once, since somebody has asked to write. */
  opensAtOnce?: boolean;
  /** See `RichTextEditorProps`. */
  mentions?: RichTextEditorProps['mentions'];
  onKey?: RichTextEditorProps['onKey'];
}

/**
 * A text with formatting. Until somebody starts to write it is a plain field, or the text to read with a button. That stays, and keeps the focus,
 * until the editor is ready to take over the focus and what was typed meanwhile.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, description, error, value, onChange, onBlur, disabled, required, opensAtOnce, mentions, onKey } =
    props;
  const isProposed = props.isProposed === true;
  const leavesAtEscape = props.leavesAtEscape === true;
  const id = useId();
  const ids = { field: `${id}-field`, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const [{ Editor, takesFocus }, setEditor] = useState<LoadedEditor>({ Editor: null, takesFocus: false });
  const describedBy = [description && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined;
  const edit = useCallback(
    (isAsked: boolean) =>
      void loadEditor().then(({ default: Editor }) =>
        setEditor({ Editor, takesFocus: isAsked || document.activeElement?.id === ids.field }),
      ),
    [ids.field],
  );
  useEffect(() => {
    if (opensAtOnce) edit(true);
  }, [opensAtOnce, edit]);
  return (
    <div
      className={styles.field}
      data-invalid={error ? true : undefined}
      // Described, not named, by the label: two elements of one name would be one too many.
      {...(leavesAtEscape && { role: 'group', tabIndex: -1, 'aria-describedby': ids.label, onKeyDown: leaveText })}
    >
      <LabelRow isRequired={required}>
        <label className="ds-label" id={ids.label} htmlFor={ids.field}>
          {label}
        </label>
      </LabelRow>
      {description && (
        <p id={ids.hint} className={styles.hint}>
          {description}
        </p>
      )}
      {Editor ? (
        <Editor
          {...{ value, onChange, onBlur, describedBy, required, mentions, onKey, takesFocus }}
          id={ids.field}
          labelledBy={ids.label}
          isInvalid={Boolean(error)}
          selectsAll={isProposed}
        />
      ) : (
        <Waiting
          {...{ value, onChange, onBlur, disabled, required, isProposed, ids, describedBy }}
          isInvalid={Boolean(error)}
          onEdit={edit}
        />
      )}
      {error && <ValidationMessage id={ids.error}>{error}</ValidationMessage>}
    </div>
  );
}

/** Leaves the text for the field around it. An Escape that something in the editor has used, or in its toolbar, leaves nothing. */
function leaveText(event: KeyboardEvent<HTMLElement>): void {
  const isText = (event.target as HTMLElement).matches('textarea, [contenteditable=true]');
  if (event.key !== 'Escape' || event.defaultPrevented || !isText) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** The editor when it is ready, and whether the focus is to go to it: not if a person has gone on to another field meanwhile. */
type LoadedEditor = { Editor: ComponentType<RichTextEditorProps> | null; takesFocus: boolean };

interface WaitingProps
  extends Pick<RichTextFieldProps, 'value' | 'onChange' | 'onBlur' | 'disabled' | 'required' | 'isProposed'> {
  ids: { field: string; label: string };
  describedBy: string | undefined;
  isInvalid: boolean;
  /** @param isAsked whether a person has asked to write; else the field only has the focus */
  onEdit: (isAsked: boolean) => void;
}

/** Shown before the editor is ready: the text to read, or a plain field. */
function Waiting(props: WaitingProps) {
  const { value, onChange, onBlur, disabled, required, isProposed, ids, describedBy, isInvalid, onEdit } = props;
  const say = useText();
  const [began] = useState(isProposed ? '' : value);
  if (began !== '') {
    return (
      <div className={styles.read}>
        <RichText json={value} />
        <Button
          id={ids.field}
          size="sm"
          icon={<PencilIcon />}
          aria-disabled={disabled}
          aria-describedby={ids.label}
          onClick={() => onEdit(true)}
        >
          {say('button.edit')}
        </Button>
      </div>
    );
  }
  return (
    <textarea
      id={ids.field}
      className={`ds-input ${styles.plain}`}
      aria-describedby={describedBy}
      required={required}
      aria-invalid={isInvalid}
      disabled={disabled}
      value={value ? plainWords(value) : ''}
      onChange={(event) => onChange(writePlainText(event.target.value))}
      onFocus={(event) => {
        if (isProposed) event.target.select();
        onEdit(false);
      }}
      onBlur={onBlur}
    />
  );
}
