import type { Services } from '../base/services.ts';

/** Work that happens without anybody asking, once for all processes together. */
export type Job = {
  /** `area.deed` */
  name: string;
  /** When, as cron in Oslo time; without it the job runs only when it is asked for. */
  cron?: string;
  /** It does all that waits in a table of its own: asked for by `askForJob`, and when a process starts or may have missed that. */
  isAskedFor?: true;
  /** A PostgreSQL channel on which every notice asks for it too, such as that of what has happened. */
  hears?: string;
  run: (services: Services) => Promise<void>;
};
