import { completeAddress } from '@samspel/domain/text/complete-address';
import { isAllowedLink } from '@samspel/domain/text/link';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useRefusalText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../base/button.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './rich-text-editor.module.css';

/** The address of the link at the cursor; https:// is put before a bare one. It is not a form element, since it is inside one. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const say = useText();
  const words = useRefusalText();
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isRefused, setRefused] = useState(false);
  const close = () => {
    editor.commands.focus();
    onClose();
  };
  const save = () => {
    const address = completeAddress(href);
    if (!isAllowedLink(address)) return setRefused(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.link} data-size="sm">
      <TextField
        label={say('shell.editor.linkAddress')}
        value={href}
        error={isRefused ? words({ code: 'input.link' }) : undefined}
        autoFocus
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="primary" onClick={save}>
        {say('button.save')}
      </Button>
      {editor.isActive('link') && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {say('shell.editor.removeLink')}
        </Button>
      )}
      <Button variant="tertiary" onClick={close}>
        {say('button.cancel')}
      </Button>
    </div>
  );
}
