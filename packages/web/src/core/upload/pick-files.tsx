import { UploadIcon } from '@navikt/aksel-icons';
import { fileTypes } from '@samspel/domain/file/file';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { lookInto, type Picked, sortOut } from './pick.ts';
import { type Rejected, RejectedRows } from './rejected-rows.tsx';
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

/**
 * The button that picks files. Rejected files are named for three seconds, and stay in a list with the reason until the person closes them or picks
 * others (product/content#files).
 */
export function PickFiles({ label, there, onPick }: Props) {
  const say = useText();
  const words = label ?? say('upload.pick');
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const isNew = useForAWhile(rejected);
  const looked = useRef<readonly File[]>([]);
  const give = useRef(onPick);
  give.current = onPick;
  const pick = async (files: readonly File[]) => {
    const sorted = sortOut(files, [...there, ...looked.current]);
    looked.current = [...looked.current, ...sorted.taken];
    const found = await lookInto(sorted.taken);
    looked.current = looked.current.filter((one) => !sorted.taken.includes(one));
    setRejected([...sorted.rejected, ...found.rejected].map((one, at) => ({ ...one, key: at })));
    if (found.taken.length > 0) give.current(found.taken);
  };
  useDrop(place, (files) => void pick(files));
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
          void pick([...(target.files ?? [])]);
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
        {isNew && (
          <Alert kind="warning">
            {rejected.map(({ key, name, why }) => (
              <p key={key}>{say(`upload.${why}`, { name })}</p>
            ))}
          </Alert>
        )}
      </div>
      {rejected.length > 0 && (
        <RejectedRows rejected={rejected} onClose={(key) => setRejected(rejected.filter((one) => one.key !== key))} />
      )}
    </div>
  );
}

/** Milliseconds that the message of a rejection is shown. */
const shown = 3_000;

/** Whether the rejections are of the last three seconds; closing one of them makes them no newer. */
function useForAWhile(rejected: readonly Rejected[]): boolean {
  const [told, setTold] = useState(rejected);
  const isNew = rejected.length > 0 && rejected.some((one) => !told.includes(one));
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setTold(rejected), shown);
    return () => clearTimeout(timer);
  }, [rejected, isNew]);
  return isNew;
}
