import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import styles from './paper-dialog.module.css';
import { type PaperChoice, type PaperYear, previewPath } from './paper-path.ts';
import { usePreview } from './use-preview.ts';

/** How a file will look: a picture of one of its sheets, as the server draws them, with buttons to the others. */
export function PaperPreview({ choice, of }: { choice: PaperChoice; of: PaperYear }) {
  const say = useText();
  const [asked, setAsked] = useState(1);
  const { preview, error, isLoading } = usePreview(previewPath(choice, of, asked));
  const pages = preview?.pages ?? 1;
  const page = Math.min(asked, pages);
  return (
    <div className={styles.preview}>
      {error !== null && <ErrorState error={error} />}
      {!preview && error === null && <Skeleton lines={6} />}
      {preview && (
        <img
          src={preview.url}
          alt={say('paper.preview', { page: String(page), pages: String(pages) })}
          aria-busy={isLoading}
          className={styles.sheet}
        />
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <IconButton
            label={say('paper.previous')}
            icon={<ChevronLeftIcon aria-hidden="true" />}
            aria-disabled={page <= 1}
            onClick={() => setAsked(page - 1)}
          />
          <span role="status">{say('print.page', { page: String(page), pages: String(pages) })}</span>
          <IconButton
            label={say('paper.next')}
            icon={<ChevronRightIcon aria-hidden="true" />}
            aria-disabled={page >= pages}
            onClick={() => setAsked(page + 1)}
          />
        </div>
      )}
    </div>
  );
}
