import { problemOf } from '../../texts/problem.ts';
import { useSaveProblem } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { type AccessDraft, goneMember } from './access-draft.ts';

/** Returns the text for the error of a call that sent an access list. It names the member who no longer exists, since the list may be long. */
export function useAccessProblem(): (error: unknown, draft: AccessDraft) => string {
  const say = useText();
  const sayProblem = useSaveProblem('access.noWrite.subject');
  return (error, draft) => {
    const gone = goneMember(draft, problemOf(error));
    return gone ? say('access.gone', { name: gone.name }) : sayProblem(error);
  };
}
