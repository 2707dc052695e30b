import type { JobName } from '@samspel/i18n/job-name';
import type { Services } from '../base/services.ts';
import type { Settings } from '../base/settings.ts';
import type { Schedule } from './schedule.ts';

/** Work that no request waits for. Each turn of it is taken once, by one of the processes. */
export type Job = {
  /** Named `area.verb`. The texts describe for admins what it does. */
  name: JobName;
  /**
   * Without it, the job runs only when asked for. A function where the settings decide: in a process for which it answers nothing, the job is not
   * there, and others do it.
   */
  schedule?: Schedule | ((settings: Settings) => Schedule | undefined);
  /** One run is enough, however often it has been due while nobody could run it. */
  isOnceEnough?: true;
  /** Seconds after which a run counts as stuck and is done again; without it, a quarter of an hour. */
  longest?: number;
  /**
   * Its work is in a table of its own. It runs when `askForJob` asks for it, when a process starts, and when a process may have missed
   * being asked.
   */
  isAskedFor?: true;
  /**
   * A PostgreSQL channel, such as that of what has happened. Every process that hears a notice on it runs the job at once, without a turn in the queue: its
   * runs must share the work out among them. A run that fails gets a turn.
   */
  hears?: string;
  run: (services: Services) => Promise<void>;
};

/** A job of a process whose settings are known. */
export type SettledJob = Omit<Job, 'schedule'> & { schedule?: Schedule };

/** Returns the jobs that a process with these settings runs, each with its schedule. */
export const settleJobs = (jobs: readonly Job[], settings: Settings): SettledJob[] =>
  jobs.flatMap(({ schedule, ...job }) => {
    if (typeof schedule !== 'function') return [{ ...job, schedule }];
    const settled = schedule(settings);
    return settled ? [{ ...job, schedule: settled }] : [];
  });
