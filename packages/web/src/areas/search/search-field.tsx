import { searchLimit } from '@samspel/domain/search/search';
import type { KeyboardEvent } from 'react';
import { useText } from '../../texts/text.tsx';
import { focusAtOnce } from '../../ui/focus/focus-at-once.ts';

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** The id of the list below; undefined if there is no list. */
  listId: string | undefined;
  /** The id of the active line. */
  activeId: string | undefined;
  onStep: (step: 1 | -1) => void;
  onEnter: () => void;
}

/** The field of the search dialog. It keeps the focus while the arrow keys move in the list below. */
export function SearchField({ text, onText, listId, activeId, onStep, onEnter }: SearchFieldProps) {
  const say = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') onStep(1);
    else if (event.key === 'ArrowUp') onStep(-1);
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={focusAtOnce}
      className="ds-input"
      type="text"
      role="combobox"
      aria-label={say('search.title')}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder={say('search.placeholder')}
      maxLength={searchLimit}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
