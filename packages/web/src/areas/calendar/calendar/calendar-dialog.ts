import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import type { NewActivityStart } from '../activity/new-activity-start.ts';

/** What can be opened above the page of a year wheel. */
export type CalendarDialog =
  | 'new'
  | 'share'
  | 'edit'
  | 'copy'
  | 'link'
  | 'feed'
  | 'history'
  | 'owner'
  | 'archive'
  | 'delete';

/** The props of every dialog of a year wheel. */
export interface CalendarDialogProps {
  calendar: CalendarPartsFragment;
  /** What is known about a new activity. */
  start?: NewActivityStart | undefined;
  onClose: () => void;
  /** Opens another dialog instead. */
  onOpen: (dialog: CalendarDialog) => void;
}
