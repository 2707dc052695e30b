import { useCallback } from 'react';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';

/** Returns the text to show when an address could not be checked (product/accounts#messages-of-signing-in). */
export function useEmailErrorText(): (error: unknown) => string {
  const say = useText();
  const sayProblem = useProblemText();
  return useCallback(
    (error) => {
      const { code, status } = problemOf(error);
      if (code === 'offline') return navigator.onLine ? say('account.error.serverDown') : say('shell.offline');
      if (code === 'badRequest') return say('account.error.badRequest');
      if (status >= 500 || code === 'internal') return say('account.error.serverError');
      return sayProblem(error);
    },
    [say, sayProblem],
  );
}
