import { useMutation } from 'urql';
import { RequestAccessDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { toast } from '../../ui/overlay/toaster.tsx';

/** Asks to read a thing. `isAsked` is true when I have asked here, whatever happened before. */
export function useAskAccess(id: string) {
  const sayProblem = useProblemText();
  const [{ fetching, data }, send] = useMutation(RequestAccessDocument);
  const ask = async () => {
    const { error } = await send({ id });
    if (error) toast.error(sayProblem(error));
  };
  return { ask, isBusy: fetching, isAsked: Boolean(data) };
}
