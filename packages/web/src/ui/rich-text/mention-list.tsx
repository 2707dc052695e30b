import type { Editor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../base/avatar.tsx';
import styles from './mention-list.module.css';
import type { Suggested } from './use-mentions.ts';

/** The people who may be mentioned, below the cursor; the focus stays in the text, which names the active one to screen readers. */
export function MentionList({ suggested, id, editor }: { suggested: Suggested; id: string; editor: Editor }) {
  const say = useText();
  const { people, at, choose, place } = suggested;
  const list = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const around = list.current?.offsetParent?.getBoundingClientRect();
    if (!around || !place || !list.current) return;
    const left = Math.max(0, Math.min(place.left - around.left, around.width - list.current.offsetWidth));
    setShift({ left, top: place.bottom - around.top + 4 });
    list.current.scrollIntoView({ block: 'nearest' });
  }, [place]);
  useEffect(() => {
    const marked = people[at];
    if (!marked) return;
    const page = editor.view.dom;
    // A text box cannot say that a list is open; while one is, it is a combobox.
    page.setAttribute('role', 'combobox');
    page.removeAttribute('aria-multiline');
    page.setAttribute('aria-expanded', 'true');
    page.setAttribute('aria-haspopup', 'listbox');
    page.setAttribute('aria-controls', id);
    page.setAttribute('aria-activedescendant', `${id}-${marked.id}`);
    return () => {
      page.setAttribute('role', 'textbox');
      page.setAttribute('aria-multiline', 'true');
      page.removeAttribute('aria-expanded');
      page.removeAttribute('aria-haspopup');
      page.removeAttribute('aria-controls');
      page.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, people, at]);
  return (
    <div ref={list} className={styles.list} style={shift} data-size="sm">
      {people.length === 0 ? (
        <p className={styles.none}>{say('shell.editor.noReaders')}</p>
      ) : (
        <div id={id} role="listbox" aria-label={say('shell.editor.mentions')}>
          {people.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.person}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              <Avatar name={person.name} picture={person.picture} size="sm" />
              <span>
                {person.name}
                {person.detail && <span className={styles.detail}>{person.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
