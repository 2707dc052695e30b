import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { DiscardDialog } from './discard-dialog.tsx';
import { countUnsaved } from './open-forms.ts';
import { pastGuards, useBlocked } from './use-blocked.ts';

/** Keeps changes from being lost in a dialog. */
export interface Discard {
  /** For `OpenedDialog`: false while it asks. */
  mayClose: () => boolean;
  /** Closes, after asking if something would be lost. */
  close: () => void;
  /** Does something else that would lose changes, after asking in the same way. */
  before: (action: () => void) => void;
  /** Goes elsewhere without asking: all is saved. */
  saved: (action: () => void) => void;
  /** The question, to render beside the dialog. */
  question: ReactNode;
}

/**
 * Asks before a dialog with changes closes, before the app goes elsewhere (Back, too), and before the browser leaves the page.
 * @param stays whether the dialog is there with all its words also after a move of the app, which then needs no question
 */
export function useDiscard(isChanged: boolean, onClose: () => void, stays?: BlockerFunction): Discard {
  const [asked, setAsked] = useState<{ action: () => void }>();
  const isFree = useRef(false);
  const blocker = useBlocked((move) => isChanged && !isFree.current && !stays?.(move));
  useLeaveWarning(isChanged);
  const saved = (action: () => void) => {
    isFree.current = true;
    action();
    isFree.current = false;
  };
  const before = (action: () => void) => (isChanged ? setAsked({ action }) : action());
  const keep = () => {
    setAsked(undefined);
    blocker.reset?.();
  };
  const discard = () => {
    setAsked(undefined);
    if (blocker.state === 'blocked') blocker.proceed();
    else if (asked) pastGuards(asked.action);
  };
  return {
    mayClose: () => {
      if (isChanged) setAsked({ action: onClose });
      return !isChanged;
    },
    close: () => before(onClose),
    before,
    saved,
    question: (
      <DiscardDialog open={asked !== undefined || blocker.state === 'blocked'} onKeep={keep} onDiscard={discard} />
    ),
  };
}

/** Asks before a page with changes is left, within the app and out of it. Returns the question to render. */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const blocker = useBlocked(({ currentLocation, nextLocation }) => {
    return isChanged && currentLocation.pathname !== nextLocation.pathname;
  });
  useLeaveWarning(isChanged);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}

/** Makes the browser ask before the page is closed, reloaded or left with changes; a new version of the app waits for them too. */
export function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const uncount = countUnsaved();
    return () => {
      window.removeEventListener('beforeunload', warn);
      uncount();
    };
  }, [isChanged]);
}
