import { Refusal } from '@samspel/domain/refusal';
import type { Permission } from '@samspel/domain/subject/access';
import type { Locale } from '@samspel/i18n/locale';

/** The person behind a request, as the database knows them at its start: rights are never kept between requests. */
export type Caller = {
  id: number;
  /** The public handle of a person; live frames carry it. */
  hash: string;
  name: string;
  organizationId: number;
  isAdmin: boolean;
  /** Administers the people and groups of the own organization. */
  isOrganizationAdmin: boolean;
  /** What the person's organization may use today (product/access#permissions). */
  permissions: readonly Permission[];
  /** What the person may use today, as `holdsPermission` says: admins all. */
  mayUse: readonly Permission[];
  locale: Locale;
  /** The sign-in that asks; null for a calendar that fetches a feed by its code. */
  sessionId: number | null;
  /** The browser tab that asks; it alone ignores the live frame of its own change (product/wire#live-channel). */
  client: string | null;
};

/** Refuses a caller who may not use what asks for a permission (product/access#permissions). */
export function requirePermission(caller: Caller, permission: Permission): void {
  if (!caller.mayUse.includes(permission)) throw new Refusal('noPermission', undefined, { permission });
}

/** Refuses everybody but admins. To others an admin's call is as if it were not there. */
export function requireAdmin(caller: Caller): void {
  if (!caller.isAdmin) throw new Refusal('notFound');
}

/** Refuses everybody but admins and an organization's own admins. To others these calls are as if they were not there. */
export function requirePeopleAdmin(caller: Caller): void {
  if (!caller.isAdmin && !caller.isOrganizationAdmin) throw new Refusal('notFound');
}
