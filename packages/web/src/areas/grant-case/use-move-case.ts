import type { GrantCaseState } from '@samspel/domain/grant-case/grant-case';
import { useMutation } from 'urql';
import { type GrantCasePartsFragment, MoveGrantCaseDocument } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/toaster.tsx';

/** Moves a case and says so, or why not; where somebody else has changed it meanwhile it is read again. */
export function useMoveCase({ id, version }: GrantCasePartsFragment, onReload: () => void) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(MoveGrantCaseDocument);
  const move = async (state: GrantCaseState) => {
    const { error } = await send({ input: { id, version, state } });
    if (!error) return toast.success(say('grantCase.moved', { state: say(`grantCase.state.${state}`) }));
    toast.error(sayProblem(error));
    if (problemOf(error).code === 'conflict') onReload();
  };
  return { move, isBusy: fetching };
}
