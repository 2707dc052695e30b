import type { LockedSubject } from '../../core/access/find-subject.ts';
import { refuseArchived as refuseArchivedSubject } from '../../subject/archive/archived.ts';
import { permittedAction, permittedQuery } from '../../subject/permitted.ts';

/** An action of this area, for people whose organization has the permission DISCUSSION. */
export const discussionAction = permittedAction('DISCUSSION');

/** A root field of this area, for people whose organization has the permission DISCUSSION. */
export const discussionQuery = permittedQuery('DISCUSSION');

/** The refusal of a change to a discussion while its topic is archived. */
export const archived = 'subject.archived';

/** Refuses to change a discussion on an archived topic. `found` is a discussion that the caller may edit. */
export const refuseArchived = (found: LockedSubject): void => refuseArchivedSubject(found, archived);
