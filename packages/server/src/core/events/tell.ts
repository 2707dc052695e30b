import { sql } from 'kysely';
import type { Caller } from '../caller.ts';
import type { Tx } from '../database/pool.ts';

/** Something that happened to a subject, in the past tense: `calendar.created`, `eventInstance.completed`. */
export type Happening = {
  name: `${string}.${string}`;
  subjectId: number;
  /** Other subjects whose open pages show it, such as the calendar of an activity. */
  shownOn?: readonly number[];
};

/** Writes what happened, and notifies every server process when the transaction commits. */
export type Tell = (happening: Happening) => Promise<void>;

/** What travels between processes: ids alone. Who may hear it is asked again by each process before it is sent on. */
export type Notice = {
  type: 'META_UPDATE';
  /** The subjects whose pages should be read again. */
  ids: number[];
  /** The hash of the person who did it. */
  by: string;
  /** The browser tab in which it was done. */
  client: string | null;
};

/** The PostgreSQL channel that notices travel on. */
export const noticeChannel = 'samspel_notice';

/** What a caller's changes are told with, inside their transaction. */
export function teller(tx: Tx, caller: Caller): Tell {
  return async ({ name, subjectId, shownOn = [] }) => {
    await tx
      .insertInto('domain_event')
      .values({ name, subject_id: subjectId, by_person: caller.id, client: caller.client })
      .execute();
    const notice: Notice = {
      type: 'META_UPDATE',
      ids: [subjectId, ...shownOn],
      by: caller.hash,
      client: caller.client,
    };
    await sql`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`.execute(tx);
  };
}
