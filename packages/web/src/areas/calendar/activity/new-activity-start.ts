import type { WrittenActivity } from '@samspel/domain/import/written-activity';
import type { Day } from '@samspel/domain/time/day';

/** What is known about a new activity from the place where it was begun. */
export interface NewActivityStart {
  /** Its first day. */
  day?: Day | undefined;
  /** Id of the year wheel to propose if the form asks for one. */
  calendar?: string | undefined;
  /** Titles of its tags. */
  tags?: readonly string[] | undefined;
  /** What was written in one line: it fills the form, and may be saved as it is. */
  written?: WrittenActivity | undefined;
  /** Its purpose, as plain text; without one, it begins with that of the year wheel. */
  purpose?: string | undefined;
}
