import { isAllowedLink } from '@samspel/domain/text/link';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useLayoutEffect } from 'react';
import { useText } from '../../texts/text.tsx';
import { readRichText } from './read-rich-text.ts';
import textStyles from './rich-text.module.css';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';

/** What the editor is given by its field. */
export interface RichTextEditorProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  required?: boolean | undefined;
  /** Rich text as JSON; '' for none. */
  value: string;
  onChange: (json: string) => void;
  onBlur?: (() => void) | undefined;
}

/** The same nodes and marks as the schema of the domain, which the server checks with (`schema.test.ts` there compares). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, isAllowedUri: (href) => isAllowedLink(href ?? '') },
  }),
];

/** The editor with its toolbar; it takes the focus when it comes, with the cursor at the end. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelledBy, describedBy, isInvalid, required, value, onChange, onBlur } = props;
  const say = useText();
  const editor = useEditor({
    extensions,
    content: value ? readRichText(value) : '',
    editorProps: {
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
  useLayoutEffect(() => takeFocus(editor), [editor]);
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
    </div>
  );
}

/** At once, and not in the next frame: what is typed meanwhile would go elsewhere. */
function takeFocus(editor: Editor): void {
  editor.commands.setTextSelection(editor.state.doc.content.size);
  editor.view.dom.focus();
}
