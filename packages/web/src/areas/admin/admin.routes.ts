import type { RouteObject } from 'react-router';

const layout = () => import('./admin-layout.tsx');

/** Pages that an organization's own admins may open too; the shell admits only them and admins. @param others pages of other areas, below /admin */
export const peopleAdminRoutes = (others: RouteObject[]): RouteObject[] => [
  {
    path: 'admin',
    lazy: layout,
    children: [
      { index: true, lazy: () => import('./to-people.tsx') },
      { path: 'people', lazy: () => import('./people/people-page.tsx') },
      { path: 'people/:id', lazy: () => import('./people/person-page.tsx') },
      { path: 'orphans', lazy: () => import('./people/orphans-page.tsx') },
      { path: 'report', lazy: () => import('./people/report-page.tsx') },
      ...others,
    ],
  },
];

/** Pages that only admins may open. @param others pages of other areas, below /admin */
export const adminRoutes = (others: RouteObject[]): RouteObject[] => [
  {
    path: 'admin',
    lazy: layout,
    children: [
      { path: 'organizations', lazy: () => import('./organizations/organizations-page.tsx') },
      { path: 'organizations/:id', lazy: () => import('./organizations/organization-page.tsx') },
      { path: 'news', lazy: () => import('./news/news-list-page.tsx') },
      { path: 'news/create', lazy: () => import('./news/new-news-page.tsx') },
      { path: 'news/:id', lazy: () => import('./news/edit-news-page.tsx') },
      { path: 'log', lazy: () => import('./log/log-page.tsx') },
      { path: 'operation', lazy: () => import('./operation/operation-page.tsx') },
      ...others,
    ],
  },
];
