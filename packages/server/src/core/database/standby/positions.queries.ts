import { sql } from 'kysely';
import type { Database } from '../pool.ts';
import { runPrepared } from '../prepared.ts';

/** The place in which the database keeps which history of it is the present one; a standby shows it when it follows that one. */
const told = 'timeline';

/** Positions in the log are told in bytes since its beginning. */
const bytes = (position: string) => sql<number>`(${sql.raw(position)} - '0/0'::pg_lsn)::bigint`;

const system = sql<string>`(select system_identifier::text from pg_control_system())`;
const toldTimeline = sql<string | null>`(select value from installation where name = ${told})`;

/** Where a PostgreSQL stands. */
export type Standing = Readonly<{
  position: number;
  /** Which database it is, and which of its histories: two that have the same are comparable. Null if that is not known. */
  history: string | null;
}>;

/**
 * Returns where the log of the primary stands now: what it shows to anybody is in the log up to there. With each promotion a database begins a new
 * history (a timeline), which is written into it once, so that a standby that still follows an old one is known by it.
 * @throws if it is no primary
 */
export async function standingOfPrimary(primary: Database): Promise<Standing> {
  const { rows } = await sql<{ position: number; timeline: string; told: string | null; system: string }>`
    select ${bytes('pg_current_wal_lsn()')} as position, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline,
           ${toldTimeline} as told, ${system} as system`.execute(primary);
  const { position, timeline, told: known, system: of } = rows[0]!;
  if (known !== timeline)
    await sql`insert into installation (name, value) values (${told}, ${timeline})
      on conflict (name) do update set value = excluded.value`.execute(primary);
  return { position, history: `${of} ${timeline}` };
}

/** Returns up to where a standby has replayed the log; null if it is none: a primary that has come back is not read by anybody. */
export async function standingOfStandby(standby: Database): Promise<Standing | null> {
  const { rows } = await sql<{ position: number | null; told: string | null; system: string }>`
    select case when pg_is_in_recovery() then ${bytes('pg_last_wal_replay_lsn()')} end as position,
           ${toldTimeline} as told, ${system} as system`.execute(standby);
  const { position, told: timeline, system: of } = rows[0]!;
  return position === null ? null : { position, history: timeline && `${of} ${timeline}` };
}

/**
 * Notes that a person has written: what the log has now has it too. Of two at the same time, the later one stays, since the row is locked before the
 * position is read.
 */
export async function noteWritten(primary: Database, person: number): Promise<void> {
  const now = bytes('pg_current_wal_lsn()');
  await sql`
    insert into written_up_to (person_id, position) select id, ${now} from person where id = ${person}
    on conflict (person_id) do update set position = ${now}`.execute(primary);
}

/** Returns up to where the log has what a person has written; null if that is not known. */
export async function writtenUpTo(primary: Database, person: number): Promise<number | null> {
  const statement = sql<{ position: number }>`select position from written_up_to where person_id = ${person}`;
  const [found] = await runPrepared(primary, statement);
  return found?.position ?? null;
}
