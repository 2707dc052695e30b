import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Services } from '../base/services.ts';
import { listen } from '../database/listen.ts';
import { jobChannel } from './ask-for-job.ts';
import { AskedWork } from './asked-work.ts';
import { type Job, type SettledJob, settleJobs } from './job.ts';
import { cronOf } from './schedule.ts';

/** Seconds after which a job whose process was killed runs again. */
const heartbeatSeconds = 10;

/**
 * Seconds between two looks for a run of a job. Who asks for a job is heard at once; so this is only how much later than its minute a scheduled one begins,
 * or one that failed runs again. Every look of every job costs, day and night.
 */
const pollingIntervalSeconds = 5;

/** Milliseconds that runs have to end when the process stops. */
const patience = 3_000;

/**
 * Runs the jobs of this installation: each run once, by whichever process takes it, and again after a failure or a killed process.
 * Schedules are in Oslo time.
 */
export async function runJobs(
  services: Services,
  connectionString: string,
  all: readonly Job[],
): Promise<{ stop: () => Promise<void> }> {
  const jobs = settleJobs(all, services.settings);
  const boss = new PgBoss({ connectionString, max: 4 });
  let isStopping = false; // then a connection that is cut is not logged
  boss.on('error', (error) => isStopping || services.log.error({ err: error }, 'the job queue has a problem'));
  await boss.start();
  const workers = new Map<string, string>();
  for (const { name, schedule, isAskedFor, isOnceEnough, longest = 900, run } of jobs) {
    const policy = isAskedFor || isOnceEnough ? 'short' : 'standard'; // one waiting run is enough for all that asked
    await boss.createQueue(name, {
      policy,
      retryLimit: 3,
      retryBackoff: true,
      heartbeatSeconds,
      expireInSeconds: longest,
    });
    const worker = await boss.work(name, { pollingIntervalSeconds }, async () => {
      services.log.info({ job: name }, 'job runs');
      await run(services);
    });
    workers.set(name, worker);
    if (schedule) await boss.schedule(name, cronOf(schedule), null, { tz: 'Europe/Oslo' });
  }
  const asked = await hearAsking(boss, workers, jobs, services, connectionString);
  const stop = async () => {
    isStopping = true;
    await asked.close();
    await boss.stop({ graceful: true, timeout: patience });
  };
  return { stop };
}

/**
 * Gives a job its turn when it is asked for, and does at once what it hears of. Jobs with `isAskedFor` also get a turn now and after a lost connection,
 * since asking may have been missed.
 */
async function hearAsking(
  boss: PgBoss,
  workers: ReadonlyMap<string, string>,
  jobs: readonly SettledJob[],
  services: Services,
  connectionString: string,
) {
  const { log } = services;
  const turns = new Map([...workers].map(([name, worker]) => [name, new AskedWork(() => giveTurn(name, worker))]));
  const giveTurn = async (name: string, worker: string): Promise<void> => {
    await boss.send(name).catch((error) => log.error({ err: error, job: name }, 'a job that was asked for must wait'));
    boss.notifyWorker(worker);
  };
  const giveTurns = () => {
    for (const { name, isAskedFor } of jobs) if (isAskedFor) turns.get(name)?.ask();
  };
  const doAtOnce = async ({ name, run }: SettledJob): Promise<void> => {
    try {
      await run(services);
    } catch (error) {
      log.error({ err: error, job: name }, 'a job that failed at once waits for its turn');
      turns.get(name)?.ask();
    }
  };
  const hearing = jobs.flatMap((job) =>
    job.hears === undefined ? [] : [{ channel: job.hears, work: new AskedWork(() => doAtOnce(job)) }],
  );
  const handlers = [...Map.groupBy(hearing, ({ channel }) => channel)].map(([channel, heard]) => [
    channel,
    () => {
      for (const { work } of heard) work.ask();
    },
  ]);
  const listener = await listen(
    connectionString,
    { [jobChannel]: (name) => turns.get(name)?.ask(), ...Object.fromEntries(handlers) },
    log,
    giveTurns,
  );
  giveTurns();
  const close = async () => {
    await listener.close();
    await Promise.race([
      Promise.all(hearing.map(({ work }) => work.done())),
      sleep(patience, undefined, { ref: false }),
    ]);
  };
  return { close };
}
