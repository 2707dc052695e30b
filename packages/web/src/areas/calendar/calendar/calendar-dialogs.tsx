import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import type { NewActivityStart } from '../activity/new-activity-start.ts';
import type { CalendarDialog } from './calendar-dialog.ts';

const NewActivity = lazy(() => import('../activity/new-activity-dialog.tsx'));
const ShareDialog = lazy(() => import('./share-calendar.tsx'));
const EditDialog = lazy(() => import('./edit-calendar.tsx'));
const CopyDialog = lazy(() => import('../copy/copy-dialog.tsx'));
const ShareLinkDialog = lazy(() => import('../share-link/share-link-dialog.tsx'));
const FeedDialog = lazy(() => import('../feed/feed-dialog.tsx'));
const OwnerDialog = lazy(() => import('./calendar-owner.tsx'));
const HistoryDialog = lazy(() => import('./calendar-history.tsx'));
const ArchiveDialog = lazy(() => import('./archive-calendar.tsx'));
const DeleteDialog = lazy(() => import('./delete-calendar.tsx'));

/** Which dialog is open, if any. */
export interface OpenDialog {
  opened: CalendarDialog | null;
  /** What is known about a new activity. */
  start: NewActivityStart | undefined;
  open: (dialog: CalendarDialog, start?: NewActivityStart) => void;
  close: () => void;
}

/** No dialog at first, unless the page was opened to add the first activity (product/year-wheels#defaults, after creating). */
export function useCalendarDialog(): OpenDialog {
  const { state } = useLocation();
  const [{ opened, start }, set] = useState<Pick<OpenDialog, 'opened' | 'start'>>({
    opened: state?.newActivity === true ? 'new' : null,
    start: undefined,
  });
  return {
    opened,
    start,
    open: (dialog, from) => set({ opened: dialog, start: from }),
    close: () => set({ opened: null, start: undefined }),
  };
}

const dialogs = {
  new: NewActivity,
  share: ShareDialog,
  edit: EditDialog,
  copy: CopyDialog,
  link: ShareLinkDialog,
  feed: FeedDialog,
  history: HistoryDialog,
  owner: OwnerDialog,
  archive: ArchiveDialog,
  delete: DeleteDialog,
};

/** The dialog that is open; each is loaded when it is first opened. */
export function CalendarDialogs({ calendar, dialog }: { calendar: CalendarPartsFragment; dialog: OpenDialog }) {
  if (!dialog.opened) return null;
  const Opened = dialogs[dialog.opened];
  return (
    <Suspense>
      <Opened calendar={calendar} start={dialog.start} onClose={dialog.close} onOpen={dialog.open} />
    </Suspense>
  );
}
