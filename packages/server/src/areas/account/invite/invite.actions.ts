import { randomBytes } from 'node:crypto';
import { nameFromEmail } from '@samspel/domain/account/name';
import { type InvitePersonInput, invitePersonInput } from '@samspel/domain/admin/people.input';
import { Refusal } from '@samspel/domain/refusal';
import { titleLimit } from '@samspel/domain/text/title-limit';
import { sql } from 'kysely';
import { type Act, action } from '../../../core/area/action.ts';
import { record } from '../../../core/audit/record.ts';
import { type Caller, requirePeopleAdmin } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { isAlternate } from '../../../core/people/by-address.ts';
import { countAgainst, type RateLimit } from '../../../core/rate-limit/rate-limit.ts';
import { mailInvitation } from './invite-mail.ts';
import { invitedTo } from './invited-to.ts';

const mailsTo: readonly RateLimit[] = [
  { name: 'invitation in a minute to', most: 1, minutes: 1 },
  { name: 'invitation in an hour to', most: 5, minutes: 60 },
];
const invitations: RateLimit = { name: 'invitations by', most: 300, minutes: 60 };

/** Invites somebody by mail, or invites them again if they have not signed in yet (product/accounts#invitation). */
export const invitePerson = action(invitePersonInput, async (input, { caller, tx, services }) => {
  requirePeopleAdmin(caller);
  const organization = await invitedTo(tx, caller, input);
  for (const limit of mailsTo) await countAgainst(tx, services, limit, input.email);
  await countAgainst(tx, services, invitations, String(caller.id));

  const person = await invited(tx, caller, services, { ...input, organization: organization.id });

  await mailInvitation(tx, services, { ...person, from: caller });
  await record(tx, { action: 'invite', by: caller.id, about: person.id, detail: { organization: organization.id } });
  return person.id;
});

type Invited = { id: number; email: string; name: string };

/** Creates the PENDING person of this address, or updates the one that was invited before. Throws `auth.emailTaken`. */
async function invited(
  tx: Tx,
  { locale }: Caller,
  { now }: Act['services'],
  { email, name, organization }: InvitePersonInput & { organization: number },
): Promise<Invited> {
  if (await isAlternate(tx, email)) throw new Refusal('auth.emailTaken', 'input.email');
  const called = name ?? nameFromEmail(email).slice(0, titleLimit);
  const { rows } = await sql<Invited>`
    insert into person as known (email, organization_id, language, name, hash, invited_at)
    values (${email}, ${organization}, ${locale}, ${called}, ${randomBytes(16).toString('base64url')}, ${now()})
    on conflict (email) do update set organization_id = excluded.organization_id, invited_at = excluded.invited_at,
      name = case when ${name ?? null}::text is null then known.name else excluded.name end
    where known.user_status = 'PENDING' returning id, email, name`.execute(tx);
  if (!rows[0]) throw new Refusal('auth.emailTaken', 'input.email');
  return rows[0];
}
