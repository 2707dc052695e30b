import { useCallback, useEffect, useRef, useState } from 'react';
import { topDialog } from '../../ui/base/top-dialog.ts';

/** What the right sidebar can show. */
export type RightContent = 'favourites' | 'notifications';

/** The right sidebar: what it shows, and functions to change that (product/shell#the-right-sidebar). */
export interface RightSidebarState {
  shown: RightContent | null;
  /** With the shown content, closes it; with the other, switches to that. */
  toggle: (content: RightContent) => void;
  close: () => void;
}

/** Its id, and the class of elements outside that can be pressed without closing it. */
export const rightSidebarId = 'right-sidebar';
export const ignoredClass = 'disable-global-click';

/** The state of the right sidebar. Escape and a press outside close it, and return the focus to the button that opened it if the focus was inside. */
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
