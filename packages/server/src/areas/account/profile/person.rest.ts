import { userStatus } from '@samspel/domain/account/account';
import { revokeTokenInput } from '@samspel/domain/account/profile.input';
import { settingsOf } from '@samspel/domain/account/settings';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import { contextOf } from '../../../core/graphql/context.ts';
import { readMe } from '../../../core/people/persons.ts';
import { type Route, signedInRoute } from '../../../core/rest/route.ts';
import { kostraFunctionsOf, mySignIns } from '../account.queries.ts';
import { rolesOf } from '../account.resolvers.ts';
import { revokeToken } from '../session/session.actions.ts';

/** A person's own profile and sign-ins (product/accounts#profile). */
export const personRoutes: readonly Route[] = [
  signedInRoute({ method: 'GET', path: '/person/me' }, ({ services }, caller) => profileOf(services, caller)),

  signedInRoute({ method: 'GET', path: '/person/my-tokens' }, ({ services }, caller) => mySignIns(services, caller)),

  signedInRoute(
    { method: 'POST', path: '/person/revoke-token', input: revokeTokenInput },
    ({ services, input }, caller) => revokeToken(services, caller, input, ''),
  ),
];

/** The profile as product/accounts#profile lists it: service areas as ids, the user status as a number. */
async function profileOf(services: Services, caller: Caller) {
  const me = await readMe(services.db, caller);
  const [kostraFunctions = []] = await kostraFunctionsOf([me.id], contextOf(services, caller));
  const { theme, simple, isSidebarExpanded } = settingsOf(me.settings);
  const { id, hash, name, email, jobTitle, description, department, language, picture } = me;
  return {
    id,
    hash,
    name,
    email,
    roles: rolesOf(me),
    permissions: caller.permissions,
    simple,
    theme,
    isSidebarExpanded,
    userStatus: userStatus[me.userStatus],
    jobTitle,
    description,
    department,
    picture,
    kostraFunctions: kostraFunctions.map((area) => area.id),
    language,
  };
}
