import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { LockedSubject } from '../../core/access/find-subject.ts';

/** Throws `code` if a thing, or its root, is archived (product/access#archive-and-trash). `found` must be a thing that the caller may edit. */
export function refuseArchived({ rootStatus }: LockedSubject, code: RefusalCode): void {
  if (whyNotEditable({ status: rootStatus, myAccess: 'WRITE' }) === 'archived') throw new Refusal(code);
}

/** The codes of kinds of root that have a refusal of their own for archived things. */
const ownWords: Partial<Record<SubjectKind, RefusalCode>> = { CALENDAR: 'calendar.archived' };

/** `refuseArchived` for things that may hang on many kinds: the code is that of the root's kind. */
export const refuseArchivedRoot = (found: LockedSubject): void =>
  refuseArchived(found, ownWords[found.rootKind] ?? 'subject.archived');
