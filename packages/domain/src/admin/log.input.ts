import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, day, id, maybe, orElse, plainLine } from '../input.ts';
import { auditActions } from '../subject/audit.ts';
import { adminPageSize } from './people.input.ts';

/** Narrows the log: by the person who acted or was acted on, by the action, and by days in Oslo, from and to included. */
export const auditLogInput = z.strictObject({
  person: maybe(id),
  action: maybe(choice(auditActions)),
  from: maybe(day),
  to: maybe(day),
  ...askedPage(adminPageSize),
});
export type AuditLogInput = z.output<typeof auditLogInput>;

/** The states of mails in the outbox. */
export const mailStates = ['WAITING', 'GIVEN_UP', 'SENT'] as const;
export type MailState = (typeof mailStates)[number];

/** A page of the outbox: of one state, or of all; `to` is the beginning of the receiver's address. */
export const outboxInput = z.strictObject({
  state: maybe(choice(mailStates)),
  to: maybe(plainLine(320)),
  ...askedPage(adminPageSize),
});
export type OutboxInput = z.output<typeof outboxInput>;

/** A page of the jobs: those whose names contain `text`, or those that failed recently. */
export const jobsInput = z.strictObject({
  text: maybe(plainLine(100)),
  hasFailed: orElse(z.boolean(), false),
  ...askedPage(adminPageSize),
});
export type JobsInput = z.output<typeof jobsInput>;

/** A job's name, such as `account.tidy`. */
export const runJobInput = z.strictObject({ name: plainLine(100) });
