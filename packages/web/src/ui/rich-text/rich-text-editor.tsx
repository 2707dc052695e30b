import { isAllowedLink } from '@samspel/domain/text/link';
import type { Say } from '@samspel/i18n/say';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { MentionList } from './mention-list.tsx';
import { preparePasted } from './paste/pasted.ts';
import { readRichText } from './read-rich-text.ts';
import textStyles from './rich-text.module.css';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';
import { type MentionSource, type Suggested, useMentions } from './use-mentions.ts';

/** What the field passes to the editor. */
export interface RichTextEditorProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  required?: boolean | undefined;
  /** Takes the focus when it appears, with the cursor at the end. */
  takesFocus: boolean;
  /** Selects all of the text when it takes the focus, so that what is typed replaces it. */
  selectsAll?: boolean;
  /** Rich text as JSON; '' if it is empty. */
  value: string;
  onChange: (json: string) => void;
  onBlur?: (() => void) | undefined;
  /** Finds who may be mentioned; if missing, nobody can be. */
  mentions?: MentionSource | undefined;
  /** Called with each key before the editor handles it; returns whether the key has been handled. */
  onKey?: ((event: KeyboardEvent, editor: { isOneLine: boolean }) => boolean) | undefined;
}

/** Returns how many people are suggested, for a screen reader. */
const sayPeople = (say: Say, { people: { length } }: Suggested): string =>
  length === 0 ? say('shell.editor.noReaders') : say('shell.suggestions', { count: length });

/** The same nodes and marks as the domain's schema, with which the server checks (its `schema.test.ts` compares them). */
const formatting = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, isAllowedUri: (href) => isAllowedLink(href ?? '') },
  }),
];

/** The editor with its toolbar. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const {
    id,
    labelledBy,
    describedBy,
    isInvalid,
    required,
    takesFocus,
    selectsAll = false,
    value,
    onChange,
    onBlur,
  } = props;
  const say = useText();
  const mentions = useMentions(props.mentions);
  // Of the moment when it appears: what is typed from then on is no proposal.
  const began = useRef(selectsAll);
  const onKey = useRef(props.onKey);
  onKey.current = props.onKey;
  const isHandled = ({ state: { doc } }: EditorView, event: KeyboardEvent): boolean => {
    const isOneLine = doc.childCount === 1 && doc.firstChild!.isTextblock;
    return !mentions.isOpen() && (onKey.current?.(event, { isOneLine }) ?? false);
  };
  const editor = useEditor({
    extensions: [...formatting, ...mentions.extensions],
    content: value ? readRichText(value) : '',
    editorProps: {
      transformPastedHTML: preparePasted,
      handleKeyDown: (view, event) => isHandled(view, event),
      handleDOMEvents: {
        // ProseMirror prevents Escape, and the dialog around the editor would never close or ask.
        keydown: (view, event) => {
          if (event.key !== 'Escape' || mentions.isOpen()) return false;
          if (isHandled(view, event)) event.preventDefault();
          return true;
        },
      },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(required && { 'aria-required': 'true' }),
        class: `${textStyles.text} ${styles.page}`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : JSON.stringify(changed.getJSON())),
    onBlur: () => onBlur?.(),
  });
  useLayoutEffect(() => {
    if (takesFocus) takeFocus(editor, began.current);
  }, [editor, takesFocus]);
  useLayoutEffect(() => {
    const page = editor.view.dom;
    page.toggleAttribute('aria-describedby', describedBy !== undefined);
    if (describedBy) page.setAttribute('aria-describedby', describedBy);
    page.ariaInvalid = isInvalid ? 'true' : null;
  }, [editor, describedBy, isInvalid]);
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} label={say('shell.editor.toolbar')} controls={id} />
      <EditorContent editor={editor} />
      <p role="status" className="ds-sr-only">
        {mentions.suggested && sayPeople(say, mentions.suggested)}
      </p>
      {mentions.suggested && <MentionList suggested={mentions.suggested} id={`${id}-mentions`} editor={editor} />}
    </div>
  );
}

/** At once, not in the next frame: keys typed meanwhile would go elsewhere. */
function takeFocus(editor: Editor, selectsAll: boolean): void {
  if (selectsAll) editor.commands.selectAll();
  else editor.commands.setTextSelection(editor.state.doc.content.size);
  editor.view.dom.focus();
}
