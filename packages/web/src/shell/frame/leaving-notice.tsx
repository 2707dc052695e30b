import { osloToday } from '@samspel/domain/time/oslo';
import { sayWrittenDay } from '@samspel/i18n/days';
import { useMutation } from 'urql';
import { useMe } from '../../core/person/me.tsx';
import { CancelAccountDeletionDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import styles from './leaving-notice.module.css';

/**
 * On every page of a person who has asked for their account to be deleted: when that happens, and a button to keep it (product/accounts#deletion).
 */
export function LeavingNotice() {
  const say = useText();
  const sayProblem = useProblemText();
  const { leavesAt } = useMe();
  const [{ fetching }, stay] = useMutation(CancelAccountDeletionDocument);
  const keep = async () => {
    const { error } = await stay({});
    if (error) toast.error(sayProblem(error));
    else {
      toast.success(say('leaving.stayed'));
      focusHeading(); // the button is gone
    }
  };
  return (
    <div role="status">
      {leavesAt && (
        <Alert kind="warning">
          <div className={styles.line}>
            <span>{say('leaving.at', { day: sayWrittenDay(say, osloToday(new Date(leavesAt))) })}</span>
            <Button size="sm" loading={fetching} onClick={() => void keep()}>
              {say('leaving.stay')}
            </Button>
          </div>
        </Alert>
      )}
    </div>
  );
}
