import { useState } from 'react';
import { useFilesBefore } from '../../../subject/hanging/hanging.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** Files that are picked in the form and sent when the grant is saved. One that fails is said, and the others are sent all the same. */
export function useNewFiles() {
  const say = useText();
  const sayProblem = useProblemText();
  const before = useFilesBefore('ACTION_VALUE');
  const [chosen, choose] = useState<readonly File[]>([]);
  const finish = async (id: string) => {
    for (const file of chosen) {
      try {
        await before?.send(file, { id, kind: 'ACTION_VALUE' });
      } catch (problem) {
        toast.error(say('grant.form.fileFailed', { name: file.name, why: sayProblem(problem) }));
      }
    }
    choose([]);
  };
  return { Pick: before?.Pick, chosen, choose, finish };
}
