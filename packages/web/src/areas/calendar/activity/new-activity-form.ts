import type { WritableCalendar } from '../fields/use-writable-calendars.ts';
import type { SeriesForm } from '../series/series-form.ts';

/** The props of the forms of new activities, for one and for several at once. */
export interface NewActivityFormProps {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
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
