import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import type { RootDialog } from '../../../subject/root/root-dialog.ts';
import type { NewActivityStart } from '../activity/new-activity-start.ts';

/** What can be opened above the page of a year wheel. */
export type CalendarDialog = RootDialog | keyof typeof own;

/** The dialogs that only year wheels have. */
const own = {
  new: lazy(() => import('../activity/new-activity-dialog.tsx')),
  copy: lazy(() => import('../copy/copy-dialog.tsx')),
  link: lazy(() => import('../share-link/share-link-dialog.tsx')),
  feed: lazy(() => import('../feed/feed-dialog.tsx')),
};

/** The dialogs of every kind of thing, as year wheels have them. */
const Shared = lazy(async () => {
  const [{ RootDialogs }, { calendarRoot }] = await Promise.all([
    import('../../../subject/root/root-dialogs.tsx'),
    import('./calendar.root.tsx'),
  ]);
  type Props = Omit<Parameters<typeof RootDialogs>[0], 'of' | 'thing'> & { calendar: CalendarPartsFragment };
  return {
    default: ({ calendar, ...props }: Props) => <RootDialogs of={calendarRoot} thing={calendar} {...props} />,
  };
});

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

/** The dialog that is open; each is loaded when it is first opened. */
export function CalendarDialogs({ calendar, dialog }: { calendar: CalendarPartsFragment; dialog: OpenDialog }) {
  const { opened, start, open, close } = dialog;
  if (!opened) return null;
  const given = { calendar, onClose: close };
  if (!isOwn(opened)) {
    return (
      <Suspense>
        <Shared {...given} opened={opened} onOpen={open} />
      </Suspense>
    );
  }
  const Own = own[opened];
  return (
    <Suspense>
      <Own {...given} start={start} />
    </Suspense>
  );
}

const isOwn = (dialog: CalendarDialog): dialog is keyof typeof own => dialog in own;
