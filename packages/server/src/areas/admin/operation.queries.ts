import type { JobsInput, MailState, OutboxInput } from '@samspel/domain/admin/log.input';
import { foldText } from '@samspel/domain/text/fold';
import { say } from '@samspel/i18n/format';
import { type JobName, jobTextId } from '@samspel/i18n/job-name';
import type { Locale } from '@samspel/i18n/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import { version } from '../../core/base/version.ts';
import type { Db } from '../../core/database/pool.ts';
import { type Page, pageOf } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';
import { hasFailed, readBackupState } from '../../core/health/backup-state.ts';
import { checkHealth } from '../../core/health/health.ts';
import type { SettledJob } from '../../core/jobs/job.ts';
import type { Schedule } from '../../core/jobs/schedule.ts';
import { addressBegins } from '../../core/people/by-address.ts';

/** A job and the result of its latest run. */
export type JobRow = {
  name: JobName;
  schedule: Schedule | null;
  isAskedFor: boolean;
  state: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  failures: number;
  error: string | null;
};

type Turns = Omit<JobRow, 'schedule' | 'isAskedFor'>;

/** A page of the jobs whose name, or whose description in the reader's language, contains the text. */
export async function listJobs(
  db: Db,
  jobs: readonly SettledJob[],
  locale: Locale,
  { text = '', hasFailed, ...window }: JobsInput,
) {
  const all = await readJobs(db, jobs);
  const words = foldText(text);
  const isNamed = ({ name }: JobRow) => foldText(`${name} ${say(locale, jobTextId(name))}`).includes(words);
  const fits = all.filter((job) => isNamed(job) && (!hasFailed || job.failures > 0));
  const { limit, offset } = window;
  return pageOf(window, fits.slice(offset, offset + limit), () => Promise.resolve(fits.length));
}

/** The jobs by name, with the runs that the queue still remembers: those of some days. */
export async function readJobs(db: Db, jobs: readonly SettledJob[]): Promise<JobRow[]> {
  const turns = new Map<string, Turns>((await readTurns(db)).map((row) => [row.name, row]));
  const never = { state: null, startedAt: null, endedAt: null, failures: 0, error: null };
  return jobs
    .map(({ name, schedule = null, isAskedFor = false }) => ({
      ...never,
      ...turns.get(name),
      ...{ name, schedule, isAskedFor },
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The queue has no tables until a process has run jobs. */
async function readTurns(db: Db): Promise<Turns[]> {
  const { rows } = await sql<{ queue: string | null }>`select to_regclass('pgboss.job')::text as queue`.execute(db);
  if (rows[0]!.queue === null) return [];
  const turns = await sql<Turns>`
    select distinct on (j.name) j.name, j.state::text as state, j.started_on as "startedAt", j.completed_on as "endedAt",
      count(*) filter (where j.state = 'failed') over of_name as failures,
      first_value(left(coalesce(j.output ->> 'message', j.output::text), 500)) over (
        partition by j.name order by (j.state in ('failed', 'retry')) desc, j.created_on desc) as error
    from pgboss.job j window of_name as (partition by j.name)
    order by j.name, (j.state = 'created'), j.created_on desc`.execute(db);
  return turns.rows;
}

/** A mail as admins see it, without its words. */
export type OutboxRow = {
  id: number;
  to: string | null;
  writer: string | null;
  createdAt: Date;
  sentAt: Date | null;
  givenUpAt: Date | null;
  nextTry: Date | null;
  attempts: number;
  error: string | null;
  mayRetry: boolean;
};

const is: Record<MailState, RawBuilder<unknown>> = {
  WAITING: sql`(m.sent_at is null and m.given_up_at is null)`,
  GIVEN_UP: sql`m.given_up_at is not null`,
  SENT: sql`m.sent_at is not null`,
};

/** Whether a mail `m` has everything needed to send it, and has not been sent. */
const mayRetry = sql`(m.sent_at is null and m.to_address is not null and coalesce(m.body, m.about::text) is not null
  and (m.expires_at is null or m.expires_at > now()))`;

const columns = sql`m.id, m.to_address as "to", m.writer, m.created_at as "createdAt", m.sent_at as "sentAt", m.given_up_at as "givenUpAt",
  case when ${is.WAITING} then m.next_try end as "nextTry", m.attempts, m.last_error as error, ${mayRetry} as "mayRetry"`;

/** The outbox, the latest first. */
export const listOutbox = (db: Db, { state, to, ...window }: OutboxInput): Promise<Page<OutboxRow>> =>
  readPage(db, window, {
    columns,
    from: sql`from mail_outbox m where ${state ? is[state] : sql`true`} and ${to ? addressBegins(sql`lower(m.to_address)`, to) : sql`true`}`,
    order: sql`m.created_at desc, m.id desc`,
  });

/** One mail; undefined if there is none. @param lock locks the row until the transaction ends, for a change */
export async function readMail(db: Db, id: number, lock = sql``): Promise<OutboxRow | undefined> {
  const { rows } = await sql<OutboxRow>`select ${columns} from mail_outbox m where m.id = ${id} ${lock}`.execute(db);
  return rows[0];
}

/** Whether the services of the installation work, and how much it holds. */
export async function readSystem(services: Services) {
  const [health, backups, { rows }] = await Promise.all([
    checkHealth(services),
    readBackupState(services.db),
    sql<Record<'databaseSize' | 'files' | 'fileSize' | 'mailsWaiting' | 'mailsGivenUp', number>>`
      with file as (select size from user_file union all select size from grant_case_file)
      select pg_database_size(current_database())::float8 as "databaseSize", (select count(*) from file) as files,
        (select coalesce(sum(size), 0)::float8 from file) as "fileSize",
        (select count(*) from mail_outbox m where ${is.WAITING}) as "mailsWaiting",
        (select count(*) from mail_outbox m where ${is.GIVEN_UP}) as "mailsGivenUp"`.execute(services.db),
  ]);
  const failed = hasFailed(backups) ? backups.failed : undefined;
  return {
    version,
    ...health,
    backupAt: backups.made?.at,
    backupSize: backups.made?.bytes,
    backupFailedAt: failed?.at,
    backupError: failed?.error,
    ...rows[0]!,
  };
}
