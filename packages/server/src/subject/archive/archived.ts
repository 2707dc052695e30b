import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { FoundSubject } from '../../core/access/find-subject.ts';

/** Refuses to change a thing while it, or what it hangs on, is archived (product/access#archive-and-trash). `found` is one that the caller may edit. */
export function refuseArchived({ rootStatus }: FoundSubject, code: RefusalCode): void {
  if (whyNotEditable({ status: rootStatus, myAccess: 'WRITE' }) === 'archived') throw new Refusal(code);
}

/** Kinds of root whose archiving has words of its own. */
const ownWords: Partial<Record<SubjectKind, RefusalCode>> = { CALENDAR: 'calendar.archived' };

/** `refuseArchived` for what may hang on things of many kinds: it is refused in the words of its root. */
export const refuseArchivedRoot = (found: FoundSubject): void =>
  refuseArchived(found, ownWords[found.rootKind] ?? 'subject.archived');
