import { EditDialog } from '../../../subject/form/edit-dialog.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkDies } from '../share-link/link-dies.tsx';
import type { CalendarDialogProps } from './calendar-dialog.ts';
import { CalendarBasics, CalendarMore } from './calendar-fields.tsx';
import { EditTools } from './edit-tools.tsx';
import { LostFromSight } from './lost-from-sight.tsx';
import { useEditCalendar } from './use-edit-calendar.ts';

/** The form of an existing year wheel. */
export default function EditCalendar({ calendar, onClose, onOpen }: CalendarDialogProps) {
  const say = useText();
  const edit = useEditCalendar(calendar, onClose);
  const given = { form: edit.form.fields, set: edit.setFields, errors: edit.errors };
  return (
    <EditDialog
      edit={edit}
      title={say(edit.why ? 'calendar.page.about' : 'calendarForm.edit')}
      whyNot={{ archived: say('calendar.page.archived'), noWriteAccess: say('access.noWrite.calendar') }}
      tools={<EditTools calendar={calendar} />}
      consequences={<LinkDies uri={calendar.shareableUri} />}
      withdraw={{ title: say('calendarForm.withdraw.title'), losses: <LostFromSight calendar={calendar} /> }}
      onClose={onClose}
      onOpen={onOpen}
    >
      <CalendarBasics {...given} />
      <CalendarMore {...given} />
    </EditDialog>
  );
}
