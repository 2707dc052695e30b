import type { AccessLevel } from '@samspel/domain/subject/access';
import { mayEdit } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { MoreButton } from '../../ui/layout/more-button.tsx';
import { useKindsFetched } from '../kinds.tsx';
import { HistoryList } from './history-list.tsx';
import styles from './history-panel.module.css';
import { type HistoryOf, useHistory } from './use-history.ts';

interface Props {
  of: HistoryOf;
  /** The thing that the changes belong to, which decides whether a change can be undone. */
  root: { id: string; status: Status; access: { myAccess: AccessLevel } | null };
  /** Names what each change was made to; left out if all are to one thing. */
  namesThings?: boolean;
}

/** Who changed what when, day by day, with an undo for each change. */
export function HistoryPanel({ of, root, namesThings = false }: Props) {
  const say = useText();
  useKindsFetched();
  const { changes, total, error, refresh, next, showOlder } = useHistory(of, root.id);
  const [undone, setUndone] = useState(0);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (undone > 0) news.current?.focus();
  }, [undone]);
  const { status, access } = root;
  const mayWrite = access?.myAccess === 'WRITE';
  return (
    <div className={styles.panel}>
      {status === 'ARCHIVED' && mayWrite && <Alert>{say('history.archived')}</Alert>}
      <p ref={news} role="status" tabIndex={-1} className={styles.news}>
        {undone > 0 && say('history.undoneOnTop')}
      </p>
      {error && <ErrorState error={error} onRetry={refresh} />}
      {!error && total === undefined && <Skeleton lines={8} />}
      {total === 0 && (
        <EmptyState level={3} title={say('history.empty')}>
          {say('history.emptyHint')}
        </EmptyState>
      )}
      <HistoryList
        changes={changes}
        namesThings={namesThings}
        canUndo={mayEdit({ status, access })}
        onUndone={() => setUndone((before) => before + 1)}
      />
      {total !== undefined && total > changes.length && (
        <div className={styles.older}>
          <span className="tabular">{say('history.shown', { shown: changes.length, total })}</span>
          <MoreButton onPress={() => showOlder?.()} {...next}>
            {say('history.older')}
          </MoreButton>
        </div>
      )}
    </div>
  );
}
