import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import type { WritableCalendar } from '../fields/use-writable-calendars.ts';
import type { SeriesForm } from '../series/series-form.ts';

/** The props of the forms of new activities, for one and for several at once. */
export interface NewActivityFormProps {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
  /** What the purpose began with, of the year wheel chosen; rich text, '' for nothing. */
  proposedPurpose: string;
  /** The fields that something was written in: the others say what is wrong with them when the form is sent. */
  written: ReadonlySet<string>;
  /** The year wheels to choose from; undefined if the year wheel is given. */
  calendars: readonly WritableCalendar[] | undefined;
  onCancel: () => void;
  /** Called when all is saved. @param again the person adds one more: the form starts again */
  onDone: (again?: boolean) => void;
}

/** The year wheel chosen in the form; undefined if none is chosen, or if there is no choice. */
export const chosenOf = (
  form: SeriesForm,
  calendars: NewActivityFormProps['calendars'],
): WritableCalendar | undefined => calendars?.find(({ id }) => id === form.calendar);

/** The errors of a form in which a field that nothing was written in says nothing when it is left (product/activities#activities-and-series). */
export const afterWriting = (errors: FieldErrors, written: ReadonlySet<string>): FieldErrors => ({
  ...errors,
  touch: (field) => {
    if (written.has(field) || field.includes('.')) errors.touch(field);
  },
});
