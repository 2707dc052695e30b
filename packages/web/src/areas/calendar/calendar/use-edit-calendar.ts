import { updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { whyNotEditable } from '@samspel/domain/subject/state';
import { useMutation } from 'urql';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { type CalendarPartsFragment, UpdateCalendarDocument } from '../../../generated/graphql.ts';
import { useAccessProblem } from '../../../subject/access/use-access-problem.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useKostraTitle } from '../../../subject/kostra/use-kostra-title.ts';
import { useText } from '../../../texts/text.tsx';
import { comparedWith, formOf, inputOf, isEdited } from './edit-form.ts';
import { editParts } from './edit-parts.ts';
import { useNewestCalendar } from './newest-calendar.ts';

/** The form of a year wheel that is there, and its saving: beside what somebody else saves meanwhile, too (product/content#conflicts). */
export function useEditCalendar(calendar: CalendarPartsFragment, onSaved: () => void) {
  const say = useText();
  const sayProblem = useAccessProblem();
  const kostraTitle = useKostraTitle();
  const { stored, base, form, set, setForm, conflict } = useEdited({
    start: calendar,
    formOf,
    comparedWith,
    parts: (forms) => editParts(forms, say, kostraTitle),
    fetchNewest: useNewestCalendar(calendar.id),
  });
  const input = inputOf(stored, form);
  const errors = useFieldErrors(updateCalendarInput, input);
  const [{ fetching }, send] = useMutation(UpdateCalendarDocument);
  const sayThatSaved = useSavedToast();
  const save = async () => {
    const { data, error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error, form.access));
    sayThatSaved(data?.updateCalendar, say('calendarForm.edited'));
    onSaved();
  };
  return {
    form,
    set,
    setForm,
    /** Why nothing can be changed, where nothing can. */
    why: whyNotEditable({ status: stored.status, myAccess: stored.access?.myAccess ?? 'NONE' }),
    hasChanges: isEdited(form, base),
    errors,
    conflict,
    save,
    isBusy: fetching,
  };
}
