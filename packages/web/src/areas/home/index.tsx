import { HouseIcon } from '@navikt/aksel-icons';
import type { WebArea } from '../../subject/area.ts';

/** The home page. */
export const homeArea: WebArea = {
  menu: [{ to: '/home', also: [], text: 'shell.nav.home', icon: <HouseIcon aria-hidden="true" /> }],
};
