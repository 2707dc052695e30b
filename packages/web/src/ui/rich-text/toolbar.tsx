import { LinkIcon } from '@navikt/aksel-icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Tooltip } from '../base/tooltip.tsx';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text-editor.module.css';
import { tools } from './tools.tsx';

/** The formatting buttons. The toolbar is one stop for Tab; arrow keys move along it, as in every toolbar. */
export function Toolbar({ editor, label, controls }: { editor: Editor; label: string; controls: string }) {
  const say = useText();
  const [at, setAt] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const { on, off } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: [...tools.map((tool) => tool.isOn(now)), now.isActive('link')],
      off: tools.map(({ mayRun }) => mayRun?.(now) === false),
    }),
  });
  const last = tools.length;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + last + 1) % (last + 1);
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const button = (index: number, text: string, sign: ReactNode, press: () => void) => (
    <Tooltip key={index} text={text}>
      <button
        type="button"
        className={styles.tool}
        aria-label={text}
        aria-pressed={on[index]}
        tabIndex={index === at ? 0 : -1}
        onMouseDown={(event) => event.preventDefault()}
        aria-disabled={off[index] || undefined}
        onClick={off[index] ? undefined : press}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    </Tooltip>
  );
  return (
    <>
      <div role="toolbar" aria-label={label} aria-controls={controls} className={styles.toolbar} onKeyDown={onKeyDown}>
        {tools.map(({ text, sign, run }, index) =>
          button(index, say(text), sign, () => run(editor.chain().focus()).run()),
        )}
        {button(last, say('shell.editor.link'), <LinkIcon />, () => setLinking(!isLinking))}
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
