import type { GrantCaseState } from '@samspel/domain/grant-case/grant-case';
import { type CombinedError, useMutation } from 'urql';
import { type GrantCasePartsFragment, MoveGrantCaseDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/toaster.tsx';

/** Moves a case to another state and says so; returns why not, where it was refused. */
export function useMoveCase({ id, version }: GrantCasePartsFragment) {
  const say = useText();
  const [{ fetching }, send] = useMutation(MoveGrantCaseDocument);
  const move = async (state: GrantCaseState, reason?: string): Promise<CombinedError | undefined> => {
    const { error } = await send({ input: { id, version, state, ...(reason !== undefined && { reason }) } });
    if (!error) toast.success(say('grantCase.moved', { state: say(`grantCase.state.${state}`) }));
    return error;
  };
  return { move, isBusy: fetching };
}
