import { pinMinutes } from '@samspel/domain/account/account';
import type { MicrosoftTokenInput } from '@samspel/domain/account/account.input';
import { isActiveStanding } from '@samspel/domain/account/standing';
import { Refusal } from '@samspel/domain/refusal';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { maySignUp } from '../../../core/people/subscription.ts';
import { openSession, type Tokens } from '../../../core/session/issue-tokens.ts';
import { hashToken } from '../../../core/session/token.ts';
import { pendingPerson } from '../register/pending-person.ts';
import { activate } from '../sign-in/activate.ts';
import type { Browser } from '../sign-in/browser.ts';
import type { AccountKey } from './account-of.ts';
import { askForProof, type PinAsked, proveByPin } from './prove-address.ts';
import { findByAddress, findTied, type Known, tieAccount } from './tie-account.ts';

/** The browser that sends a ticket: the mark with which it began, what a PIN needs of it, and its language. */
export type TicketBrowser = { oidcMark: string | null; browser: Browser; locale: Locale };

/** The organizations to choose from, if a new person may belong to several; the ticket stays valid meanwhile. */
export type Choice = { organizations: { id: number; name: string }[] };

type Ticket = AccountKey & { email: string | null; isProven: boolean; name: string | null; organizations: number[] };
/** What a ticket leads to: tokens, a choice, or an address that a PIN must prove first. */
type Step = Tokens | Choice | { unproven: Parameters<typeof askForProof>[1] };

/**
 * Trades the ticket in the page's address for tokens. The account signs in the person to whom it is tied. At its first sign-in it is tied by an
 * address that the provider has verified, of a person of an organization of its tenant; where that does not suffice, as for admins, a PIN is mailed
 * to the address, and the call is repeated with it. A new person joins the organization, as by a mailed PIN. Throws `auth.unauthorized` if the ticket
 * is unknown, used, too old or of another browser, or if the person is deactivated or belongs to another organization; `noSubscription`;
 * `input.notAChoice`; with a PIN also what signing in by PIN does.
 */
export async function tradeTicket(
  services: Services,
  { token, organization, pinCode, captcha }: MicrosoftTokenInput,
  { oidcMark, browser, locale }: TicketBrowser,
): Promise<Tokens | Choice | PinAsked> {
  const { db } = services;
  const step = await inTransaction(db, async (tx) => {
    const ticket = await readTicket(tx, services, token, oidcMark);
    return takeStep(tx, services, ticket, { organization, locale, userAgent: browser.userAgent, token });
  });
  if (!('unproven' in step)) return step;
  const { unproven } = step;
  if (pinCode === undefined) {
    await keepTicket(services, token);
    return askForProof(services, unproven, { mark: browser.mark, locale });
  }
  const tokens = await proveByPin(services, unproven, { pinCode, captcha }, browser);
  await inTransaction(db, async (tx) => {
    const ticket = await readTicket(tx, services, token, oidcMark);
    const proven = await findByAddress(tx, ticket, unproven.email);
    if (proven) await tieAccount(tx, ticket, proven.id);
    await useUp(tx, token);
  });
  return tokens;
}

type Asked = { organization: number | undefined; locale: Locale; userAgent: string | undefined; token: string };

async function takeStep(tx: Tx, services: Services, ticket: Ticket, asked: Asked): Promise<Step> {
  const tied = await findTied(tx, ticket);
  if (tied) {
    refuseEntry(tied, ticket);
    return enter(tx, services, tied.id, asked);
  }
  const { email, isProven, name } = ticket;
  if (email === null) throw new Refusal('auth.unauthorized');
  const known = await findByAddress(tx, ticket, email);
  if (known && known.status !== 'PENDING') {
    refuseEntry(known, ticket);
    if (!isProven || known.isAdmin || known.hasOther) return { unproven: { email, person: known } };
    await tieAccount(tx, ticket, known.id);
    return enter(tx, services, known.id, asked);
  }
  const chosen = await choose(tx, ticket, asked.organization);
  if ('organizations' in chosen) return chosen;
  if (known?.isInvited) return { unproven: { email, person: known } };
  const isToBeAdmin = services.settings.adminEmails.includes(email);
  if (!isProven || isToBeAdmin) return { unproven: { email, person: { name, organizationId: chosen.id } } };
  const id = await pendingPerson(tx, { email, name }, chosen.id, asked.locale);
  await activate(tx, services, { id, email, organizationId: chosen.id });
  await tieAccount(tx, ticket, id);
  return enter(tx, services, id, asked);
}

/** Throws unless a person is active, belongs to an organization that the account may belong to, and may sign in. */
function refuseEntry({ status, organizationId, maySignIn }: Known, { organizations }: Ticket): void {
  const isOfAnother = organizations.length > 0 && !organizations.includes(organizationId);
  if (!isActiveStanding(status) || isOfAnother) throw new Refusal('auth.unauthorized');
  if (!maySignIn) throw new Refusal('noSubscription');
}

async function enter(tx: Tx, { now }: Services, personId: number, { userAgent, token }: Asked): Promise<Tokens> {
  await useUp(tx, token);
  return openSession(tx, personId, userAgent, now());
}

const useUp = (tx: Tx, token: string) => tx.deleteFrom('oidc_ticket').where('hash', '=', hashToken(token)).execute();

/** Keeps the ticket for as long as the PIN is good. */
const keepTicket = ({ db, now }: Services, token: string) =>
  db
    .updateTable('oidc_ticket')
    .set({ expires_at: new Date(now().getTime() + pinMinutes * 60_000) })
    .where('hash', '=', hashToken(token))
    .execute();

/** Reads the ticket and locks it until the transaction ends, so that only one of two calls at once gets it. */
async function readTicket(tx: Tx, { now }: Services, token: string, mark: string | null): Promise<Ticket> {
  const ticket = await tx
    .selectFrom('oidc_ticket')
    .select(['provider', 'account', 'email', 'is_proven as isProven', 'name', 'organizations', 'browser_hash'])
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .forUpdate()
    .executeTakeFirst();
  if (!ticket || mark === null || !ticket.browser_hash.equals(hashToken(mark))) throw new Refusal('auth.unauthorized');
  return { ...ticket, organizations: ticket.organizations.map(Number) };
}

/** The organization that a new person joins: the only one, or the one that they chose. */
async function choose(tx: Tx, { organizations }: Ticket, wanted: number | undefined): Promise<{ id: number } | Choice> {
  const choices = await openChoices(tx, organizations);
  if (choices.length === 0) throw new Refusal('noSubscription');
  if (choices.length > 1 && wanted === undefined) return { organizations: choices };
  const chosen = wanted === undefined ? choices[0] : choices.find(({ id }) => id === wanted);
  if (!chosen) throw new Refusal('input.notAChoice', 'organization');
  return { id: chosen.id };
}

/** The organizations among these that a new person may sign up with, by name. */
async function openChoices(tx: Tx, ids: readonly number[]): Promise<Choice['organizations']> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from organization o where id = any (${[...ids]}::bigint[]) and ${maySignUp('o')}
    order by name collate "nb-NO-x-icu", id`.execute(tx);
  return rows;
}
