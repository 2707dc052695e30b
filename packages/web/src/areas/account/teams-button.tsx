import { useState } from 'react';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { enter } from './enter.ts';

/** The button that signs in through Microsoft from a tab of Teams, by opening a window (docs/decisions/microsoft). */
export function TeamsButton({ redirect }: { redirect: string }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const signIn = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { signInByTeams } = await import('../../core/teams/teams.ts');
      const tokens = await signInByTeams();
      if (tokens) await enter(tokens, redirect);
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Button onClick={signIn} loading={isBusy}>
        {say('account.microsoft')}
      </Button>
      {problem !== undefined && (
        <Alert kind="danger" role="alert">
          {sayProblem(problem)}
        </Alert>
      )}
    </>
  );
}
