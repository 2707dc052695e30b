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
/** What hangs on a year wheel, the subject `s`: its access is read at the year wheel, the subject `r`. */
const part = row('s', 'r', 'CALENDAR', ['EVENT', 'EVENT_INSTANCE', 'TASK']);

/** May know of the year wheel `s`: its card at least. */
export const mayListCalendar = ({ id }: Caller): Condition => mayList(calendar, person(id));
/** May read all of the year wheel `s`. */
export const maySeeCalendar = ({ id }: Caller): Condition => maySee(calendar, person(id));
/** May change the year wheel `s`. */
export const mayEditCalendar = ({ id }: Caller): Condition => mayEdit(calendar, person(id));

/** May read the series, activity or checklist item `s` of the year wheel `r`. */
export const maySeePart = ({ id }: Caller): Condition => maySee(part, person(id));
/** May bring back what was removed of the year wheel `r`, the part `s`. */
export const mayBringBackPart = ({ id }: Caller): Condition => mayBringBack(part, person(id));
/** Whether the right to the part `s` of the year wheel `r` is more than being an admin. */
export const ownsRightToPart = ({ id }: Caller): Condition => hasOwnRight(part, person(id));

/**
 * Is responsible for an activity, or for the one on whose checklist an item is, and may still read it: whoever writes the year wheel has given
 * them the right to tick it, to tick its checklist and to write its note (product/activities#responsible-person).
 */
export function mayCarryOut(at: Row, who: Who): Condition {
  const activity = sql`case when ${sql.ref(`${at.subject}.kind`)} = 'TASK' then ${sql.ref(`${at.subject}.parent_id`)} else ${sql.ref(`${at.subject}.id`)} end`;
  return sql<boolean>`(${maySee(at, who)} and exists (
    select from event_instance theirs where theirs.id = ${activity} and theirs.responsible_id = ${who}))`;
}

/** May tick the activity or checklist item `s` of the year wheel `r`, whatever its state. */
export const mayTickPart = ({ id }: Caller): Condition =>
  sql<boolean>`(${mayEdit(part, person(id))} or ${mayCarryOut(part, person(id))})`;

/** Whether the person in a column may read all of the year wheel `s`. */
export const mayPersonSeeCalendar = (column: string): Condition => maySee(calendar, everyone(column));
