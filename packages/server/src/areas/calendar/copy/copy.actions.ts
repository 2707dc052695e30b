import { type CopyCalendarInput, copyCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { askForJob } from '../../../core/jobs/ask-for-job.ts';
import { countAgainst } from '../../../core/rate-limit/rate-limit.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { copyJob } from './copy.job.ts';
import { type CopyRow, readCopy } from './copy.queries.ts';

/** How many copies one person may ask for: each may have thousands of activities. */
const mostCopies = { name: 'copies', most: 60, minutes: 60 };

/**
 * Asks for an independent copy of a year wheel; a job makes it (product/sharing#copies-and-forks). Needs READ, also for an archived one
 * (product/access#levels).
 */
export const copyCalendar = calendarAction(copyCalendarInput, (input, act) => askForCopy(input, act, false));

/** Asks for a copy that stays linked to its origin (product/sharing#copies-and-forks). */
export const forkCalendar = calendarAction(copyCalendarInput, (input, act) => askForCopy(input, act, true));

async function askForCopy(input: CopyCalendarInput, { caller, tx, services }: Act, isFork: boolean): Promise<CopyRow> {
  const origin = await findSubject(tx, caller, input.id, 'see', { kind: 'CALENDAR', field: 'input.id' });

  await countAgainst(tx, services, mostCopies, String(caller.id));

  const { reference } = await tx
    .insertInto('calendar_copy')
    .values({
      person_id: caller.id,
      origin_id: origin.id,
      title: input.title,
      is_fork: isFork,
      copies_from: input.from,
      asked_at: services.now(),
    })
    .returning('reference')
    .executeTakeFirstOrThrow();

  await askForJob(tx, copyJob.name);
  return (await readCopy(tx, caller.id, reference))!;
}
