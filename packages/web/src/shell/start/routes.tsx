import type { RouteObject } from 'react-router';
import { aboutRoutes } from '../../areas/about/about.routes.tsx';
import { accountRoutes } from '../../areas/account/account.routes.tsx';
import { adminRoutes, peopleAdminRoutes } from '../../areas/admin/admin.routes.ts';
import { calendarRoutes } from '../../areas/calendar/calendar.routes.tsx';
import { discussionRoutes } from '../../areas/discussion/discussion.routes.ts';
import { grantAdminRoutes, grantRoutes } from '../../areas/grant/grant.routes.ts';
import { grantCaseRoutes } from '../../areas/grant-case/grant-case.routes.ts';
import { homeRoutes, taskRoutes } from '../../areas/home/home.routes.tsx';
import { importRoutes } from '../../areas/import/import.routes.ts';
import { labsRoutes } from '../../areas/labs/labs.routes.ts';
import { newsRoutes } from '../../areas/news/news.routes.ts';
import { notificationRoutes } from '../../areas/notification/notification.routes.tsx';
import { groupAdminRoutes, organizationAdminRoutes } from '../../areas/organization/organization.routes.tsx';
import { personRoutes } from '../../areas/person/person.routes.ts';
import { relationAdminRoutes, relationRoutes } from '../../areas/relation/relation.routes.tsx';
import { searchRoutes } from '../../areas/search/search.routes.ts';
import { tagRoutes } from '../../areas/tag/tag.routes.tsx';
import { topicRoutes } from '../../areas/topic/topic.routes.ts';
import { SignedIn } from '../../core/session/guards.tsx';
import { ErrorScreen, PageError } from './error-screen.tsx';
import { Loader } from './loader.tsx';
import { withParts } from './with-parts.ts';
import { withWords } from './with-words.ts';

/** Puts pages into a frame that stays if one of them breaks. */
const within = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children }];

/** All screens below /app (product/shell#layout). Each area brings its own routes; an address without a route is not found. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Loader,
    children: [
      { path: 'loading', Component: Loader },
      ...withWords(accountRoutes),
      {
        lazy: () => import('../frame/either-frame.tsx'),
        children: within(withWords([...aboutRoutes, ...notificationRoutes])),
      },
      {
        Component: SignedIn,
        children: [
          ...withWords([{ path: 'welcome-user', lazy: () => import('../welcome/welcome-page.tsx') }]),
          {
            lazy: () => import('../frame/main-layout.tsx'),
            children: within(
              withParts([
                { index: true, lazy: () => import('../guards/to-home.tsx') },
                ...homeRoutes,
                ...withWords([
                  ...taskRoutes,
                  ...calendarRoutes,
                  ...grantCaseRoutes,
                  ...grantRoutes,
                  ...tagRoutes,
                  ...relationRoutes,
                  ...searchRoutes,
                  ...newsRoutes,
                  ...importRoutes,
                  ...personRoutes,
                  { path: 'my-profile/:tab?', lazy: () => import('../profile/my-profile-page.tsx') },
                  {
                    lazy: () => import('../guards/people-admins-only.tsx'),
                    children: peopleAdminRoutes(groupAdminRoutes),
                  },
                  {
                    lazy: () => import('../guards/admins-only.tsx'),
                    children: [
                      ...adminRoutes(organizationAdminRoutes),
                      ...relationAdminRoutes,
                      ...grantAdminRoutes,
                      ...labsRoutes,
                    ],
                  },
                  ...topicRoutes,
                  ...discussionRoutes,
                ]),
                { path: '*', lazy: () => import('../guards/not-found-page.tsx') },
              ]),
            ),
          },
        ],
      },
    ],
  },
];
