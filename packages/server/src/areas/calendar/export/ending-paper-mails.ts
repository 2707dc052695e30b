import { Refusal } from '@samspel/domain/refusal';
import type { Services } from '../../../core/base/services.ts';
import { openSealed, seal } from '../../../core/session/seal.ts';
import { endPaperMail } from './paper-mail.queries.ts';

/** The longest token that is examined, in characters. */
const tokenLimit = 200;

/** The token with which anybody who holds a mail can end the mails of that year to its person, and do nothing else, without signing in. */
export const endingToken = (
  { secretKey }: Pick<Services, 'secretKey'>,
  person: number,
  calendar: number | null,
): string => seal(secretKey, 'ending paper mails', `${person} ${calendar ?? ''}`).toString('base64url');

/** Ends the mails that a token names; a second time changes nothing. Throws `mail.link` if the token is not one of ours. */
export async function endByToken(services: Services, token: string): Promise<void> {
  const opened =
    token.length <= tokenLimit
      ? openSealed(services, 'ending paper mails', Buffer.from(token, 'base64url'))
      : undefined;
  if (opened === undefined) throw new Refusal('mail.link', 'token');
  const [person, calendar] = opened.split(' ');
  await endPaperMail(services.db, Number(person), calendar ? Number(calendar) : null);
}

/** The path below the API by which mail programs end the mails with one press (RFC 8058). */
export const endingPath = '/calendar/paper-mail/end';

/** The page on which a person ends the mails. */
export const endingPage = ({ settings }: Services, token: string): string =>
  `${settings.baseUrl}/app/unsubscribe?of=paper&token=${token}`;
