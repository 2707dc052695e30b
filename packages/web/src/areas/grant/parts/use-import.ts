import { useMutation } from 'urql';
import { ImportGrantsDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** Returns a function that adds the missing ones of the schemes that Samspel comes with, and says how many it added. */
export function useImport(): () => void {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(ImportGrantsDocument);
  return async () => {
    if (fetching) return;
    const { data, error } = await send({});
    if (error) toast.error(sayProblem(error));
    else toast.success(say('grant.imported', { count: data?.importActionValues ?? 0 }));
  };
}
