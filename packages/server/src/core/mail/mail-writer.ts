import type { Services } from '../base/services.ts';

/** The words of a mail: plain text, and perhaps the same as HTML. Links in them come from BASE_URL alone (product/wire#mail). */
export type MailWords = {
  subject: string;
  body: string;
  html?: string;
  headers?: Record<string, string>;
};

/** Writes mails at the moment they are sent, so that each says what holds by then and tells nobody what they may no longer read. */
export type MailWriter = {
  /** By which mails in the outbox name it. */
  name: string;
  /** Returns null if there is nothing to say any more; the mail is then not sent. @param about as `queueUnwritten` was given it */
  // biome-ignore lint/suspicious/noExplicitAny: each writer types what it queued itself
  write: (services: Services, about: any) => Promise<MailWords | null>;
};
