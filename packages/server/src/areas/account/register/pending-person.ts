import { randomBytes } from 'node:crypto';
import { nameFromEmail } from '@samspel/domain/account/name';
import { Refusal } from '@samspel/domain/refusal';
import { titleLimit } from '@samspel/domain/text/title-limit';
import type { Locale } from '@samspel/i18n/locale';
import type { Tx } from '../../../core/database/pool.ts';
import { isAlternate } from '../../../core/people/by-address.ts';

/** Creates the PENDING person of an address, or updates it if it exists. A missing name is made from the address. Throws `auth.emailTaken`. */
export async function pendingPerson(
  tx: Tx,
  { email, name }: { email: string; name: string | null },
  organizationId: number,
  language: Locale,
): Promise<number> {
  if (await isAlternate(tx, email)) throw new Refusal('auth.emailTaken', 'email');
  const person = await tx
    .insertInto('person')
    .values({
      email,
      organization_id: organizationId,
      language,
      name: name ?? nameFromEmail(email).slice(0, titleLimit),
      hash: randomBytes(16).toString('base64url'),
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ organization_id: organizationId, language })
        .where('person.user_status', '=', 'PENDING'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!person) throw new Refusal('auth.emailTaken', 'email');
  return person.id;
}
