import type { Day } from '@samspel/domain/time/day';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';

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
  /** The day that a new activity begins on, where one was pointed at. */
  day?: Day | undefined;
  onClose: () => void;
  /** Opens another in its place. */
  onOpen: (dialog: CalendarDialog) => void;
}
