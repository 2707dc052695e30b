import type { Visibility } from '@samspel/domain/subject/access';
import type { Status } from '@samspel/domain/subject/subject';

/** What of a year wheel is needed to copy it, and to say who will see the copy. */
export interface CopiedCalendar {
  id: string;
  title: string;
  status: Status;
  access: { isPrivate: boolean; visibility: Visibility } | null;
}
