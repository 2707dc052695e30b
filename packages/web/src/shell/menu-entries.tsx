import { HouseIcon } from '@navikt/aksel-icons';
import type { Permission } from '@samspel/domain/subject/access';
import type { TextId } from '@samspel/i18n/texts';
import type { ReactNode } from 'react';
import { WheelIcon } from '../ui/icons/wheel-icon.tsx';

/** A place in the left menu. */
export interface MenuEntry {
  to: string;
  /** Other paths that belong to the same place, by how they begin. */
  also: readonly string[];
  text: TextId;
  icon: ReactNode;
  /** The permission without which the entry is not shown (spec 3 §6). */
  permission?: Permission;
}

/** The left menu in its order. */
export const menuEntries: readonly MenuEntry[] = [
  { to: '/home', also: [], text: 'shell.nav.home', icon: <HouseIcon aria-hidden="true" /> },
  {
    to: '/calendar',
    also: ['/person', '/annual-cycle'],
    text: 'shell.nav.calendar',
    icon: <WheelIcon />,
    permission: 'CALENDAR',
  },
];
