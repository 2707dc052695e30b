import { useText } from '../../../texts/text.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { missingIn } from './grant-form.ts';

interface Props {
  isBusy: boolean;
  /** Saves it. The promise settles when that is over. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a published grant becomes a draft, and says who loses sight of it (product/grants#the-editor). */
export function WithdrawDialog({ followers, ...props }: Props & { followers: number }) {
  const say = useText();
  return (
    <ConfirmDialog title={say('grant.withdraw.title')} action={say('button.withdraw')} isDangerous {...props}>
      <p>{say('grant.withdraw.body', { followers })}</p>
      <p>{say('grant.withdraw.cases')}</p>
    </ConfirmDialog>
  );
}

/** Asks before a grant is published that says little, and names what an applicant would miss. */
export function ThinDialog({ missing, ...props }: Props & { missing: ReturnType<typeof missingIn> }) {
  const say = useText();
  return (
    <ConfirmDialog title={say('grant.thin.title')} action={say('grant.thin.publish')} {...props}>
      <p>{say('grant.thin.lead')}</p>
      <ul>
        {missing.map((part) => (
          <li key={part}>{say(`grant.thin.${part}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
