import { sql } from 'kysely';
import {
  type Condition,
  hasOwnRight,
  mayBringBack,
  mayEdit,
  mayList,
  maySee,
  type Row,
  rootRow,
  row,
} from '../../../core/access/rules.ts';
import { everyone, person, type Who } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';

/** A year wheel: the subject `s`, its own root. */
const calendar = rootRow('s', 'CALENDAR', ['CALENDAR']);
/** A part of a year wheel, the subject `s`; the year wheel, the subject `r`, decides who has access. */
const part = row('s', 'r', 'CALENDAR', ['EVENT', 'EVENT_INSTANCE', 'TASK']);

/** Whether the caller may know of the year wheel `s`, that is, see at least its card. */
export const mayListCalendar = ({ id }: Caller): Condition => mayList(calendar, person(id));
/** Whether the caller may read the whole year wheel `s`. */
export const maySeeCalendar = ({ id }: Caller): Condition => maySee(calendar, person(id));
/** Whether the caller may change the year wheel `s`. */
export const mayEditCalendar = ({ id }: Caller): Condition => mayEdit(calendar, person(id));

/** Whether the caller may read the series, activity or checklist item `s` of the year wheel `r`. */
export const maySeePart = ({ id }: Caller): Condition => maySee(part, person(id));
/** Whether the caller may change the part `s` of the year wheel `r`, whatever its state. */
export const mayEditPart = ({ id }: Caller): Condition => mayEdit(part, person(id));
/** Whether the caller may bring back the removed part `s` of the year wheel `r`. */
export const mayBringBackPart = ({ id }: Caller): Condition => mayBringBack(part, person(id));
/** Whether the caller has a right of their own to the part `s` of the year wheel `r`, not only as an admin. */
export const ownsRightToPart = ({ id }: Caller): Condition => hasOwnRight(part, person(id));

/**
 * Whether a person is responsible for an activity, or for the one whose checklist an item is on, and may still read it. By making them responsible, a
 * writer of the year wheel gave them the right to tick it, to tick its checklist and to write its note (product/activities#responsible-person).
 */
export function mayCarryOut(at: Row, who: Who): Condition {
  const activity = sql`case when ${sql.ref(`${at.subject}.kind`)} = 'TASK' then ${sql.ref(`${at.subject}.parent_id`)} else ${sql.ref(`${at.subject}.id`)} end`;
  return sql<boolean>`(${maySee(at, who)} and exists (
    select from event_instance theirs where theirs.id = ${activity} and theirs.responsible_id = ${who}))`;
}

/** Whether the caller may tick the activity or checklist item `s` of the year wheel `r`, whatever its state. */
export const mayTickPart = ({ id }: Caller): Condition =>
  sql<boolean>`(${mayEdit(part, person(id))} or ${mayCarryOut(part, person(id))})`;

/** Whether the person in a column may read the whole year wheel `s`. */
export const mayPersonSeeCalendar = (column: string): Condition => maySee(calendar, everyone(column));
