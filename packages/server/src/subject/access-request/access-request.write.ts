import type { GrantedLevel } from '@samspel/domain/subject/access';
import { refusalDays } from '@samspel/domain/subject/access-request';
import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { touchSubject } from '../touch.ts';

/** Saves the caller's request to read a thing. Returns false, and writes nothing, if they may read it, already ask, or were refused lately. */
export async function writeRequest(tx: Tx, { id }: Caller, subjectId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into access_request as known (subject_id, person_id, asked_at)
    select s.id, ${id}::bigint, ${now}::timestamptz from subject s join subject r on r.id = s.root_id where s.id = ${subjectId} and ${maySee(row('s', 'r'), person(id))} is not true
    on conflict (subject_id, person_id) do update set asked_at = excluded.asked_at, refused_at = null
    where known.refused_at <= ${now}::timestamptz - make_interval(days => ${refusalDays})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes a waiting request; returns whether there was one. */
export async function takeRequest(tx: Tx, subjectId: number, personId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('access_request')
    .where('subject_id', '=', subjectId)
    .where('person_id', '=', personId)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Marks a waiting request as refused; returns whether there was one. */
export async function refuseRequest(tx: Tx, subjectId: number, personId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('access_request')
    .set({ refused_at: now })
    .where('subject_id', '=', subjectId)
    .where('person_id', '=', personId)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds a person to the access list of a thing; a person who is already on it keeps their level. */
export async function giveAccess(tx: Tx, root_id: number, person_id: number, level: GrantedLevel): Promise<void> {
  await tx
    .insertInto('access_entry')
    .values({ root_id, person_id, level })
    .onConflict((listed) => listed.doNothing())
    .execute();
  await touchSubject(tx, root_id);
}
