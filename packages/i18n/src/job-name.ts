import type { jobTexts } from './job.ts';

/** The name of a job of the server, `area.verb`. */
export type JobName = Exclude<
  keyof typeof jobTexts extends `job.${infer Name}` ? Name : never,
  'runs' | 'asked' | 'askedAnd' | `every.${string}`
>;

/** Returns the text id of what a job does. */
export function jobTextId(name: string): `job.${JobName}` {
  const [area, verb] = name.split('.');
  return `job.${area}.${verb}` as `job.${JobName}`;
}
