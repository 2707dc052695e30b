import type { JobName } from '@samspel/i18n/job-name';
import type { Services } from '../base/services.ts';
import type { Schedule } from './schedule.ts';

/** Work that no request waits for. Each run is done once, by one of the processes. */
export type Job = {
  /** Named `area.verb`. The texts describe for admins what it does. */
  name: JobName;
  /** Without it, the job runs only when asked for. */
  schedule?: Schedule;
  /**
   * Its work is in a table of its own. It runs when `askForJob` asks for it, when a process starts, and when a process may have missed
   * being asked.
   */
  isAskedFor?: true;
  /** A PostgreSQL channel; every notice on it asks for the job too, such as the notice that something has happened. */
  hears?: string;
  run: (services: Services) => Promise<void>;
};
