import type { LockedSubject } from '../../../core/access/find-subject.ts';
import { refuseArchived as refuseArchivedSubject } from '../../../subject/archive/archived.ts';
import { permittedAction, permittedQuery } from '../../../subject/permitted.ts';

/** Makes an action of this area, for people whose organization has the permission CALENDAR. */
export const calendarAction = permittedAction('CALENDAR');

/** Makes a root field of this area, for people whose organization has the permission CALENDAR. */
export const calendarQuery = permittedQuery('CALENDAR');

/** The refusal of a change to an archived year wheel, or to anything on it. */
export const archived = 'calendar.archived';

/**
 * Refuses to change an archived year wheel or anything on it (product/access#archive-and-trash). The caller must already have the right to edit
 * `found`.
 */
export const refuseArchived = (found: LockedSubject): void => refuseArchivedSubject(found, archived);
