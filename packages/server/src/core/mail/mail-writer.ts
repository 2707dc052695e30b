import type { Services } from '../base/services.ts';

/** The words of a mail: plain text, and perhaps the same as HTML. Links in them begin only with BASE_URL (product/wire#mail). */
export type MailWords = {
  subject: string;
  body: string;
  html?: string;
  headers?: Record<string, string>;
  attachments?: readonly Attachment[];
};

/** A file that goes along with a mail; its name is plain ASCII. */
export type Attachment = { name: string; type: string; bytes: Uint8Array };

/** Writes mails at the moment they are sent, so that each is up to date and reveals nothing that its reader may no longer read. */
export type MailWriter = {
  /** The name by which mails in the outbox refer to it. */
  name: string;
  /** Returns null if there is nothing to say any more; the mail is then not sent. @param about as it was given to `queueUnwritten` */
  // biome-ignore lint/suspicious/noExplicitAny: each writer types what it queued itself
  write: (services: Services, about: any) => Promise<MailWords | null>;
};
