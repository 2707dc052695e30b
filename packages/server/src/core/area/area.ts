import { readFileSync } from 'node:fs';
import type { Resolvers } from '../graphql/context.ts';
import type { Job } from '../jobs/job.ts';
import type { MailWriter } from '../mail/mail-writer.ts';
import type { OwnPage } from '../rest/own-page.ts';
import type { Route } from '../rest/route.ts';
import type { Act, Action } from './action.ts';

/** All that the server needs to know of an area. */
export type Area = {
  name: string;
  /** Its part of the schema, as text. */
  sdl: string;
  /** Its mutations by name. */
  actions: Record<string, Action>;
  /** Its queries, and the fields of its types. */
  resolvers: Resolvers;
  routes?: readonly Route[];
  /** Its pages that are built apart from the app. */
  pages?: readonly OwnPage[];
  jobs?: readonly Job[];
  /** Who write its mails, when those are sent. */
  mailWriters?: readonly MailWriter[];
  /** Where its things are of no kind: makes somebody else responsible for those whose responsible person has left. */
  handOver?: HandOver;
  /** Its calls answer over the connections that are kept, since nothing works without them: short statements alone. */
  isKept?: true;
};

/** Makes `to` responsible for what `from` left. Returns how much went, and how much the other may not have, of what the caller may know of. */
export type HandOver = (act: Act, from: number, to: number) => Promise<{ given: number; left: number }>;

/** The text of an area's `.graphql` file: `sdlOf(import.meta.url, 'calendar')`. */
export const sdlOf = (moduleUrl: string, area: string) => readFileSync(new URL(`${area}.graphql`, moduleUrl), 'utf8');
