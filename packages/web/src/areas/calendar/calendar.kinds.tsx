import type { ShownKind } from '../../subject/kinds.tsx';

const histories = () => import('./calendar.history.ts');

/** Year wheels, their series and their activities. */
export const calendarKinds: readonly ShownKind[] = [
  { kind: 'CALENDAR', type: 'Calendar', history: async () => (await histories()).calendarHistory },
  { kind: 'EVENT', type: 'Event', history: async () => (await histories()).seriesHistory },
  { kind: 'EVENT_INSTANCE', type: 'EventInstance', history: async () => (await histories()).activityHistory },
];
