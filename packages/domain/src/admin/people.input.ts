import { z } from 'zod';
import { email } from '../account/account.input.ts';
import { askedPage } from '../input/page.ts';
import { choice, id, maybe, plainLine, title } from '../input.ts';

/** People on a page of the admins' list. */
export const adminPageSize = 20;

/** The page that is asked for. */
const page = askedPage(adminPageSize);

/** What an admin can be: of all organizations, or of their own. */
export const adminRoles = ['ADMIN', 'ORGANIZATION_ADMIN'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Where people can stand, as admins filter by it. */
export const standings = ['PENDING', 'ACTIVATED', 'DEACTIVATED', 'NEED_INFO'] as const;
export type Standing = (typeof standings)[number];

/** The people that fit: by beginnings of words of the name or by the beginning of the address. */
export const adminPersonsInput = z.strictObject({
  text: maybe(plainLine(100)),
  organization: maybe(id),
  status: maybe(choice(standings)),
  role: maybe(choice(adminRoles)),
  ...page,
});
export type AdminPersonsInput = z.output<typeof adminPersonsInput>;

/** The groups of people whose titles fit. */
export const adminGroupsInput = z.strictObject({ text: maybe(plainLine(100)), ...page });
export type AdminGroupsInput = z.output<typeof adminGroupsInput>;

/** Somebody to invite. Without a name it is made from the address; the organization is needed where the domain does not say it. */
export const invitePersonInput = z.strictObject({ email, name: maybe(title), organization: maybe(id) });
export type InvitePersonInput = z.output<typeof invitePersonInput>;

/** What somebody is to be; null is an ordinary person. */
export const setRoleInput = z.strictObject({ id, role: choice(adminRoles).nullable() });

/** Somebody who leaves, and who takes over what they own. */
export const deactivatePersonInput = z.strictObject({ id, handOverTo: maybe(id) });

/** Who takes over from somebody who has left. */
export const handOverInput = z.strictObject({ from: id, to: id });
