import { useEffect, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import type { InTurn } from '../rest.ts';
import styles from './pin.module.css';
import { afterSeconds, useSecondsLeft } from './use-seconds-left.ts';

interface ResendButtonProps {
  /** When a new PIN can be asked for, in ms since 1970. */
  from: number;
  /** The answer of the captcha that a press was refused for: once it is there, the PIN is asked for without another press. */
  again?: string | undefined;
  resend: () => Promise<InTurn>;
  onSent: () => void;
  onError: (error: unknown) => void;
}

/** Asks for a new PIN, and says when it is on its way. It counts down until that is possible again, and keeps its focus meanwhile. */
export function ResendButton({ from, again, resend, onSent, onError }: ResendButtonProps) {
  const say = useText();
  const [isSending, setSending] = useState(false);
  const [mailAgainAt, setMailAgainAt] = useState(from);
  const left = useSecondsLeft(mailAgainAt);
  const send = async () => {
    if (left > 0) return;
    setSending(true);
    try {
      const { seconds } = await resend();
      setMailAgainAt(afterSeconds(seconds));
      onSent();
      toast.success(say('account.pin.resent'));
    } catch (error) {
      onError(error);
    } finally {
      setSending(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (again !== undefined) void send();
  }, [again]);
  return (
    <span className={styles.resend}>
      <Button variant="tertiary" onClick={send} loading={isSending} aria-disabled={left > 0 || undefined}>
        {say('account.pin.resend')}
      </Button>
      {/* Beside the button: a name that changes each second would be read out each second. */}
      {left > 0 && (
        <span role="timer" className={styles.left}>
          {say('account.pin.resendIn', { time: clock(left) })}
        </span>
      )}
    </span>
  );
}

/** Minutes and seconds, `0:59`. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
