import type { JobName } from '@samspel/i18n/job-name';
import type { Services } from '../base/services.ts';
import type { Schedule } from './schedule.ts';

/** Work that nobody waits for. Each turn is done once, by one of the processes. */
export type Job = {
  /** Named `area.verb`; what it does stands beside the name in the texts, for admins. */
  name: JobName;
  /** Without it, the job runs only when asked for. */
  schedule?: Schedule;
  /** It works off a table of its own. It runs when `askForJob` asks for it, when a process starts, and when a process may have missed being asked. */
  isAskedFor?: true;
  /** A PostgreSQL channel; every notice on it asks for the job too, such as the notice that something has happened. */
  hears?: string;
  run: (services: Services) => Promise<void>;
};
