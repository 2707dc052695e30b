import { useState } from 'react';
import { type Copied, useFilesBefore } from '../../../subject/hanging/hanging.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** Files that are picked in the form, or copied from another grant, and sent when the grant is saved. One that fails is said, and the others are sent all the same. */
export function useNewFiles(first: readonly Copied[]) {
  const say = useText();
  const sayProblem = useProblemText();
  const before = useFilesBefore('ACTION_VALUE');
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [copied, setCopied] = useState(first);
  const finish = async (id: string) => {
    const on = { id, kind: 'ACTION_VALUE' } as const;
    const sendings = [
      ...copied.map((file) => ({ name: file.name, send: () => before?.copy(file, on) })),
      ...chosen.map((file) => ({ name: file.name, send: () => before?.send(file, on) })),
    ];
    for (const { name, send } of sendings) {
      try {
        await send();
      } catch (problem) {
        toast.error(say('grant.form.fileFailed', { name, why: sayProblem(problem) }));
      }
    }
    setChosen([]);
    setCopied([]);
  };
  return {
    Pick: before?.Pick,
    chosen,
    choose: setChosen,
    copied,
    keep: setCopied,
    finish,
    hasChanges: chosen.length > 0 || copied.length < first.length,
  };
}
