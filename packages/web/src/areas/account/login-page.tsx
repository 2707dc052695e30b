import { useState } from 'react';
import { EmailStep } from './email-step.tsx';
import { PinStep } from './pin-step.tsx';

/** /login: the address, then the PIN that was mailed to it (product/accounts#screens-of-signing-in). */
export function Component() {
  const [mailed, setMailed] = useState<{ email: string; mailAgainAt: number }>();
  if (!mailed) return <EmailStep onSent={(email, mailAgainAt) => setMailed({ email, mailAgainAt })} />;
  return <PinStep {...mailed} onOtherEmail={() => setMailed(undefined)} />;
}
