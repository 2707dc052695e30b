import { settingsOfFrequency } from '@samspel/domain/account/mail-frequency';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import { openSealed, seal } from '../../core/session/seal.ts';

/** The longest token that is examined, in characters. */
const tokenLimit = 200;

/** The token with which anybody who holds a mail can end the mails to its person, and do nothing else, without signing in. */
export const unsubscribeToken = ({ secretKey }: Pick<Services, 'secretKey'>, personId: number): string =>
  seal(secretKey, 'unsubscribing', String(personId)).toString('base64url');

/** Ends the mails of the person that a token names; a second time changes nothing. Throws `mail.link` if the token is not one of ours. */
export async function unsubscribe(services: Services, token: string): Promise<void> {
  const personId =
    token.length <= tokenLimit ? openSealed(services, 'unsubscribing', Buffer.from(token, 'base64url')) : undefined;
  if (personId === undefined) throw new Refusal('mail.link', 'token');
  const never = JSON.stringify(settingsOfFrequency('NEVER'));
  await sql`update person set settings = settings || ${never}::jsonb where id = ${personId}::bigint`.execute(
    services.db,
  );
}

/** Headers by which mail programs offer to end the mails with one press (RFC 8058). */
export const unsubscribeHeaders = ({ settings }: Services, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${settings.baseUrl}/api/notification/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The page on which a person ends the mails. */
export const unsubscribePage = ({ settings }: Services, token: string): string =>
  `${settings.baseUrl}/app/unsubscribe?token=${token}`;
