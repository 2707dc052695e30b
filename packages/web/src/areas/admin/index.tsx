import { CogIcon } from '@navikt/aksel-icons';
import type { WebArea } from '../../subject/area.ts';
import { adminPaths } from './parts/admin-paths.ts';

/** What admins do: the single place in the menu that leads to all of it. */
export const adminArea: WebArea = {
  menu: [
    {
      to: adminPaths.people,
      also: ['/admin'],
      text: 'shell.nav.admin',
      icon: <CogIcon aria-hidden="true" />,
      isForAdmins: 'people',
    },
  ],
};
