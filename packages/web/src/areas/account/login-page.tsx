import { useState } from 'react';
import { EmailStep } from './email-step.tsx';
import { PinStep } from './pin-step.tsx';

/** /login: the address, then the PIN that was mailed to it (product/accounts#screens-of-signing-in). */
export function Component() {
  const [mailed, setMailed] = useState<{ email: string; sentAt: number; mailAgainAt: number }>();
  if (!mailed)
    return <EmailStep onSent={(email, mailAgainAt) => setMailed({ email, sentAt: Date.now(), mailAgainAt })} />;
  return <PinStep {...mailed} onOtherEmail={() => setMailed(undefined)} />;
}
