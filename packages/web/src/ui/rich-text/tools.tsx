import { BulletListIcon, NumberListIcon } from '@navikt/aksel-icons';
import type { TextId } from '@samspel/i18n/texts';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

/** One button of the toolbar. */
export interface Tool {
  text: TextId;
  sign: ReactNode;
  isOn: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it can be used where the cursor is; without it, everywhere. */
  mayRun?: (editor: Editor) => boolean;
}

/** The toolbar's buttons in order; the link has its own button. */
export const tools: readonly Tool[] = [
  {
    text: 'shell.editor.bold',
    sign: <b>B</b>,
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    text: 'shell.editor.italic',
    sign: <i>I</i>,
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    text: 'shell.editor.underline',
    sign: <u>U</u>,
    isOn: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  {
    text: 'shell.editor.strike',
    sign: <s>S</s>,
    isOn: (editor) => editor.isActive('strike'),
    run: (chain) => chain.toggleStrike(),
  },
  {
    text: 'shell.editor.heading',
    sign: <span>H</span>,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    text: 'shell.editor.bulletList',
    sign: <BulletListIcon />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    text: 'shell.editor.orderedList',
    sign: <NumberListIcon />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    text: 'shell.editor.blockquote',
    sign: <span>”</span>,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
    // A list has no quotes in it.
    mayRun: (editor) => editor.isActive('blockquote') || editor.can().toggleBlockquote(),
  },
];
