import { useCallback } from 'react';
import { type Problem, problemOf } from '../../texts/problem.ts';
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
      if (code === 'notSignedIn') return say('account.error.noUser');
      if (status >= 500 || code === 'internal') return say('account.error.serverError');
      return sayProblem(error);
    },
    [say, sayProblem],
  );
}

/** Returns the text to show when a sign-up failed; an unforeseen failure has its status (product/accounts#messages-of-signing-in). */
export const useRegisterErrorText = (): ((error: unknown) => string) => useStatusText('account.error.register');

/** Returns the text to show when a sign-in through Microsoft failed; an unforeseen failure has its status (product/accounts#messages-of-signing-in). */
export const useMicrosoftErrorText = (): ((error: unknown) => string) => useStatusText('account.error.microsoft');

function useStatusText(unforeseen: 'account.error.register' | 'account.error.microsoft'): (error: unknown) => string {
  const say = useText();
  const sayProblem = useProblemText();
  return (error) => {
    const problem = problemOf(error);
    return isUnforeseen(problem) ? say(unforeseen, { status: problem.status }) : sayProblem(error);
  };
}

/** Whether a server or a proxy failed, instead of refusing with a reason of ours. */
const isUnforeseen = ({ code, status }: Problem): boolean =>
  status > 0 && ['internal', 'empty', 'badRequest', 'notSignedIn'].includes(code);
