import { useHasUnsaved } from '../../core/forms/open-forms.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { takeNewVersion, useNewVersion } from './new-version.ts';
import styles from './update-banner.module.css';

/** Says that a new version is ready, with a button that loads it; waits while there are unsaved changes (product/shell#offline). */
export function UpdateBanner() {
  const say = useText();
  const isReady = useNewVersion();
  const hasUnsaved = useHasUnsaved();
  return (
    <div role="status">
      {isReady && !hasUnsaved && (
        <Alert>
          <span className={styles.line}>
            {say('shell.newVersion')}
            <Button size="sm" onClick={takeNewVersion}>
              {say('shell.takeNewVersion')}
            </Button>
          </span>
        </Alert>
      )}
    </div>
  );
}
