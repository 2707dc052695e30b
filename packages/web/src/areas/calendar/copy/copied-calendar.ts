import type { Visibility } from '@samspel/domain/subject/access';
import type { Status } from '@samspel/domain/subject/subject';

/** What copying needs of a year wheel, also to say who will see the copy. */
export interface CopiedCalendar {
  id: string;
  title: string;
  status: Status;
  access: { isPrivate: boolean; visibility: Visibility } | null;
}
