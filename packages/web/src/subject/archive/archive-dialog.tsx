import { whyNotArchivable } from '@samspel/domain/subject/state';
import { useMutation } from 'urql';
import type { CalendarDialogProps } from '../../areas/calendar/calendar/calendar-dialog.ts';
import { LinkDies } from '../../areas/calendar/share-link/link-dies.tsx';
import { ArchiveCalendarDocument, UnArchiveCalendarDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { OpenedDialog } from '../../ui/opened-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';

interface WhyNotProps {
  isArchived: boolean;
  isDraft: boolean;
  onClose: () => void;
}

/** The choice is there for everybody (spec 1 §4); what stands in its way is said here. */
function WhyNot({ isArchived, isDraft, onClose }: WhyNotProps) {
  const say = useText();
  return (
    <OpenedDialog
      title={say(isArchived ? 'calendarForm.unArchive' : 'calendarForm.archive')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {say('button.close')}
        </Button>
      }
    >
      <p>{say(isDraft ? 'calendar.archive.draft' : 'access.noWrite.calendar')}</p>
    </OpenedDialog>
  );
}

/** Archives a year wheel, or fetches it out of the archive (decision 23). */
export default function ArchiveDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const sayProblem = useProblemText();
  const isArchived = calendar.status === 'ARCHIVED';
  const [archiving, archive] = useMutation(ArchiveCalendarDocument);
  const [fetchingBack, unArchive] = useMutation(UnArchiveCalendarDocument);
  const confirm = async () => {
    const { error } = await (isArchived ? unArchive({ id: calendar.id }) : archive({ id: calendar.id }));
    if (error) toast.error(sayProblem(error));
    onClose();
  };
  const why = whyNotArchivable({ status: calendar.status, myAccess: calendar.access?.myAccess ?? 'NONE' });
  if (why === 'noWriteAccess' || why === 'draft') {
    return <WhyNot isArchived={isArchived} isDraft={why === 'draft'} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={say(isArchived ? 'calendar.unArchive.title' : 'calendar.archive.title', { title: calendar.title })}
      action={say(isArchived ? 'calendarForm.unArchive' : 'calendarForm.archive')}
      isBusy={archiving.fetching || fetchingBack.fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{say(isArchived ? 'calendar.unArchive.body' : 'calendar.archive.body')}</p>
      {!isArchived && <LinkDies uri={calendar.shareableUri} />}
    </ConfirmDialog>
  );
}
