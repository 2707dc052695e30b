import { useState } from 'react';
import { type Copied, type PendingFile, useFilesBefore } from '../../../subject/sections/page-section.ts';
import { useSendFiles } from '../../../subject/sections/use-send-files.ts';

/** Files that are picked in the form, or copied from another grant, and sent when the grant is saved. */
export function useNewFiles(first: readonly Copied[]) {
  const before = useFilesBefore('ACTION_VALUE');
  const send = useSendFiles('ACTION_VALUE');
  const [chosen, setChosen] = useState<readonly PendingFile[]>([]);
  const [copied, setCopied] = useState(first);
  const finish = async (id: string) => {
    await send(id, { files: chosen, copied });
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
