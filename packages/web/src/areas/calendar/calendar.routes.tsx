import type { RouteObject } from 'react-router';
import { mostRead, mostReadOf } from '../../subject/page/page-handle.ts';

/** The pages of year wheels; all of them need the permission CALENDAR (product/access#permissions). */
export const calendarRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../../subject/page/permission-guard.tsx')).permissionGuard('CALENDAR'),
    }),
    children: [
      { path: 'calendar', handle: mostRead, lazy: () => import('./explore/explore-page.tsx') },
      { path: 'calendar/myMunicipality', handle: mostRead, lazy: () => import('./explore/my-municipality-page.tsx') },
      { path: 'calendar/rollover', lazy: () => import('./rollover/rollover-page.tsx') },
      { path: 'calendar/trash', lazy: () => import('./trash/trash-page.tsx') },
      { path: 'calendar/shared-links', lazy: () => import('./share-link/shared-links-page.tsx') },
      { path: 'calendar/:uri', handle: mostReadOf('CALENDAR'), lazy: () => import('./calendar/calendar-page.tsx') },
      { path: 'calendar/:uri/print/:year?/:startMonth?', lazy: () => import('./print/print-calendar-page.tsx') },
      { path: 'calendar/:uri/present/:year?/:startMonth?', lazy: () => import('./present/present-calendar-page.tsx') },
      { path: 'calendar-wait/:reference', lazy: () => import('./copy/wait-page.tsx') },
      { path: 'municipality', lazy: () => import('./year/municipality-page.tsx') },
      {
        path: 'municipality/print/:year?/:startMonth?',
        lazy: () => import('./print/print-municipality-page.tsx'),
      },
      {
        path: 'municipality/present/:year?/:startMonth?',
        lazy: () => import('./present/present-municipality-page.tsx'),
      },
      { path: 'annual-cycle', handle: mostRead, lazy: () => import('./year/to-my-year.tsx') },
      { path: 'annual-cycle/my', handle: mostRead, lazy: () => import('./year/to-my-year.tsx') },
      { path: 'person/:person/annual-cycle/create/:year?', lazy: () => import('./calendar/create-page.tsx') },
      {
        path: 'person/:person/annual-cycle/print/:year?/:startMonth?',
        lazy: () => import('./print/print-year-page.tsx'),
      },
      {
        path: 'person/:person/annual-cycle/present/:year?/:startMonth?',
        lazy: () => import('./present/present-year-page.tsx'),
      },
      {
        path: 'person/:person/annual-cycle/:year?/:startMonth?',
        handle: mostRead,
        lazy: () => import('./year/year-page.tsx'),
      },
    ],
  },
];
