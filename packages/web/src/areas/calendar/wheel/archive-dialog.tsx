import { useMutation } from 'urql';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import { ArchiveCalendarDocument, UnArchiveCalendarDocument } from '../../../generated/graphql.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import type { CalendarDialogProps } from './calendar-dialogs.tsx';

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
  return (
    <ConfirmDialog
      title={say(isArchived ? 'calendar.unArchive.title' : 'calendar.archive.title', { title: calendar.title })}
      action={say(isArchived ? 'calendarForm.unArchive' : 'calendarForm.archive')}
      isBusy={archiving.fetching || fetchingBack.fetching}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{say(isArchived ? 'calendar.unArchive.body' : 'calendar.archive.body')}</p>
    </ConfirmDialog>
  );
}
