import { useState } from 'react';
import { useMutation } from 'urql';
import { useMe } from '../core/person/me.tsx';
import { SaveSidebarDocument } from '../generated/graphql.ts';

/** The width of the sidebar on wide screens: it starts expanded, and the choice is saved to the profile (product/shell#layout). */
export interface SidebarWidth {
  isExpanded: boolean;
  toggle: () => void;
}

/** What the person chose last, on whichever machine. The width changes at once, whether or not it can be saved. */
export function useSidebar(): SidebarWidth {
  const { settings } = useMe();
  const [isExpanded, expand] = useState(settings.isSidebarExpanded);
  const [, save] = useMutation(SaveSidebarDocument);
  const toggle = () => {
    expand(!isExpanded);
    void save({ isSidebarExpanded: !isExpanded });
  };
  return { isExpanded, toggle };
}
