import { UploadIcon } from '@navikt/aksel-icons';
import { type ClipboardEvent, useRef, useState } from 'react';
import { useLeaveGuard } from '../../core/forms/use-discard.tsx';
import { useDrop } from '../../core/upload/use-drop.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import styles from './import.module.css';
import type { Source } from './read-source.ts';

interface Props {
  isReading: boolean;
  error: string | undefined;
  onSource: (source: Source) => void;
}

const accepted = '.xlsx,.docx,.csv,.tsv,.txt,.ics,.html,.htm';

/** Chooses what is brought in: a file, by the browser's dialog or dropped, or a table that is pasted. */
export function SourceStep({ isReading, error, onSource }: Props) {
  const say = useText();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text.trim() !== '');
  const take = (files: readonly File[]) => files[0] && onSource({ file: files[0] });
  useDrop(place, take);
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const html = clipboardData.getData('text/html');
    const plain = clipboardData.getData('text/plain');
    if (html.includes('<table') || /[\t\n].*\S/s.test(plain)) onSource({ html, text: plain });
  };
  return (
    <div ref={place} className={styles.source}>
      <TextArea
        label={say('import.paste')}
        placeholder={say('import.pasteHint')}
        value={text}
        rows={6}
        error={error}
        disabled={isReading}
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
      />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          loading={isReading}
          aria-disabled={text.trim() === ''}
          onClick={() => onSource({ html: '', text })}
        >
          {say('import.read')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          aria-label={say('import.choose')}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button icon={<UploadIcon />} aria-disabled={isReading} onClick={() => input.current?.click()}>
          {say('import.choose')}
        </Button>
      </div>
      <p className={styles.hint}>{say('import.kinds')}</p>
      {guard}
    </div>
  );
}
