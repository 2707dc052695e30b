import { useState } from 'react';
import { EmailStep } from './email-step.tsx';
import { PinStep } from './pin-step.tsx';

/** /login: the address, then the PIN that was mailed to it (spec 3 §2). */
export function Component() {
  const [email, setEmail] = useState<string>();
  if (email === undefined) return <EmailStep onSent={setEmail} />;
  return <PinStep email={email} onOtherEmail={() => setEmail(undefined)} />;
}
