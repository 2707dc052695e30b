import { userStatus } from '@samspel/domain/account/account';
import { email } from '@samspel/domain/account/account.input';
import { settingsOf } from '@samspel/domain/account/settings';
import { termsVersion } from '@samspel/domain/account/terms';
import { say } from '@samspel/i18n/format';
import { z } from 'zod';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import { organizationById } from '../../core/people/organizations.ts';
import { me, type PersonRow } from '../../core/people/persons.ts';
import { calendarCodeOf } from '../../core/session/calendar-code.ts';
import { administeredQuery } from '../../subject/permitted.ts';
import { mayReadPrivate } from './account.access.ts';
import { alternateEmails, kostraFunctionsOf, permissionsOf } from './account.queries.ts';
import { checkInvitation, type InvitationCheck } from './invite/invite-check.ts';
import { passwordOf } from './password/password.queries.ts';

/** The roles that a person has besides their organization's permissions (product/access#permissions). */
export const rolesOf = (person: Pick<PersonRow, 'isAdmin' | 'isOrganizationAdmin'>): string[] => [
  ...(person.isAdmin ? ['ROLE_ADMIN'] : []),
  ...(person.isOrganizationAdmin ? ['ROLE_ORGANIZATION_ADMIN'] : []),
];

const kostraFunctions = ({ id }: PersonRow, _args: unknown, { load }: Context) => load(kostraFunctionsOf, id);

const calendarCode = ({ id }: PersonRow, _args: unknown, { services }: Context) =>
  calendarCodeOf(services.db, services, id);

/** A person's settings, and whether they have accepted the current terms. */
const chosenBy = ({ settings, acceptedTerms }: PersonRow) =>
  settingsOf({ ...settings, acceptedUserTerms: acceptedTerms === termsVersion });

/** A private field of a person: null if the caller may not read it (product/access#own-data). */
const hidden =
  (read: (person: PersonRow, context: Context) => unknown) => (person: PersonRow, _args: unknown, context: Context) =>
    mayReadPrivate(context.caller, person.id) ? read(person, context) : null;

/** `me` and the fields of people; their parents are the rows of `core/people`. */
export const resolvers: Resolvers = {
  Query: {
    me: (_root, _args, { load, caller }) => load(me, caller.id),
    myFollowed: () => ({}),
    invitationCheck: administeredQuery()(z.strictObject({ email }), ({ email }, context) =>
      checkInvitation(email, context),
    ),
  },
  Person: {
    name: ({ name, hasLeft }: PersonRow, _args, { caller }) => (hasLeft ? say(caller.locale, 'leaving.former') : name),
    hasLeft: ({ hasLeft }: PersonRow) => hasLeft ?? false,
    role: ({ jobTitle }: PersonRow) => jobTitle,
    kostraFunctions,
    email: hidden(({ email }) => email),
    phoneNumber: hidden(({ phoneNumber }) => phoneNumber),
    calendarCode: (person: PersonRow, _args, context) =>
      person.id === context.caller.id ? calendarCode(person, _args, context) : null,
    settings: hidden(chosenBy),
    userRoles: hidden(rolesOf),
    permissions: hidden(({ id }, { load }) => load(permissionsOf, id)),
  },
  InvitationCheck: {
    organizations: ({ organizationIds }: InvitationCheck, _args, { load }) =>
      Promise.all(organizationIds.map((id) => load(organizationById, id))),
  },
  Me: {
    calendarCode,
    alternateEmails: ({ id }: PersonRow, _args, { services }) => alternateEmails(services.db, id),
    mayHavePassword: async ({ id }: PersonRow, _args, { load }) => (await load(passwordOf, id)).mayHave,
    passwordSetAt: async ({ id }: PersonRow, _args, { load }) => (await load(passwordOf, id)).setAt,
    userStatus: (me: PersonRow) => userStatus[me.userStatus],
    userRoles: rolesOf,
    permissions: (_me: PersonRow, _args, { caller }) => caller.permissions,
    kostraFunctions,
    settings: chosenBy,
  },
};
