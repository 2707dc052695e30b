import { useState } from 'react';
import { afterSeconds } from '../../../core/pin/use-seconds-left.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { AskForPin } from './ask-for-pin.tsx';
import { ProveAddress } from './prove-address.tsx';

interface Props {
  onAdded: () => void;
  onClose: () => void;
}

/** Adds an address in two steps: typing it, and typing the PIN that is mailed to it (product/accounts#addresses). */
export function AddAddress({ onAdded, onClose }: Props) {
  const say = useText();
  const [email, setEmail] = useState('');
  const [mailAgainAt, setMailAgainAt] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSent = mailAgainAt !== null;
  const step = { id: 'add-address', email, setBusy };
  return (
    <OpenedDialog
      title={say(isSent ? 'account.pin.title' : 'person.addresses.add')}
      onClose={onClose}
      actions={
        <>
          {isSent ? (
            <Button onClick={() => setMailAgainAt(null)}>{say('account.pin.otherEmail')}</Button>
          ) : (
            <Button onClick={onClose}>{say('button.cancel')}</Button>
          )}
          <Button variant="primary" type="submit" form={step.id} loading={isBusy}>
            {say(isSent ? 'person.addresses.prove' : 'person.addresses.send')}
          </Button>
        </>
      }
    >
      {isSent ? (
        <ProveAddress
          {...step}
          mailAgainAt={mailAgainAt}
          onProven={() => {
            onAdded();
            onClose();
          }}
        />
      ) : (
        <AskForPin {...step} onType={setEmail} onSent={(seconds) => setMailAgainAt(afterSeconds(seconds))} />
      )}
    </OpenedDialog>
  );
}
