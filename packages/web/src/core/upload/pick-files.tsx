import { UploadIcon } from '@navikt/aksel-icons';
import { fileTypes } from '@samspel/domain/file/file';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Picked, type Rejection, sortOut } from './pick.ts';
import styles from './upload.module.css';
import { useDrop } from './use-drop.ts';

interface Props {
  /** The text of the button; 'Last opp filer' by default. */
  label?: string | undefined;
  /** The files that are there or being uploaded. */
  there: readonly Pick<Picked, 'name' | 'size'>[];
  onPick: (files: readonly File[]) => void;
}

/** What the browser's dialog shows; people can pick other files all the same. */
const accepted = Object.values(fileTypes)
  .flatMap(({ endings, contentType }) => [...endings.map((ending) => `.${ending}`), contentType])
  .join();

/** The button that picks files; rejected files are named for three seconds (product/content#files). */
export function PickFiles({ label, there, onPick }: Props) {
  const say = useText();
  const words = label ?? say('upload.pick');
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [rejected, reject] = useRejections();
  const pick = (files: readonly File[]) => {
    const sorted = sortOut(files, there);
    reject(sorted.rejected);
    if (sorted.taken.length > 0) onPick(sorted.taken);
  };
  useDrop(place, pick);
  return (
    <div ref={place} className={styles.pick}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={words}
        onChange={({ target }) => {
          pick([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button size="sm" icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <p className={styles.hint}>
        {say('upload.hint')} <span className={styles.drop}>{say('upload.drop')}</span>
      </p>
      <div role="alert">
        {rejected.length > 0 && (
          <Alert kind="warning">
            {rejected.map(({ name, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <p key={at}>{say(`upload.${why}`, { name })}</p>
            ))}
          </Alert>
        )}
      </div>
    </div>
  );
}

/** Milliseconds that a rejection is shown. */
const shown = 3_000;

function useRejections() {
  const [rejected, setRejected] = useState<readonly { name: string; why: Rejection }[]>([]);
  useEffect(() => {
    if (rejected.length === 0) return;
    const timer = setTimeout(() => setRejected([]), shown);
    return () => clearTimeout(timer);
  }, [rejected]);
  return [rejected, setRejected] as const;
}
