import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { HistoryPanel } from './history-panel.tsx';
import type { HistoryDocument } from './use-history.ts';

interface Props {
  subject: Parameters<typeof HistoryPanel>[0]['root'] & { title: string };
  document: HistoryDocument;
  /** What else has become of the thing, above its changes. */
  above?: ReactNode;
  onClose: () => void;
}

/** Who changed what on a thing and on everything that belongs to it. */
export function HistoryDialog({ subject, document, above, onClose }: Props) {
  const say = useText();
  return (
    <OpenedDialog kind="side" title={say('history.of', { title: subject.title })} onClose={onClose}>
      {above}
      <HistoryPanel of={{ document, id: subject.id }} root={subject} namesThings />
    </OpenedDialog>
  );
}
