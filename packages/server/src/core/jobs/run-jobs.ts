import { PgBoss } from 'pg-boss';
import type { Services } from '../base/services.ts';
import { listen } from '../database/listen.ts';
import { jobChannel } from './ask-for-job.ts';
import { type Job, type SettledJob, settleJobs } from './job.ts';
import { cronOf } from './schedule.ts';

/** Seconds after which a job whose process was killed runs again. */
const heartbeatSeconds = 10;

/**
 * Seconds between two looks for a run of a job. Who asks for a job is heard at once; so this is only how much later than its minute a scheduled one begins,
 * or one that failed runs again. Every look of every job costs, day and night.
 */
const pollingIntervalSeconds = 5;

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
  const listener = await hearAsking(boss, workers, jobs, services, connectionString);
  const stop = async () => {
    isStopping = true;
    await listener.close();
    await boss.stop({ graceful: true, timeout: 3_000 });
  };
  return { stop };
}

/** Returns the names of the jobs that hear each channel. */
const hearersOf = (jobs: readonly SettledJob[]): ReadonlyMap<string, string[]> => {
  const hearing = Map.groupBy(
    jobs.filter(({ hears }) => hears !== undefined),
    ({ hears }) => hears!,
  );
  return new Map([...hearing].map(([channel, some]) => [channel, some.map(({ name }) => name)]));
};

/** Runs a job when it is asked for. Jobs with `isAskedFor` also run now and after a lost connection, since asking may have been missed. */
async function hearAsking(
  boss: PgBoss,
  workers: ReadonlyMap<string, string>,
  jobs: readonly SettledJob[],
  { log }: Services,
  connectionString: string,
) {
  const asked = new Map<string, 'once' | 'again'>();
  const giveTurn = async (name: string): Promise<void> => {
    const worker = workers.get(name);
    if (!worker) return;
    if (asked.has(name)) return void asked.set(name, 'again'); // however often it is asked for meanwhile, it gets one more run
    asked.set(name, 'once');
    await boss.send(name).catch((error) => log.error({ err: error, job: name }, 'a job that was asked for must wait'));
    boss.notifyWorker(worker);
    const isAgain = asked.get(name) === 'again';
    asked.delete(name);
    if (isAgain) await giveTurn(name);
  };
  const giveTurns = () => {
    for (const { name, isAskedFor } of jobs) if (isAskedFor) void giveTurn(name);
  };
  const handlers = [...hearersOf(jobs)].map(([channel, names]) => [
    channel,
    () => names.forEach((name) => void giveTurn(name)),
  ]);
  const listener = await listen(
    connectionString,
    { [jobChannel]: (name) => void giveTurn(name), ...Object.fromEntries(handlers) },
    log,
    giveTurns,
  );
  giveTurns();
  return listener;
}
