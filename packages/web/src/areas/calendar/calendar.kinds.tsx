import { CalendarIcon } from '@navikt/aksel-icons';
import type { ShownKind } from '../../subject/kinds.tsx';
import { WheelIcon } from '../../ui/icons/wheel-icon.tsx';
import { paths } from './address/paths.ts';

const histories = () => import('./calendar.history.ts');

const path = paths.calendar;

/** Year wheels, their series and their activities. Search shows an activity as its series. */
export const calendarKinds: readonly ShownKind[] = [
  {
    kind: 'CALENDAR',
    type: 'Calendar',
    listed: { many: 'calendar.many', path: (thing) => paths.calendar(thing) },
    history: async () => (await histories()).calendarHistory,
    found: { many: 'search.calendars', icon: <WheelIcon />, path },
  },
  {
    kind: 'EVENT',
    type: 'Event',
    listed: { many: 'calendar.manySeries', path: (thing) => paths.calendar(thing) },
    history: async () => (await histories()).seriesHistory,
    found: { many: 'search.events', icon: <CalendarIcon aria-hidden="true" />, path },
  },
  { kind: 'EVENT_INSTANCE', type: 'EventInstance', history: async () => (await histories()).activityHistory },
];
