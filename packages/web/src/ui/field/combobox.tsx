import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import styles from './combobox.module.css';
import { useListRoom } from './use-list-room.ts';
import { ValidationMessage } from './validation-message.tsx';

/** One thing that can be chosen. */
export interface Choice {
  key: string;
  label: string;
  /** Tells namesakes apart. */
  detail?: string | undefined;
  /** The heading above it. */
  group: string;
  /** The language of all three, if it is not that of the page. */
  lang?: string;
}

export interface ComboboxProps<One extends Choice> {
  label: string;
  placeholder?: string;
  /** Shows the label only to a screen reader. */
  hideLabel?: boolean;
  text: string;
  onText: (text: string) => void;
  /** In the order shown; those of a group are together. */
  choices: readonly One[];
  /** Whether there is anything to show: choices or a status. */
  hasList: boolean;
  /** Shown instead of choices: searching, nothing found. */
  status?: string | undefined;
  onPick: (choice: One) => void;
  /** Called with the typed text on Enter, if no choice is marked. */
  onWords?: (text: string) => void;
  /** Called with the typed text when the field is left. */
  onLeave?: (text: string) => void;
  /** False if whoever uses the field says what was chosen. */
  saysChoice?: boolean;
  disabled?: boolean;
  /** A help text below the field. */
  description?: string | undefined;
  /** The error if the chosen one is refused. */
  error?: string | undefined;
}

/** Milliseconds from leaving the field until its list closes, so that a click on the list still counts (product/shell#search-boxes). */
const closeAfter = 200;

/** A text field with a list to choose from: arrows mark, Enter takes only what is marked, Escape closes. The number of choices is announced, and what was chosen. */
export function Combobox<One extends Choice>(props: ComboboxProps<One>) {
  const { label, text, onText, choices, status, onPick, onWords, hideLabel } = props;
  const say = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isWriting, setWriting] = useState(false);
  const [told, setTold] = useState('');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = isOpen && props.hasList;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const room = useListRoom(field, list, isShown, choices.length);
  // Not at every letter while somebody is correcting the text.
  const error = isWriting ? undefined : props.error;
  const describedBy = [props.description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  const pick = (choice: One | undefined) => {
    if (!choice) return;
    onPick(choice);
    if (props.saysChoice !== false) setTold(say('shell.chosen', { title: choice.label }));
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setOpen(true);
      setActive((active + step + choices.length) % Math.max(choices.length, 1));
    } else if (event.key === 'Enter' && isShown && choices[active]) pick(choices[active]);
    else if (event.key === 'Enter' && onWords) onWords(text);
    else if (event.key === 'Enter' && isShown) setOpen(true);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return event.key === 'Tab' ? setOpen(false) : undefined;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <label htmlFor={id} className={hideLabel ? 'ds-sr-only' : 'ds-label'}>
          {label}
        </label>
        {props.description && (
          <p id={`${id}-hint`} className={styles.hint}>
            {props.description}
          </p>
        )}
        <input
          ref={field}
          id={id}
          className="ds-input"
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && choices[active] ? `${id}-${active}` : undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={props.placeholder}
          disabled={props.disabled}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setWriting(true);
            setTold('');
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => {
            clearTimeout(closing.current);
            setOpen(true);
          }}
          onBlur={() => {
            setWriting(false);
            if (text !== '') props.onLeave?.(text);
            closing.current = setTimeout(() => setOpen(false), closeAfter);
          }}
          onKeyDown={onKeyDown}
        />
        <div
          ref={list}
          className={styles.list}
          data-shown={isShown || undefined}
          style={{ maxHeight: `min(30em, ${room}px)` }}
        >
          {isShown && <List id={id} label={label} choices={choices} active={active} onPick={pick} />}
          <p role="status" className={isShown && status ? styles.status : 'ds-sr-only'}>
            {isShown ? (status ?? say('shell.suggestions', { count: choices.length })) : told}
          </p>
        </div>
      </div>
      {error && <ValidationMessage id={`${id}-error`}>{error}</ValidationMessage>}
    </div>
  );
}

interface ListProps<One extends Choice> {
  id: string;
  label: string;
  choices: readonly One[];
  active: number;
  onPick: (choice: One) => void;
}

function List<One extends Choice>({ id, label, choices, active, onPick }: ListProps<One>) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label}>
      {groupsOf(choices).map(([group, members]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is not a fieldset
        <div key={group} role="group" aria-label={group} lang={members[0]?.choice.lang}>
          <span className={styles.group} aria-hidden="true">
            {group}
          </span>
          {members.map(({ choice, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, and keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            <div
              key={choice.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(choice)}
            >
              <span>{choice.label}</span>
              {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Groups choices under their headings, each with its index among all. */
function groupsOf<One extends Choice>(choices: readonly One[]) {
  const groups = new Map<string, { choice: One; index: number }[]>();
  for (const [index, choice] of choices.entries()) {
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), { choice, index }]);
  }
  return [...groups];
}
