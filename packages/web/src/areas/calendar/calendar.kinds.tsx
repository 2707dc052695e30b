import type { ShownKind } from '../../subject/kinds.tsx';
import { paths } from './address/paths.ts';

const histories = () => import('./calendar.history.ts');

/** Year wheels, their series and their activities. */
export const calendarKinds: readonly ShownKind[] = [
  {
    kind: 'CALENDAR',
    type: 'Calendar',
    listed: { many: 'calendar.many', path: (thing) => paths.calendar(thing) },
    history: async () => (await histories()).calendarHistory,
  },
  {
    kind: 'EVENT',
    type: 'Event',
    listed: { many: 'calendar.manySeries', path: (thing) => paths.calendar(thing) },
    history: async () => (await histories()).seriesHistory,
  },
  { kind: 'EVENT_INSTANCE', type: 'EventInstance', history: async () => (await histories()).activityHistory },
];
