import type { MicrosoftTokenInput } from '@samspel/domain/account/account.input';
import { isActiveStanding } from '@samspel/domain/account/standing';
import { Refusal } from '@samspel/domain/refusal';
import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { UserStatus } from '../../../../printed/tables.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { hasAddress } from '../../../core/people/by-address.ts';
import { maySignIn, maySignUp } from '../../../core/people/subscription.ts';
import { openSession, type Tokens } from '../../../core/session/issue-tokens.ts';
import { hashToken } from '../../../core/session/token.ts';
import { activate } from '../activate.ts';
import { pendingPerson } from '../pending-person.ts';

/** The browser that sends a ticket: its mark, its user agent and its language. */
export type TicketBrowser = { mark: string | null; userAgent: string | undefined; locale: Locale };

/** The organizations to choose from, if a new person may belong to several; the ticket stays valid meanwhile. */
export type Choice = { organizations: { id: number; name: string }[] };

type Ticket = { email: string; name: string | null; organizations: number[] };
type Known = { id: number; status: UserStatus; organizationId: number; maySignIn: boolean };

/**
 * Trades the ticket in the page's address for tokens. A new person joins the organization, as by a mailed PIN. Throws `auth.unauthorized` if the
 * ticket is unknown, used, too old or of another browser, or if the person is deactivated or belongs to another organization; `noSubscription`;
 * `input.notAChoice`.
 */
export async function tradeTicket(
  services: Services,
  { token, organization }: MicrosoftTokenInput,
  { mark, userAgent, locale }: TicketBrowser,
): Promise<Tokens | Choice> {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const ticket = await readTicket(tx, services, token, mark);
    const known = await findPerson(tx, ticket.email);
    if (known && known.status !== 'PENDING') {
      if (!mayEnter(known, ticket)) throw new Refusal('auth.unauthorized');
      if (!known.maySignIn) throw new Refusal('noSubscription');
    } else {
      const choices = await openChoices(tx, ticket.organizations);
      if (choices.length === 0) throw new Refusal('noSubscription');
      if (choices.length > 1 && organization === undefined) return { organizations: choices };
      const chosen = organization === undefined ? choices[0] : choices.find(({ id }) => id === organization);
      if (!chosen) throw new Refusal('input.notAChoice', 'organization');
      const id = await pendingPerson(tx, ticket, chosen.id, locale);
      await activate(tx, services, { id, email: ticket.email, organizationId: chosen.id });
    }
    await tx.deleteFrom('oidc_ticket').where('hash', '=', hashToken(token)).execute();
    const { id } = (await findPerson(tx, ticket.email))!;
    return openSession(tx, id, userAgent, now());
  });
}

/** Reads the ticket and locks it until the transaction ends, so that only one of two calls at once gets it. */
async function readTicket(tx: Tx, { now }: Services, token: string, mark: string | null): Promise<Ticket> {
  const ticket = await tx
    .selectFrom('oidc_ticket')
    .select(['email', 'name', 'organizations', 'browser_hash'])
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .forUpdate()
    .executeTakeFirst();
  if (!ticket || mark === null || !ticket.browser_hash.equals(hashToken(mark))) throw new Refusal('auth.unauthorized');
  return { ...ticket, organizations: ticket.organizations.map(Number) };
}

async function findPerson(tx: Tx, email: string): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select p.id, p.user_status as status, p.organization_id as "organizationId", ${maySignIn('p', 'o')} as "maySignIn"
    from person p join organization o on o.id = p.organization_id where ${hasAddress('p', email)}`.execute(tx);
  return rows[0];
}

/** Whether a person is active, and belongs to an organization that the account may belong to. */
const mayEnter = ({ status, organizationId }: Known, { organizations }: Ticket) =>
  isActiveStanding(status) && organizations.includes(organizationId);

/** The organizations among these that a new person may sign up with, by name. */
async function openChoices(tx: Tx, ids: readonly number[]): Promise<Choice['organizations']> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from organization o where id = any (${[...ids]}::bigint[]) and ${maySignUp('o')}
    order by name collate "nb-NO-x-icu", id`.execute(tx);
  return rows;
}
