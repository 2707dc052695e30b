import { existsSync } from 'node:fs';
import { Refusal } from '@samspel/domain/refusal';
import { inert } from '../../../core/rest/inert.ts';
import { publicRoute, type Route } from '../../../core/rest/route.ts';
import { webFolder } from '../../../core/rest/serve-web.ts';
import { appPackage } from './app-package.ts';

export const teamsRoutes: readonly Route[] = [
  /** Public: the person who adds Samspel to a municipality's Teams need not be signed in here, and the package holds only addresses. */
  publicRoute({ method: 'GET', path: '/teams/app-package' }, async ({ services: { settings }, reply }) => {
    const { baseUrl } = settings;
    // Teams only shows pages that are served by https; the app's mark is built together with the pages.
    if (!baseUrl.startsWith('https:') || !existsSync(webFolder)) throw new Refusal('notFound');
    return reply
      .headers({
        ...inert,
        'content-type': 'application/zip',
        'cache-control': 'no-cache',
        'content-disposition': 'attachment; filename="samspel-teams.zip"',
      })
      .send(await appPackage(baseUrl));
  }),
];
