import { type MyData, myDataDays } from '@samspel/domain/account/my-data';
import { daysEarlier, daysLater } from '@samspel/domain/time/moment';
import { say } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Condition } from '../../../core/access/rules.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';

/** A copy that is ready to be fetched. */
export type ReadyCopy = { key: string; size: number; readyAt: Date };

/** A copy that was ready before this moment has expired. */
export const forgottenBefore = (now: Date): Date => daysEarlier(now, myDataDays);

/** The state and progress of the copy of a person's own data. */
export async function readMyData(db: Db, now: Date, personId: number, locale: Locale): Promise<MyData> {
  const { rows } = await sql<{
    state: MyData['state'];
    done: number;
    of: number;
    size: number | null;
    fault: string | null;
    askedAt: Date;
    readyAt: Date | null;
  }>`
    select state, done, of, size, fault, asked_at as "askedAt", ready_at as "readyAt" from my_data
    where person_id = ${personId} and coalesce(ready_at, 'infinity') > ${forgottenBefore(now)}`.execute(db);
  const [copy] = rows;
  if (!copy) return { state: 'NONE', progress: 0, askedAt: null, until: null, size: null, problem: null };
  const { state, done, of, size, fault, askedAt, readyAt } = copy;
  return {
    state,
    progress: state === 'DONE' ? 100 : of === 0 ? 0 : Math.min(99, Math.floor((100 * done) / of)),
    askedAt: askedAt.toISOString(),
    until: readyAt && daysLater(readyAt, myDataDays).toISOString(),
    size,
    problem: state === 'FAILED' ? say(locale, 'shell.error.unknown', { id: fault ?? '' }) : null,
  };
}

/** The copy of a person's own data, if it is ready and has not expired. */
export async function readReadyCopy(db: Db, now: Date, personId: number): Promise<ReadyCopy | undefined> {
  const { rows } = await sql<ReadyCopy>`
    select key::text, size, ready_at as "readyAt" from my_data
    where person_id = ${personId} and state = 'DONE' and ready_at > ${forgottenBefore(now)}`.execute(db);
  return rows[0];
}

/** Takes the copy that has waited longest and that no other process is making; it is locked until the transaction ends. */
export async function takeWaitingCopy(tx: Tx): Promise<{ personId: number; key: string } | undefined> {
  const { rows } = await sql<{ personId: number; key: string }>`
    select person_id as "personId", key::text from (
      select person_id, key from my_data where state = 'WAITING' order by asked_at, person_id offset 0) waiting
    where pg_try_advisory_xact_lock(hashtext('my_data'), hashtext(key::text)) limit 1`.execute(tx);
  return rows[0];
}

/** A file of the person that goes into the copy. */
export type OwnFile = { id: number; key: string; name: string };

/** The files that a person uploaded and may read: on things by `isRead`; on cases while their own municipality has the case and may use grants. */
export async function ownFiles(tx: Tx, personId: number, isRead: Condition): Promise<OwnFile[]> {
  const { rows } = await sql<OwnFile>`
    select f.id, f.key::text, s.title as name from user_file f join subject s on s.id = f.id join subject r on r.id = s.root_id
    where s.created_by = ${personId} and ${isRead}
    union all select f.id, f.key::text, f.name from grant_case_file f join grant_case c on c.id = f.case_id
      join active_person p on p.id = f.added_by and p.organization_id = c.organization_id and 'ACTION_VALUE' = any (p.permissions)
    where f.added_by = ${personId} and f.removed_at is null order by id`.execute(tx);
  return rows;
}
