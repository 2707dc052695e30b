import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../base/caller.ts';
import type { Tx } from '../database/pool.ts';
import type { DataOf } from './event-data.ts';

/** The name of an event: what it happened to, and what happened, in the past tense. */
type EventName = `${string}.${string}`;

/** What an event carries; of several subjects, each its own. */
type Carried<Data> = Data | ((subjectId: number) => Data);

/** Something that happened to a subject: `calendar.created`, `eventInstance.completed`. */
export type DomainEvent<Name extends EventName = EventName> = {
  name: Name;
  subjectId: number;
  /** More subjects that the same happened to at once. */
  alsoTo?: readonly number[];
  /** Other subjects whose open pages show it, such as the calendar of an activity. */
  shownOn?: readonly number[];
  /**
   * Whether somebody may lose the right to read it, or what hangs on it: it was removed, or access was taken away. People who have it
   * open could read it until now. They hear of this one last time, and find it gone when they read again.
   */
  endsRights?: boolean;
  /**
   * Who hears of it on open pages, and with whose name. A reaction names nobody, since the API tells only how many there are. `nobody`: no page
   * shows it yet. By default all who may read it hear who did it.
   */
  reach?: 'unnamed' | 'nobody';
} & ([DataOf<Name>] extends [undefined] ? { data?: undefined } : { data: Carried<DataOf<Name>> });

/** Records what happened, and notifies every server process when the transaction commits. */
export type Emit = <Name extends EventName>(happening: DomainEvent<Name>) => Promise<void>;

/**
 * Announces that people may have lost rights to what was shared with them through others: they left a group, or an organization left a
 * region. When the transaction commits, access to each open page is checked again; people who lost it hear of the page one last time.
 */
export type RecheckAccess = () => Promise<void>;

/** What is sent between processes: only ids. Each process checks again who may hear it before it sends it to browsers. */
export type Notice = {
  /** RIGHTS means that no subject changed, but perhaps who may read any of them. */
  type: 'META_UPDATE' | 'RIGHTS';
  /** The subjects whose pages should be read again. */
  ids: number[];
  /** As in `DomainEvent`. */
  endsRights: boolean;
  /** The hash of the person who did it; empty if nobody did. */
  by: string;
  /** Whether only that person's own pages are told who it was. */
  isUnnamed?: true;
  /** The browser tab in which it was done. */
  client: string | null;
};

/** The PostgreSQL channel that notices travel on. */
export const noticeChannel = 'samspel_notice';

/** Makes the `emit` for the changes of a caller, inside their transaction. */
export function emitterFor(tx: Tx, caller: Caller): Emit {
  return async ({ name, subjectId, alsoTo = [], shownOn = [], endsRights = false, reach, data }) => {
    const subjects = [subjectId, ...alsoTo];
    const carried = subjects.map((id) => written(data, id));
    const whose = reach === 'unnamed' ? { isUnnamed: true as const } : {};
    const notices =
      reach === 'nobody'
        ? [noticeOf(noOne, { type: 'META_UPDATE', ids: [], endsRights: false })]
        : inNotices([...subjects, ...shownOn]).map((ids) =>
            noticeOf(caller, { type: 'META_UPDATE', ids, endsRights, ...whose }),
          );
    await sql`
      with happened as (
        insert into domain_event (name, subject_id, data, by_person, client)
        select ${name}, subject_id, data::jsonb, ${caller.id}::bigint, ${caller.client}::text
        from unnest(${subjects}::bigint[], ${carried}::text[]) of_each(subject_id, data))
      select pg_notify(${noticeChannel}, notice) from unnest(${notices}::text[]) notice`.execute(tx);
  };
}

/** What happens to the one thing that a statement makes. */
type Making<Name extends EventName> = Pick<DomainEvent<Name>, 'name' | 'shownOn' | 'data'>;

/** What records it and notifies as `emit` does, for that statement, whose table `made` has the id: an insert, and a select of one row. */
export type EmittedWith = { happened: RawBuilder<unknown>; told: RawBuilder<unknown> };

/** Returns the parts of a statement that records what happens to the thing that it makes. */
export function emittedWith<Name extends EventName>(
  caller: Caller,
  { name, shownOn = [], data }: Making<Name>,
): EmittedWith {
  const [idToCome, firstId] = [0, '{ids,0}'];
  const ids = [idToCome, ...shownOn];
  const notice = noticeOf(caller, { type: 'META_UPDATE', ids, endsRights: false });
  return {
    happened: sql`insert into domain_event (name, subject_id, data, by_person, client)
      select ${name}, id, ${written(data, idToCome)}::jsonb, ${caller.id}::bigint, ${caller.client}::text from made`,
    told: sql`select pg_notify(${noticeChannel}, jsonb_set(${notice}::jsonb, ${firstId}::text[], to_jsonb(id))::text) from made`,
  };
}

const written = (data: Carried<object | undefined>, id: number): string | null => {
  const own = typeof data === 'function' ? data(id) : data;
  return own ? JSON.stringify(own) : null;
};

/** The most ids in one notice: PostgreSQL allows 8,000 bytes, and an id may have 16 digits. */
const idsInNotice = 400;

const inNotices = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / idsInNotice) }, (_, at) =>
    ids.slice(at * idsInNotice, (at + 1) * idsInNotice),
  );

/** What happens by itself is nobody's doing. */
const noOne = { hash: '', client: null };

/** Lets open pages of subjects read again what changed by itself, such as counts. */
export async function showByItself(tx: Tx, subjectIds: readonly number[]): Promise<void> {
  for (const ids of inNotices(subjectIds))
    await notify(tx, noOne, { type: 'META_UPDATE', ids, endsRights: false, isUnnamed: true });
}

/** Announces that something has happened to subjects by itself, such as that their day has come. No open page changes by it. */
export async function emitSystemEvent<Name extends EventName>(
  tx: Tx,
  name: Name,
  subjectIds: readonly number[],
  ...[data]: [DataOf<Name>] extends [undefined] ? [] : [data: Carried<DataOf<Name>>]
): Promise<void> {
  if (subjectIds.length === 0) return;
  await sql`
    insert into domain_event (name, subject_id, data)
    select ${name}, * from unnest(${subjectIds}::bigint[], ${subjectIds.map((id) => written(data, id))}::jsonb[])`.execute(
    tx,
  );
  await notify(tx, noOne, { type: 'META_UPDATE', ids: [], endsRights: false });
}

/** Makes the `recheckAccess` for a caller's changes of memberships, inside their transaction. */
export const recheckerFor =
  (tx: Tx, caller: Caller): RecheckAccess =>
  () =>
    notify(tx, caller, { type: 'RIGHTS', ids: [], endsRights: true });

async function notify(
  tx: Tx,
  { hash, client }: Pick<Caller, 'hash' | 'client'>,
  what: Omit<Notice, 'by' | 'client'>,
): Promise<void> {
  await sql`select pg_notify(${noticeChannel}, ${noticeOf({ hash, client }, what)})`.execute(tx);
}

function noticeOf({ hash, client }: Pick<Caller, 'hash' | 'client'>, what: Omit<Notice, 'by' | 'client'>): string {
  const notice: Notice = { ...what, by: hash, client };
  return JSON.stringify(notice);
}
