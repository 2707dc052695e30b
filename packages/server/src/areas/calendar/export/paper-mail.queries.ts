import type { Orientation, Paper, PaperPart } from '@samspel/domain/calendar/paper';
import { mostPaperMails } from '@samspel/domain/calendar/paper-mail.input';
import { Refusal } from '@samspel/domain/refusal';
import { addMonths, type Day, dayOf, monthOf, yearOf } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/pool.ts';

/** A year that a person gets by mail each month; of their own year `calendar` is null. */
export type PaperMail = { calendar: number | null; paper: Paper; orientation: Orientation; what: PaperPart[] };

const columns = sql`calendar_id as calendar, paper, orientation, what`;

/** Reads what a person gets by mail. */
export async function readPaperMails(db: Db, personId: number): Promise<PaperMail[]> {
  const { rows } = await sql<PaperMail>`
    select ${columns} from paper_mail where person_id = ${personId} order by calendar_id nulls first`.execute(db);
  return rows;
}

/** Reads one of them; undefined if the person does not want it any more. */
export async function readPaperMail(db: Db, personId: number, calendar: number | null): Promise<PaperMail | undefined> {
  const { rows } = await sql<PaperMail>`
    select ${columns} from paper_mail where person_id = ${personId} and calendar_id is not distinct from ${calendar}::bigint`.execute(
    db,
  );
  return rows[0];
}

/** Writes that a person wants one, from the first of next month on. Throws `input.tooMany`. */
export async function writePaperMail(tx: Tx, personId: number, mail: PaperMail, today: Day): Promise<void> {
  const others = (await readPaperMails(tx, personId)).filter(({ calendar }) => calendar !== mail.calendar);
  if (others.length >= mostPaperMails) throw new Refusal('input.tooMany', 'calendar', { max: mostPaperMails });
  await sql`
    insert into paper_mail (person_id, calendar_id, paper, orientation, what, next_on)
    values (${personId}, ${mail.calendar}, ${mail.paper}, ${mail.orientation}, ${mail.what}, ${nextMonth(today)})
    on conflict (person_id, calendar_id) do update set paper = excluded.paper, orientation = excluded.orientation, what = excluded.what`.execute(
    tx,
  );
}

/** Ends one; nothing if there is none. */
export async function endPaperMail(db: Db, personId: number, calendar: number | null): Promise<void> {
  await sql`delete from paper_mail where person_id = ${personId} and calendar_id is not distinct from ${calendar}::bigint`.execute(
    db,
  );
}

/** A mail that is due. */
export type DuePaperMail = { person: number; calendar: number | null; email: string };

/** Takes those that are due, at most `most`, of people who are active: the next is due next month. */
export async function takeDuePaperMails(tx: Tx, today: Day, most: number): Promise<DuePaperMail[]> {
  const { rows } = await sql<DuePaperMail>`
    with taken as (
      update paper_mail set next_on = ${nextMonth(today)} where id in (
        select m.id from paper_mail m join active_person a on a.id = m.person_id
        where m.next_on <= ${today} order by m.id limit ${most} for update of m skip locked)
      returning person_id, calendar_id)
    select t.person_id as person, t.calendar_id as calendar, p.email from taken t
    join person p on p.id = t.person_id order by t.person_id`.execute(tx);
  return rows;
}

const nextMonth = (today: Day): Day => addMonths(dayOf(yearOf(today), monthOf(today), 1), 1);
