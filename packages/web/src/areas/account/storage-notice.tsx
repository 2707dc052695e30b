import { useState } from 'react';
import { isInTeams } from '../../core/teams/in-teams.ts';
import { keepsLocal } from '../../storage/local.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';

/** Warns that this browser cannot store a sign-in, before somebody asks for a PIN. */
export function StorageNotice() {
  const say = useText();
  const [isKept] = useState(keepsLocal);
  if (isKept) return null;
  return <Alert kind="warning">{say(isInTeams() ? 'account.teams.notKept' : 'refusal.auth.notKept')}</Alert>;
}
