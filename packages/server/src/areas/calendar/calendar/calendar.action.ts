import type { FoundSubject } from '../../../core/access/find-subject.ts';
import { refuseArchived as refuseArchivedSubject } from '../../../subject/archive/archived.ts';
import { permittedAction, permittedQuery } from '../../../subject/permitted.ts';

/** An action of this area: for those whose organization has the permission CALENDAR. */
export const calendarAction = permittedAction('CALENDAR');

/** A root field of this area: for those whose organization has the permission CALENDAR. */
export const calendarQuery = permittedQuery('CALENDAR');

/** What a change of a year wheel, or of anything on it, is refused with while the wheel is archived. */
export const archived = 'calendar.archived';

/** Refuses to change an archived year wheel or anything on it (product/access#archive-and-trash). `found` is one that the caller may edit. */
export const refuseArchived = (found: FoundSubject): void => refuseArchivedSubject(found, archived);
