import { readFileSync } from 'node:fs';
import type { Resolvers } from '../graphql/context.ts';
import type { Job } from '../jobs/job.ts';
import type { MailWriter } from '../mail/mail-writer.ts';
import type { OwnPage } from '../rest/own-page.ts';
import type { Route } from '../rest/route.ts';
import type { Act, Action } from './action.ts';

/** Everything the server needs to know about an area. */
export type Area = {
  name: string;
  /** Its part of the schema, as text. */
  sdl: string;
  /** Its mutations by name. */
  actions: Record<string, Action>;
  /** Its queries, and the fields of its types. */
  resolvers: Resolvers;
  routes?: readonly Route[];
  /** Its pages that are built separately from the app. */
  pages?: readonly OwnPage[];
  jobs?: readonly Job[];
  /** They write its mails at the moment they are sent. */
  mailWriters?: readonly MailWriter[];
  /** For things without a subject kind: makes somebody else responsible for those whose responsible person has left. */
  handOver?: HandOver;
  /** Its calls use the reserved connections, since nothing else works without them. They may only run short statements. */
  isReserved?: true;
};

/**
 * Makes `to` responsible for what `from` left. Of the things that the caller may know of, returns how many were handed over and how many
 * `to` may not have.
 */
export type HandOver = (act: Act, from: number, to: number) => Promise<{ given: number; left: number }>;

/** Reads an area's `.graphql` file: `sdlOf(import.meta.url, 'calendar')`. */
export const sdlOf = (moduleUrl: string, area: string) => readFileSync(new URL(`${area}.graphql`, moduleUrl), 'utf8');
