import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveFullScreen } from '../board/menu/full-screen.ts';

/** Gives the screen back when a page of a presentation is left, also one that had nothing to present. */
export function useScreenWhileHere(): void {
  useEffect(() => leaveFullScreen, []);
}

/**
 * Returns how to leave a presentation: back to the page that it was begun on, or, of an address that was opened by itself, to `back`. Whoever ends the full
 * screen, as Escape does, leaves it too.
 */
export function useLeave(back: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isLeft = useRef(false);
  // Going back takes a moment: a second press, or Escape that also ends the full screen, goes no further back.
  const leave = () => {
    if (isLeft.current) return;
    isLeft.current = true;
    void (state?.isPresented === true ? navigate(-1) : navigate(back, { replace: true }));
  };
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    let wasFull = document.fullscreenElement !== null;
    const follow = () => {
      const isFull = document.fullscreenElement !== null;
      if (wasFull && !isFull) latest.current();
      wasFull = isFull;
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return leave;
}
