import { pinAttempts } from '@samspel/domain/account/account';
import { alternateLimit, type ProveAddressInput } from '@samspel/domain/account/addresses.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { record } from '../../../core/audit/record.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { hasAddress, holdAddresses } from '../../../core/people/by-address.ts';
import { countAgainst, type RateLimit } from '../../../core/rate-limit/rate-limit.ts';
import { isHashOf, keyedHash } from '../../../core/session/derived-key.ts';
import { alternateEmails } from '../account.queries.ts';
import { organizationsFor } from '../sign-in/organization-of.ts';
import { newPin } from '../sign-in/pin.ts';
import { askForPinMail } from '../sign-in/pin-mail.ts';
import { mailAddressAdded, mailAddressPin, mailAddressTaken } from './address-mails.ts';

/** How often one person may ask to add an address: each time somebody gets a mail. */
const mostAsked: RateLimit = { name: 'addresses asked for by', most: 20, minutes: 24 * 60 };

/**
 * Mails a PIN to an address that the caller wants to add, and returns the seconds until another PIN may be mailed to it
 * (product/accounts#addresses). If the address is taken, the result is the same, but the mail says so instead of giving a PIN. Throws
 * `account.ownEmail`, `account.tooManyEmails`, `account.otherOrganization`, `tooManyRequests`.
 */
export async function askForAddress(services: Services, caller: Caller, email: string): Promise<{ seconds: number }> {
  const { db, secretKey, now } = services;
  const main = await requireRoom(db, caller.id, email);
  await requireOrganization(db, caller, email);
  await countAgainst(db, services, mostAsked, String(caller.id));
  const { isGranted, seconds } = await askForPinMail(services, { email, purpose: 'address', isKnownBrowser: false });
  if (!isGranted) return { seconds };

  const { pin, expiresAt } = newPin(now());
  const hash = keyedHash(secretKey, 'address proof', hashed(caller.id, email, pin));
  await inTransaction(db, async (tx) => {
    await sql`
      insert into address_proof (person_id, email, hash, expires_at) values (${caller.id}, ${email}, ${hash}, ${expiresAt})
      on conflict (person_id, email) do update set hash = excluded.hash, expires_at = excluded.expires_at, tries = 0`.execute(
      tx,
    );
    const owner = await findOwner(tx, email);
    if (owner) await mailAddressTaken(tx, services, { email, locale: owner.language });
    else await mailAddressPin(tx, services, { email, locale: caller.locale, main, pin, expiresAt });
  });
  return { seconds };
}

/**
 * Adds an address to the caller's account by the PIN that was mailed to it: from now on they can sign in with it too, and a mail to the main address
 * says so. Throws `account.wrongPin`; after five wrong PINs, or without a PIN that is still valid, `account.noProof`.
 */
export async function proveAddress(
  services: Services,
  caller: Caller,
  { email, pinCode }: ProveAddressInput,
): Promise<void> {
  // The transaction returns a refusal instead of throwing it: the count of wrong PINs must be kept.
  const refusal = await inTransaction(services.db, async (tx) => {
    const refusal = await usePin(tx, services, caller.id, { email, pinCode });
    if (refusal) return refusal;
    await holdAddresses(tx);
    const main = await requireRoom(tx, caller.id, email);
    await requireOrganization(tx, caller, email);
    await tx.deleteFrom('person').where('email', '=', email).where(neverConfirmed).execute();
    if (await findOwner(tx, email)) return new Refusal('auth.emailTaken', 'pinCode');
    await tx.insertInto('alternate_email').values({ email, person_id: caller.id }).execute();
    await record(tx, { action: 'addEmail', by: caller.id, about: caller.id });
    await mailAddressAdded(tx, services, { to: main, email, locale: caller.locale });
    return null;
  });
  if (refusal) throw refusal;
}

/** Uses up the PIN of an address if it is right, and returns null. Otherwise counts a wrong PIN and returns the refusal. */
async function usePin(
  tx: Tx,
  services: Services,
  personId: number,
  { email, pinCode }: ProveAddressInput,
): Promise<Refusal | null> {
  const asked = tx.selectFrom('address_proof').where('person_id', '=', personId).where('email', '=', email);
  const proof = await asked.select(['hash', 'expires_at', 'tries']).forUpdate().executeTakeFirst();
  if (!proof || proof.expires_at <= services.now()) return new Refusal('account.noProof', 'pinCode');
  const isRight = isHashOf(services, 'address proof', hashed(personId, email, pinCode), proof.hash);
  if (isRight || proof.tries + 1 >= pinAttempts) {
    await tx.deleteFrom('address_proof').where('person_id', '=', personId).where('email', '=', email).execute();
    return isRight ? null : new Refusal('account.noProof', 'pinCode');
  }
  const tries = proof.tries + 1;
  await tx
    .updateTable('address_proof')
    .set({ tries })
    .where('person_id', '=', personId)
    .where('email', '=', email)
    .execute();
  return new Refusal('account.wrongPin', 'pinCode');
}

/** Returns the person's main address, if they may add another one. Throws `account.ownEmail`, `account.tooManyEmails`. */
async function requireRoom(db: Db, personId: number, email: string): Promise<string> {
  const person = db.selectFrom('person').select('email').where('id', '=', personId);
  const [{ email: main }, others] = await Promise.all([
    person.executeTakeFirstOrThrow(),
    alternateEmails(db, personId),
  ]);
  if (email === main || others.includes(email)) throw new Refusal('account.ownEmail', 'email');
  if (others.length >= alternateLimit) throw new Refusal('account.tooManyEmails', 'email', { max: alternateLimit });
  return main;
}

/** Throws if an address does not belong to the caller's organization: with a private one, somebody who left it could still sign in. */
async function requireOrganization(db: Db, { organizationId }: Caller, email: string): Promise<void> {
  const organizations = await organizationsFor(db, email);
  if (!organizations.some(({ id }) => id === organizationId)) throw new Refusal('account.otherOrganization', 'email');
}

/** Whether a person was not invited and never proved the address: the first person to prove it gets it. */
const neverConfirmed = sql<boolean>`person.user_status = 'PENDING' and person.invited_at is null`;

/** Finds the person who already has an address, with the language that they read. */
const findOwner = (tx: Tx, email: string) =>
  tx
    .selectFrom('person')
    .select('language')
    .where(hasAddress('person', email))
    .where(sql<boolean>`not (${neverConfirmed})`)
    .executeTakeFirst();

/** The hash is bound to person and address, so that a PIN proves one address for one person. */
const hashed = (personId: number, email: string, pin: string) => `${personId} ${email} ${pin}`;
