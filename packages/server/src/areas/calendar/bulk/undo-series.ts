import type { Act } from '../../../core/area/action.ts';
import { undoFields } from '../../../subject/history/undo.actions.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { seriesSubject } from '../series/series.subject.ts';
import type { ToUndo } from './undo-activities.ts';

/** Undoes a change of a series by itself. Throws what the change of a series does. */
export async function undoSeries(act: Act, { found, change }: ToUndo): Promise<void> {
  refuseArchived(found);
  const { fields, history } = seriesSubject;
  await undoFields(act, { fields, history: history! }, found, change);
}
