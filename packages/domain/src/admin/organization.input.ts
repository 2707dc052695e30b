import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { asText, choice, day, id, listOf, maybe, plainLine, scalar, version } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { permissions } from '../subject/access.ts';
import { seenValue } from '../text/invisible.ts';
import { adminPageSize } from './people.input.ts';

/** The most domains of one organization. */
const domainLimit = 20;

const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The domain of e-mail addresses, in lower-case letters; a leading @ is dropped. Refused: `input.required`, `organization.domain`. */
const domain = scalar((given: string): string => {
  const written = seenValue(asText(given)).toLowerCase().replace(/^@/, '');
  if (written === '') throw new Refusal('input.required');
  if (written.length > 253 || !domainPattern.test(written)) throw new Refusal('organization.domain');
  return written;
});

/** Whether an organization subscribes, is in its trial, has ended it, or has had no sign-up yet. */
export const subscriptionStates = ['SUBSCRIBED', 'TRIAL', 'ENDED', 'UNTRIED'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Finds organizations by beginnings of words of the name, or by a domain. */
export const adminOrganizationsInput = z.strictObject({
  text: maybe(plainLine(100)),
  state: maybe(choice(subscriptionStates)),
  ...askedPage(adminPageSize),
});
export type AdminOrganizationsInput = z.output<typeof adminOrganizationsInput>;

/** Changes to an organization: a field left out stays as it is; a trial of null has not begun. */
export const updateOrganizationInput = z.strictObject({
  id,
  version,
  domains: maybe(listOf(domain, domainLimit)),
  isSubscribed: maybe(z.boolean()),
  trialEnds: day.nullable().optional(),
  permissions: maybe(listOf(choice(permissions), permissions.length)),
});
export type UpdateOrganizationInput = z.output<typeof updateOrganizationInput>;
