import { plannedIn } from '@samspel/domain/grant-case/case-plan';
import type { GrantCaseState } from '@samspel/domain/grant-case/grant-case';
import { type CombinedError, useMutation } from 'urql';
import { type GrantCasePartsFragment, MoveGrantCaseDocument } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/** Moves a case to another state and says so; returns the error if it was refused. */
export function useMoveCase() {
  const say = useText();
  const [{ fetching }, send] = useMutation(MoveGrantCaseDocument);
  const move = async (
    { id, version }: GrantCasePartsFragment,
    state: GrantCaseState,
    reason?: string,
  ): Promise<CombinedError | undefined> => {
    const { error } = await send({ input: { id, version, state, ...(reason !== undefined && { reason }) } });
    if (!error) toast.success(say('grantCase.moved', { state: say(`grantCase.state.${state}`) }));
    return error;
  };
  return { move, isBusy: fetching };
}

/** Whether tasks are offered when a case is moved to a state; in the last one they are behind it. */
export const offersTasks = (state: GrantCaseState): boolean => plannedIn(state) !== null && state !== 'REPORTING';

interface Asked<Case> {
  /** The case is to be refused: the reason must be asked for. */
  onRefuse: (of: Case) => void;
  /** Somebody else has changed it meanwhile. */
  onReload: () => void;
}

/** Moves a case when a person asks for it, and says if that fails. Returns whether the case was moved. */
export function useStepCase<Case extends GrantCasePartsFragment>({ onRefuse, onReload }: Asked<Case>) {
  const sayProblem = useProblemText();
  const { move, isBusy } = useMoveCase();
  const step = async (of: Case, state: GrantCaseState): Promise<boolean> => {
    if (state === 'REFUSED') {
      onRefuse(of);
      return false;
    }
    const error = await move(of, state);
    if (!error) return true;
    toast.error(sayProblem(error));
    if (problemOf(error).code === 'conflict') onReload();
    return false;
  };
  return { step, isBusy };
}
