import { useCallback, useEffect, useRef, useState } from 'react';
import { topDialog } from '../ui/top-dialog.ts';

/** What the right sidebar can show. */
export type RightContent = 'favourites' | 'notifications';

/** The right sidebar: what it shows, and the ways to change that (product/shell#the-right-sidebar). */
export interface RightSidebarState {
  shown: RightContent | null;
  /** The same again closes it; the other one changes what it shows. */
  toggle: (content: RightContent) => void;
  close: () => void;
}

/** Its id, and the class of what may be pressed beside it without closing it. */
export const rightSidebarId = 'right-sidebar';
export const ignoredClass = 'disable-global-click';

/** Escape and a press outside close it, and give the focus back to the button that opened it if it was inside. */
export function useRightSidebar(): RightSidebarState {
  const [shown, setShown] = useState<RightContent | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const close = useCallback(() => {
    const isInside = document.getElementById(rightSidebarId)?.contains(document.activeElement);
    setShown(null);
    if (isInside) opener.current?.focus();
  }, []);
  const toggle = (content: RightContent) => {
    opener.current = document.activeElement as HTMLElement | null;
    setShown(shown === content ? null : content);
  };
  useEffect(() => {
    if (!shown) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(`#${rightSidebarId}, .${ignoredClass}`)) setShown(null);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !topDialog()) close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [shown, close]);
  return { shown, toggle, close };
}
