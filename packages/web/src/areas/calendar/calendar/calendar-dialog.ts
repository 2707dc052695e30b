import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import type { NewActivityStart } from '../activity/new-activity-start.ts';

/** What can be opened over the page of a year wheel. */
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

/** What every dialog of a year wheel is given. */
export interface CalendarDialogProps {
  calendar: CalendarPartsFragment;
  /** What is known of a new activity. */
  start?: NewActivityStart | undefined;
  onClose: () => void;
  /** Opens another in its place. */
  onOpen: (dialog: CalendarDialog) => void;
}
