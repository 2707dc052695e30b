import { useEffect, useState } from 'react';
import { useMutation } from 'urql';
import { useMe } from '../../core/person/me.tsx';
import { type May, useMay } from '../../core/person/use-may.ts';
import { SaveSidebarDocument } from '../../generated/graphql.ts';
import { readLocal, writeLocal } from '../../storage/local.ts';
import type { MenuEntry } from '../../subject/area.ts';
import { menuEntries } from '../registry/areas.ts';

/** The width of the sidebar on wide screens: expanded at first; the choice is saved to the profile (product/shell#layout). */
export interface SidebarWidth {
  /** The menu entries that are open to the person. */
  entries: readonly MenuEntry[];
  isExpanded: boolean;
  toggle: () => void;
}

const kept = 'sidebar';

/** Whether the sidebar was expanded when it was last shown in this browser: used before it is known who is signed in. */
export const wasSidebarExpanded = (): boolean => readLocal(kept) !== 'narrow';

/** Returns the width that the person chose last, on any machine. It changes at once, whether or not it can be saved. */
export function useSidebar(): SidebarWidth {
  const { settings } = useMe();
  const may = useMay();
  const entries = menuEntries.filter(
    ({ permission, isForAdmins }) => may.use(permission) && isShownTo(may, isForAdmins),
  );
  const [isExpanded, setExpanded] = useState(settings.isSidebarExpanded);
  useEffect(() => {
    writeLocal(kept, isExpanded ? null : 'narrow');
  }, [isExpanded]);
  const [, save] = useMutation(SaveSidebarDocument);
  const toggle = () => {
    setExpanded(!isExpanded);
    void save({ isSidebarExpanded: !isExpanded });
  };
  return { entries, isExpanded, toggle };
}

/** Whether an entry is shown: for admins only, for an organization's own admins too, or for everybody. */
const isShownTo = ({ administer, administerPeople }: May, forAdmins: MenuEntry['isForAdmins']): boolean => {
  if (forAdmins === 'all') return administer;
  return forAdmins === undefined || administerPeople;
};
