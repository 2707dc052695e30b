import { useState } from 'react';
import { useClient } from 'urql';
import { CommentFilesDocument } from '../../generated/graphql.ts';
import { type PendingFile, useFilesBefore } from '../../subject/sections/page-section.ts';
import { useSendFiles } from '../../subject/sections/use-send-files.ts';

/** Files that are picked while a comment is written, and sent after the comment. */
export type NewFiles = ReturnType<typeof useNewFiles>;

/** @see NewFiles */
export function useNewFiles() {
  const client = useClient();
  const Pick = useFilesBefore('COMMENT')?.Pick;
  const send = useSendFiles('COMMENT');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly PendingFile[]>([]);
  return {
    Pick,
    /** The button that picks them is shown. */
    isOpen,
    open: () => setOpen(true),
    picked,
    setPicked,
    /** Attaches them to the comment, which shows them when all are there. @param id of the comment @returns how many arrived */
    sendTo: async (id: string) => {
      if (picked.length === 0) return 0;
      const arrived = await send(id, { files: picked });
      await client.query(CommentFilesDocument, { id }, { requestPolicy: 'network-only' }).toPromise();
      return arrived;
    },
    forget: () => {
      setPicked([]);
      setOpen(false);
    },
  };
}
