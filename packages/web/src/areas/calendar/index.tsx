import { Buildings2Icon, CompassIcon, PlusCircleIcon, PlusIcon } from '@navikt/aksel-icons';
import type { WebArea } from '../../subject/area.ts';
import { withAllTexts } from '../../texts/messages.ts';
import { WheelIcon } from '../../ui/icons/wheel-icon.tsx';
import { paths } from './address/paths.ts';
import { calendarCache } from './calendar.cache.ts';
import { calendarKinds } from './calendar.kinds.tsx';
import { TicksNotice } from './ticks/ticks-notice.tsx';
import { FollowedCalendars } from './year/followed-calendars.tsx';

const permission = 'CALENDAR';

/** Year wheels: their entries in the menu, the four tiles (product/year-wheels#a-year-wheel), their kinds, and how they are cached. */
export const calendarArea: WebArea = {
  menu: [
    {
      to: paths.myYear,
      also: ['/person/:person/annual-cycle', '/annual-cycle', '/calendar/rollover', '/import'],
      text: 'calendar.mine',
      icon: <WheelIcon />,
      permission,
    },
    {
      to: paths.municipality,
      also: [],
      text: 'calendar.myMunicipality',
      icon: <Buildings2Icon aria-hidden="true" />,
      permission,
    },
    {
      to: paths.explore,
      also: [],
      text: 'calendar.explore',
      icon: <CompassIcon aria-hidden="true" />,
      permission,
    },
  ],
  tiles: [
    { to: ({ id }) => paths.year(id), icon: <WheelIcon />, title: 'calendar.mine', body: 'home.tile.mine', permission },
    {
      to: () => paths.explore,
      icon: <CompassIcon aria-hidden="true" />,
      title: 'calendar.explore',
      body: 'home.tile.explore',
      permission,
    },
    {
      to: () => paths.myMunicipality,
      icon: <Buildings2Icon aria-hidden="true" />,
      title: 'calendar.myMunicipality',
      body: 'calendar.inMunicipality',
      permission,
    },
    {
      to: ({ id }) => paths.create(id),
      icon: <PlusCircleIcon aria-hidden="true" />,
      title: 'calendar.createNew',
      body: 'home.tile.create',
      permission,
    },
  ],
  favourites: [{ kind: 'CALENDAR', text: 'calendar.many', permission, Content: FollowedCalendars }],
  kinds: calendarKinds,
  notices: [{ name: 'ticks', Notice: TicksNotice }],
  onHome: [
    { place: 'year', permission, load: () => import('./year/home-year.tsx') },
    { place: 'news', permission, load: () => import('./year/home-new.tsx') },
    { place: 'first', permission, load: () => withAllTexts(() => import('./copy/first-wheel.tsx')) },
  ],
  sections: [{ name: 'year', kinds: ['TOPIC'], load: () => import('./year/related-year.tsx') }],
  shortcuts: [
    {
      to: ({ id }) => paths.year(id),
      state: { newActivity: true },
      icon: <PlusIcon aria-hidden="true" />,
      text: 'event.new',
      permission,
    },
    {
      to: ({ id }) => paths.create(id),
      icon: <PlusCircleIcon aria-hidden="true" />,
      text: 'calendar.createNew',
      permission,
    },
    { to: ({ id }) => paths.year(id), icon: <WheelIcon />, text: 'calendar.goToMine', permission },
  ],
  written: {
    fetch: async () => (await withAllTexts(() => import('./activity/read-written.tsx'))).readWritten,
    permission,
  },
  thingFields: ['calendar', 'calendarId'],
  cache: calendarCache,
};
