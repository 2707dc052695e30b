import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, day, id, maybe, orElse, plainLine } from '../input.ts';
import { auditActions } from '../subject/audit.ts';
import { adminPageSize } from './people.input.ts';

/** What of the log is asked for: by who did it or whom it was done to, by what was done, from one day to another in Oslo, both included. */
export const auditLogInput = z.strictObject({
  person: maybe(id),
  action: maybe(choice(auditActions)),
  from: maybe(day),
  to: maybe(day),
  ...askedPage(adminPageSize),
});
export type AuditLogInput = z.output<typeof auditLogInput>;

/** Which mails of the outbox. */
export const mailStates = ['WAITING', 'GIVEN_UP', 'SENT'] as const;
export type MailState = (typeof mailStates)[number];

/** A page of the outbox: of one state, or of all; to whom, by the beginning of the address. */
export const outboxInput = z.strictObject({
  state: maybe(choice(mailStates)),
  to: maybe(plainLine(320)),
  ...askedPage(adminPageSize),
});
export type OutboxInput = z.output<typeof outboxInput>;

/** A page of the jobs: those whose names hold some words, or those that failed lately. */
export const jobsInput = z.strictObject({
  text: maybe(plainLine(100)),
  hasFailed: orElse(z.boolean(), false),
  ...askedPage(adminPageSize),
});
export type JobsInput = z.output<typeof jobsInput>;

/** A job by its name, such as `account.tidy`. */
export const runJobInput = z.strictObject({ name: plainLine(100) });
