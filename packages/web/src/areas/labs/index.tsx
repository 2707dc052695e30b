import { StethoscopeIcon } from '@navikt/aksel-icons';
import type { WebArea } from '../../subject/area.ts';

/** Finding out what is wrong, for admins. */
export const labsArea: WebArea = {
  menu: [
    {
      to: '/labs',
      also: ['/gql'],
      text: 'labs.title',
      icon: <StethoscopeIcon aria-hidden="true" />,
      isForAdmins: 'all',
    },
  ],
};
