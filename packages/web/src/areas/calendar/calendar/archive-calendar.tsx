import { ArchiveCalendarDocument, UnArchiveCalendarDocument } from '../../../generated/graphql.ts';
import { ArchiveDialog } from '../../../subject/archive/archive-dialog.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkDies } from '../share-link/link-dies.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';

/** Archives a year wheel, or takes it out of the archive. */
export default function ArchiveCalendar({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const change = calendar.status === 'ARCHIVED' ? 'unArchive' : 'archive';
  return (
    <ArchiveDialog
      subject={calendar}
      archive={ArchiveCalendarDocument}
      unArchive={UnArchiveCalendarDocument}
      question={{
        title: say(`subject.${change}.title`, { title: calendar.title }),
        body: say(`calendar.${change}.body`),
      }}
      whyNot={{ draft: say('calendar.archive.draft'), noWriteAccess: say('access.noWrite.calendar') }}
      consequences={<LinkDies uri={calendar.shareableUri} />}
      onClose={onClose}
    />
  );
}
