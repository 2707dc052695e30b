import { mayEdit } from '@samspel/domain/subject/state';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import type { RootDialog } from '../../../subject/root/root-dialog.ts';
import { NewActivity } from '../activity/new-activity-slot.tsx';
import type { NewActivityStart } from '../activity/new-activity-start.ts';

/** What can be opened above the page of a year wheel. */
export type CalendarDialog = RootDialog | keyof typeof own;

/** The dialogs that only year wheels have. */
const own = {
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

/** Which dialog is open, if any, and beside it a new activity: it stays as it is while another dialog is open over the page. */
export interface OpenDialog {
  opened: CalendarDialog | null;
  /** What is known about the new activity; null if none is being made. */
  start: NewActivityStart | null;
  open: (dialog: CalendarDialog) => void;
  close: () => void;
  /** Begins a new activity, also where one has begun (see `useBegunAgain`). */
  begin: (start?: NewActivityStart) => void;
  endNew: () => void;
}

/** No dialog at first, unless the page was opened to add the first activity (product/year-wheels#defaults, after creating). */
export function useCalendarDialog(): OpenDialog {
  const { state } = useLocation();
  const [opened, setOpened] = useState<CalendarDialog | null>(null);
  const [start, setStart] = useState<NewActivityStart | null>(state?.newActivity === true ? {} : null);
  return {
    opened,
    start,
    open: setOpened,
    close: () => setOpened(null),
    begin: (from = {}) => setStart(from),
    endNew: () => setStart(null),
  };
}

interface Props {
  calendar: CalendarPartsFragment;
  dialog: OpenDialog;
}

/** What is open; each is loaded when it is first opened, or ahead of that. */
export function CalendarDialogs({ calendar, dialog: { opened, start, open, close, endNew } }: Props) {
  return (
    <>
      <NewActivity calendar={calendar} start={start} mayWrite={mayEdit(calendar)} onClose={endNew} />
      <Suspense>{opened && <Opened calendar={calendar} opened={opened} onOpen={open} onClose={close} />}</Suspense>
    </>
  );
}

interface OpenedProps {
  calendar: CalendarPartsFragment;
  opened: CalendarDialog;
  onOpen: (dialog: CalendarDialog) => void;
  onClose: () => void;
}

function Opened({ opened, onOpen, ...given }: OpenedProps) {
  if (!isOwn(opened)) return <Shared {...given} opened={opened} onOpen={onOpen} />;
  const Own = own[opened];
  return <Own {...given} />;
}

const isOwn = (dialog: CalendarDialog): dialog is keyof typeof own => dialog in own;
