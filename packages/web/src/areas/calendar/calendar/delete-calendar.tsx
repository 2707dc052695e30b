import { useMe } from '../../../core/person/me.tsx';
import { RemoveCalendarDocument, RestoreCalendarDocument } from '../../../generated/graphql.ts';
import { DeleteDialog } from '../../../subject/trash/delete-dialog.tsx';
import { useRestore } from '../../../subject/trash/use-restore.ts';
import { useText } from '../../../texts/text.tsx';
import { paths } from '../address/paths.ts';
import { LinkDies } from '../share-link/link-dies.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';

/** Moves a year wheel to the trash, after asking. */
export default function DeleteCalendar({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const me = useMe();
  const restore = useRestore(RestoreCalendarDocument);
  return (
    <DeleteDialog
      subject={calendar}
      remove={RemoveCalendarDocument}
      question={{
        title: say('subject.delete.title', { title: calendar.title }),
        body: say('calendar.delete.body'),
      }}
      done={say('calendarForm.deleted')}
      restore={() => restore(calendar)}
      leadsTo={paths.year(me.id)}
      consequences={<LinkDies uri={calendar.shareableUri} />}
      onClose={onClose}
    />
  );
}
