import { z } from 'zod';
import { email } from '../account/account.input.ts';
import { askedPage } from '../input/page.ts';
import { choice, id, maybe, plainLine, title } from '../input.ts';

/** People on a page of the admins' list. */
export const adminPageSize = 20;

/** The page that is asked for. */
const page = askedPage(adminPageSize);

/** What kind of admin somebody is: of all organizations, or of their own. */
export const adminRoles = ['ADMIN', 'ORGANIZATION_ADMIN'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The statuses of accounts by which admins filter. */
export const standings = ['PENDING', 'ACTIVATED', 'DEACTIVATED', 'NEED_INFO'] as const;
export type Standing = (typeof standings)[number];

/** Finds people by beginnings of words of the name or by the beginning of the address. */
export const adminPersonsInput = z.strictObject({
  text: maybe(plainLine(100)),
  organization: maybe(id),
  status: maybe(choice(standings)),
  role: maybe(choice(adminRoles)),
  ...page,
});
export type AdminPersonsInput = z.output<typeof adminPersonsInput>;

/** Finds groups of people by their titles. */
export const adminGroupsInput = z.strictObject({ text: maybe(plainLine(100)), ...page });
export type AdminGroupsInput = z.output<typeof adminGroupsInput>;

/** Somebody to invite. A missing name is made from the address; the organization is needed if the domain does not determine it. */
export const invitePersonInput = z.strictObject({ email, name: maybe(title), organization: maybe(id) });
export type InvitePersonInput = z.output<typeof invitePersonInput>;

/** The admin role that somebody gets; null makes them an ordinary person. */
export const setRoleInput = z.strictObject({ id, role: choice(adminRoles).nullable() });

/** The person who leaves, and who takes over what they own. */
export const deactivatePersonInput = z.strictObject({ id, handOverTo: maybe(id) });

/** Who takes over from somebody who has left. */
export const handOverInput = z.strictObject({ from: id, to: id });
