import { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';

/** Seconds after which a job whose process was killed runs again. */
const heartbeatSeconds = 10;

/**
 * Runs the jobs of this installation: each turn once, by whichever process takes it, and again after a failure or a killed process.
 * Schedules are in Oslo time.
 */
export async function runJobs(
  services: Services,
  connectionString: string,
  jobs: readonly Job[],
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString, max: 4 });
  let isStopping = false; // then a connection that is cut is no problem
  boss.on('error', (error) => isStopping || services.log.error({ err: error }, 'the job queue has a problem'));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { retryLimit: 3, retryBackoff: true, heartbeatSeconds });
    await boss.work(name, async () => {
      services.log.info({ job: name }, 'job runs');
      await run(services);
    });
    if (cron) await boss.schedule(name, cron, null, { tz: 'Europe/Oslo' });
  }
  const stop = () => {
    isStopping = true;
    return boss.stop({ graceful: true, timeout: 5_000 });
  };
  return { stop };
}
