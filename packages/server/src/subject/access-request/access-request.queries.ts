import { refusalDays } from '@samspel/domain/subject/access-request';
import { sql } from 'kysely';
import { mayList, maySee, row } from '../../core/access/rules.ts';
import { everyone, person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';

/** A request as the person who made it sees it. */
export type MyRequest = { askedAt: Date; refusedAt: Date | null };

/** A request as the people who may answer it see it. */
export type WaitingRequest = { personId: number; askedAt: Date };

/** Returns what the caller has asked of a thing; null if they have not, may read it now, or were refused so long ago that they may ask again. */
export async function readMyRequest(db: Db, { id }: Caller, subjectId: number, now: Date): Promise<MyRequest | null> {
  const { rows } = await sql<MyRequest>`
    select q.asked_at as "askedAt", q.refused_at as "refusedAt"
    from access_request q join subject s on s.id = q.subject_id join subject r on r.id = s.root_id
    where q.subject_id = ${subjectId} and q.person_id = ${id} and ${maySee(row('s', 'r'), person(id))} is not true
      and coalesce(q.refused_at > ${now}::timestamptz - make_interval(days => ${refusalDays}), true)`.execute(db);
  return rows[0] ?? null;
}

/** Returns the waiting requests to read a thing, from people who may know of it but not read it. */
export async function readWaiting(db: Db, subjectId: number): Promise<WaitingRequest[]> {
  const at = row('s', 'r');
  const { rows } = await sql<WaitingRequest>`
    select q.person_id as "personId", q.asked_at as "askedAt"
    from access_request q join subject s on s.id = q.subject_id join subject r on r.id = s.root_id
    where q.subject_id = ${subjectId} and q.refused_at is null
      and ${mayList(at, everyone('q.person_id'))} and ${maySee(at, everyone('q.person_id'))} is not true
    order by q.asked_at, q.person_id limit ${most}`.execute(db);
  return rows;
}

/** The most requests shown for one thing. */
const most = 100;
