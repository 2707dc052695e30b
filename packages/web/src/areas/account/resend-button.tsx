import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';

interface ResendButtonProps {
  resend: () => Promise<unknown>;
  onSent: () => void;
  onError: (error: unknown) => void;
}

/** Asks for a new PIN, and says when it is on its way. */
export function ResendButton({ resend, onSent, onError }: ResendButtonProps) {
  const say = useText();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await resend();
      onSent();
      toast.success(say('account.pin.resent'));
    } catch (error) {
      onError(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="tertiary" onClick={send} loading={isSending}>
      {say('account.pin.resend')}
    </Button>
  );
}
