import { Refusal } from '@samspel/domain/refusal';
import type { Permission } from '@samspel/domain/subject/access';
import type { Locale } from '@samspel/i18n/locale';

/** The person behind a request, read from the database when the request starts. Rights are never kept between requests. */
export type Caller = {
  id: number;
  /** The person's public handle, sent in live frames. */
  hash: string;
  name: string;
  organizationId: number;
  isAdmin: boolean;
  /** Whether the person administers the people and groups of their own organization. */
  isOrganizationAdmin: boolean;
  /** What the person's organization may use today (product/access#permissions). */
  permissions: readonly Permission[];
  /** What the person may use today, by `holdsPermission`: an admin may use everything. */
  mayUse: readonly Permission[];
  locale: Locale;
  /** The id of the sign-in; null for a calendar that fetches a feed by its code. */
  sessionId: number | null;
  /** The id of the browser tab. Only this tab ignores the live frame of its own change (product/wire#live-channel). */
  client: string | null;
  /** The key that the client made for this sending. The same call under the same key is done once (product/wire#sending-once). */
  sending: string | null;
};

/** Refuses a caller who lacks a permission (product/access#permissions). */
export function requirePermission(caller: Caller, permission: Permission): void {
  if (!caller.mayUse.includes(permission)) throw new Refusal('noPermission', undefined, { permission });
}

/** Refuses everybody except admins, of a call whose address is known to all. */
export function allowAdmins(caller: Caller): void {
  if (!caller.isAdmin) throw new Refusal('notAllowed');
}

/** Refuses everybody except admins and an organization's own admins, of a call whose address is known to all. */
export function allowPeopleAdmins(caller: Caller): void {
  if (!caller.isAdmin && !caller.isOrganizationAdmin) throw new Refusal('notAllowed');
}

/** Refuses everybody except admins. Others get the same answer as for a call that does not exist. */
export function requireAdmin(caller: Caller): void {
  if (!caller.isAdmin) throw new Refusal('notFound');
}

/** Refuses everybody except admins and an organization's own admins. Others get the same answer as for a call that does not exist. */
export function requirePeopleAdmin(caller: Caller): void {
  if (!caller.isAdmin && !caller.isOrganizationAdmin) throw new Refusal('notFound');
}
