import { ArrowCirclepathIcon, XMarkIcon } from '@navikt/aksel-icons';
import type { Say } from '@samspel/i18n/say';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import styles from './upload.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** A file being uploaded: how much has been sent, and buttons to stop or retry it. */
export function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const say = useText();
  const { key, file, state, sent, why, isRefused } = upload;
  const { name } = file;
  const isFailed = state === 'failed';
  return (
    <li className={styles.row} data-failed={isFailed || undefined}>
      <span className={styles.name}>{name}</span>
      {isFailed ? (
        <span className={styles.why}>{why || say('upload.failed')}</span>
      ) : (
        <span className={styles.bar}>
          <progress value={percentOf(sent)} max={100} aria-label={say('upload.uploading', { name })} />
          <span className="tabular">{sayState(say, upload)}</span>
        </span>
      )}
      <span className={styles.actions}>
        {isFailed && !isRefused && (
          <Button
            size="sm"
            icon={<ArrowCirclepathIcon />}
            aria-label={say('upload.retry', { name })}
            onClick={() => uploads.retry(key)}
          >
            {say('button.retry')}
          </Button>
        )}
        <IconButton
          size="sm"
          icon={<XMarkIcon aria-hidden="true" />}
          label={say(isFailed ? 'upload.forget' : 'upload.cancel', { name })}
          onClick={() => uploads.cancel(key)}
        />
      </span>
    </li>
  );
}

/** Returns how much of an upload has been sent; when all of it has, the server checks it. */
function sayState(say: Say, { state, sent }: Upload): string {
  if (state === 'waits') return say('upload.waits');
  return sent === 1 ? say('upload.checking') : say('upload.progress', { percent: percentOf(sent) });
}

const percentOf = (sent: number) => Math.floor(sent * 100);
