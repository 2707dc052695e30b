import type { Day } from '@samspel/domain/time/day';

/** What is known of a new activity from where a person began it. */
export interface NewActivityStart {
  /** The day that it begins on. */
  day?: Day | undefined;
  /** Id of the year wheel to propose, where the form asks for one. */
  calendar?: string | undefined;
  /** Titles of its tags. */
  tags?: readonly string[] | undefined;
}
