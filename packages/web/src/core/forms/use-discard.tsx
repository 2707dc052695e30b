import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { DiscardDialog } from './discard-dialog.tsx';

/** Keeps changes from being lost in a dialog. */
export interface Discard {
  /** For `OpenedDialog`: false while it asks. */
  mayClose: () => boolean;
  /** Closes, after asking where something would be lost. */
  close: () => void;
  /** The question; stands beside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with changes closes, and before the browser leaves the page. */
export function useDiscard(isChanged: boolean, onClose: () => void): Discard {
  const [isAsking, ask] = useState(false);
  useLeaveWarning(isChanged);
  const mayClose = () => {
    if (isChanged) ask(true);
    return !isChanged;
  };
  const discard = () => {
    ask(false);
    onClose();
  };
  return {
    mayClose,
    close: () => {
      if (mayClose()) onClose();
    },
    question: <DiscardDialog open={isAsking} onKeep={() => ask(false)} onDiscard={discard} />,
  };
}

/** Asks before a page with changes is left, within the app and out of it. Answers the question to render. */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
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

function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
