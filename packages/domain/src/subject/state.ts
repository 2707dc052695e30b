import type { AccessLevel } from './access.ts';
import type { Status } from './subject.ts';

/** The statuses that a form offers; the others have calls of their own (product/access#archive-and-trash). */
export const writableStatuses = ['DRAFT', 'PUBLISHED'] as const;

/** Why a thing, and what hangs on it, may not be changed. */
export type NotEditable = 'archived' | 'noWriteAccess';

/**
 * Null when the person may edit. ARCHIVED is read-only for everybody, admins too (product/access#archive-and-trash); otherwise it takes
 * `myAccess` WRITE, which creator and admin have (product/access#levels). A person without write access hears of that first.
 */
export function whyNotEditable(subject: { status: Status; myAccess: AccessLevel }): NotEditable | null {
  if (subject.myAccess !== 'WRITE') return 'noWriteAccess';
  return subject.status === 'ARCHIVED' ? 'archived' : null;
}

/**
 * Null when the person may archive. Who may read an archived thing is who may read a published one, so a draft, which its writers alone
 * see, would be shown by it: it is published first, or removed (docs/decisions/year-wheels.md).
 */
export function whyNotArchivable(subject: { status: Status; myAccess: AccessLevel }): NotEditable | 'draft' | null {
  return whyNotEditable(subject) ?? (subject.status === 'PUBLISHED' ? null : 'draft');
}
