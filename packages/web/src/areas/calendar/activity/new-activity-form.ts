import type { WritableCalendar } from '../fields/use-writable-calendars.ts';
import type { SeriesForm } from '../series/series-form.ts';

/** What the forms of new activities are given, of one and of several at once. */
export interface NewActivityFormProps {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
  /** The year wheels to choose from; undefined if it is given which. */
  calendars: readonly WritableCalendar[] | undefined;
  onCancel: () => void;
  /** All is saved. @param again the person makes one more: the form begins anew */
  onDone: (again?: boolean) => void;
}

/** The year wheel that is chosen in the form; undefined if none is, or if there is no choice. */
export const chosenOf = (
  form: SeriesForm,
  calendars: NewActivityFormProps['calendars'],
): WritableCalendar | undefined => calendars?.find(({ id }) => id === form.calendar);
