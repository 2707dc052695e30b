import { useState } from 'react';
import { keepsLocal } from '../../storage/local.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';

/** Says before somebody asks for a PIN that this browser cannot keep a sign-in. */
export function StorageNotice() {
  const say = useText();
  const [isKept] = useState(keepsLocal);
  return isKept ? null : <Alert kind="warning">{say('refusal.auth.notKept')}</Alert>;
}
