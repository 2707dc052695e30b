import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { maySee, row } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { askForJob } from '../../../core/jobs/ask-for-job.ts';
import { paperLimits, paperPool } from '../paper/paper-pool.ts';
import type { PaperOrder } from '../paper/year-on-paper.ts';
import { paperJobName } from './paper-job-name.ts';

/** A file that is ready, or the reference by which it is fetched when a job has made it. */
export type PaperFile = { bytes: Uint8Array } | { reference: string };

/** How long somebody waits for a file in one call; what takes longer is made by a job. Milliseconds. */
export const patience = { milliseconds: 2_000 };
/** The most files that one person may have in the line of the job. */
const mostWaiting = 10;
/** How long a file that a job has made can be fetched. Milliseconds. */
export const keptFor = 3_600_000;

/**
 * Makes a file, or has it made by a job if that takes longer than two seconds (product/sharing#files-for-paper). Throws `paper.busy` if too many wait, and
 * `tooManyRequests` if too many of the caller's own do.
 * @param hungUp is given when the caller has left: nothing more is drawn then, nor left to the job, and its reason is thrown
 */
export async function makeOrLeave(
  services: Services,
  caller: Caller,
  order: PaperOrder,
  name: string,
  wheel: number | undefined,
  hungUp: AbortSignal,
): Promise<PaperFile> {
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, hungUp]);
  const bytes = await withinPatience(paperPool.make(order, services.now(), signal));
  if (bytes) return { bytes };
  leaving.abort();
  return { reference: await leaveToJob(services, caller, order, name, wheel) };
}

async function withinPatience(made: Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patient = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience.milliseconds, undefined);
  });
  // After that it is given up: that it fails then is no fault.
  made.catch(() => undefined);
  try {
    return await Promise.race([made, patient]);
  } finally {
    clearTimeout(timer);
  }
}

async function leaveToJob(
  { db, now }: Services,
  { id }: Caller,
  order: PaperOrder,
  name: string,
  wheel: number | undefined,
): Promise<string> {
  const shows = [...order.year.activities.map((activity) => Number(activity.id)), ...(wheel ? [wheel] : [])];
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ mine: number; all: number }>`
      select count(*) filter (where person_id = ${id})::int as mine, count(*)::int as all from paper_file
      where order_made is not null and failed_at is null`.execute(tx);
    if (rows[0]!.mine >= mostWaiting)
      throw new Refusal('tooManyRequests', undefined, { seconds: paperLimits.retrySeconds });
    if (rows[0]!.all >= paperLimits.waiting)
      throw new Refusal('paper.busy', undefined, { seconds: paperLimits.retrySeconds });
    const made = await sql<{ reference: string }>`
      insert into paper_file (person_id, name, order_made, shows, asked_at)
      values (${id}, ${name}, ${JSON.stringify(order)}, ${shows}::bigint[], ${now()}) returning reference`.execute(tx);
    await askForJob(tx, paperJobName);
    return made.rows[0]!.reference;
  });
}

/** What was thrown away after the file was asked for is no secret. */
const isRemoved = sql`(s.removed_with is not null or r.removed_with is not null)`;

/**
 * Reads a file that a job makes for the caller; without bytes while it waits. Throws `notFound`, also if it is somebody else's or shows what the caller may
 * not read any more, and `paper.failed`. While it waits it shows nothing, and is asked for every second: what it will show is not looked up then.
 */
export async function readPaperFile(
  db: Db,
  { id }: Caller,
  reference: string,
  now: Date,
): Promise<{ name: string; bytes: Buffer | null }> {
  const { rows } = await sql<{ name: string; bytes: Buffer | null; hasFailed: boolean }>`
    select name, contents as bytes, failed_at is not null as "hasFailed" from paper_file
    where reference::text = ${reference} and person_id = ${id} and asked_at > ${new Date(now.getTime() - keptFor)}
      and (contents is null or not exists (
        select from subject s join subject r on r.id = s.root_id
        where s.id = any (shows) and not ${isRemoved} and not ${maySee(row('s', 'r'), person(id))}))`.execute(db);
  if (!rows[0]) throw new Refusal('notFound', 'reference');
  if (rows[0].hasFailed) throw new Refusal('paper.failed');
  return rows[0];
}
