import type { SubjectKind } from '@samspel/domain/subject/subject';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { type Copied, type PendingFile, useFilesBefore } from './page-section.ts';

interface Picked {
  files: readonly PendingFile[];
  /** Files of another thing, to be copied. */
  copied?: readonly Copied[];
}

/**
 * Returns a function that sends the picked files for a thing of a kind, when the thing exists. If a file fails, it says so and sends the others; it
 * answers how many arrived.
 */
export function useSendFiles(kind: SubjectKind): (id: string, picked: Picked) => Promise<number> {
  const say = useText();
  const sayProblem = useProblemText();
  const before = useFilesBefore(kind);
  return async (id, { files, copied = [] }) => {
    const on = { id, kind };
    const sendings = [
      ...copied.map((file) => ({ name: file.name, send: () => before?.copy(file, on) })),
      ...files.map((one) => ({ name: one.file.name, send: () => before?.send(one, on) })),
    ];
    let arrived = 0;
    for (const { name, send } of sendings) {
      try {
        await send();
        arrived += 1;
      } catch (problem) {
        toast.error(say('upload.notAttached', { name, why: sayProblem(problem) }));
      }
    }
    return arrived;
  };
}
