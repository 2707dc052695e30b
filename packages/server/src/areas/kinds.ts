import { collectKinds } from '../subject/kinds.ts';
import { activitySubject } from './calendar/activity/activity.subject.ts';
import { calendarSubject } from './calendar/calendar/calendar.subject.ts';
import { todoSubject } from './calendar/checklist/todo.subject.ts';
import { seriesSubject } from './calendar/series/series.subject.ts';

/** Every kind of thing, as its area says it. */
export const kinds = collectKinds([calendarSubject, seriesSubject, activitySubject, todoSubject]);
