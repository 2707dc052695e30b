import { createPortal } from 'react-dom';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import type { LiveSubject } from './live-subject.ts';
import styles from './updated-notice.module.css';

/** Below the header: says that the page was changed elsewhere, with a button that reads it again (product/shell#updates-from-elsewhere). */
export function UpdatedNotice({ live, onReload }: { live: LiveSubject; onReload: () => void }) {
  const say = useText();
  const place = document.getElementById('notices');
  if (!place) return null;
  const reload = () => {
    live.acknowledge();
    onReload();
    // The button disappears.
    focusHeading();
  };
  return createPortal(
    <div role="status">
      {live.isUpdatedElsewhere && (
        <Alert kind="info" className={styles.notice}>
          <span>{say('shell.updatedElsewhere')}</span>
          <Button size="sm" onClick={reload}>
            {say('button.reload')}
          </Button>
        </Alert>
      )}
    </div>,
    place,
  );
}
