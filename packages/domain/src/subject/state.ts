import type { AccessLevel } from './access.ts';
import type { Status } from './subject.ts';

/** The statuses that a form offers; the others are set by separate calls (product/access#archive-and-trash). */
export const writableStatuses = ['DRAFT', 'PUBLISHED'] as const;

/** Why a thing, and everything attached to it, may not be changed. */
export type NotEditable = 'archived' | 'noWriteAccess';

/**
 * Returns null if the person may edit. ARCHIVED is read-only for everybody, admins too (product/access#archive-and-trash); otherwise the person needs
 * `myAccess` WRITE, which creator and admin have (product/access#levels). Missing write access is reported first.
 */
export function whyNotEditable(subject: { status: Status; myAccess: AccessLevel }): NotEditable | null {
  if (subject.myAccess !== 'WRITE') return 'noWriteAccess';
  return subject.status === 'ARCHIVED' ? 'archived' : null;
}

/** Whether the person may edit a thing as it is on the wire: without `access` they have none. */
export const mayEdit = ({ status, access }: OnTheWire): boolean =>
  whyNotEditable({ status, myAccess: access?.myAccess ?? 'NONE' }) === null;

/** What of a thing on the wire says whether it may be edited. */
type OnTheWire = { status: Status; access?: { myAccess: AccessLevel } | null | undefined };

/**
 * Returns null if the person may archive. Everybody who may read a published thing may read an archived one, so archiving a draft, which only its
 * writers see, would show it to others: the draft must be published first, or removed (docs/decisions/year-wheels.md).
 */
export function whyNotArchivable(subject: { status: Status; myAccess: AccessLevel }): NotEditable | 'draft' | null {
  return whyNotEditable(subject) ?? (subject.status === 'PUBLISHED' ? null : 'draft');
}
