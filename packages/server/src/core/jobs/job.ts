import type { Services } from '../services.ts';

/** Work that happens without anybody asking, once for all processes together. */
export type Job = {
  /** `area.deed` */
  name: string;
  /** When, as cron in Oslo time; without it the job runs only when it is asked for. */
  cron?: string;
  run: (services: Services) => Promise<void>;
};
