import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import * as actions from './account.actions.ts';
import { resolvers } from './account.resolvers.ts';
import * as addressActions from './addresses/addresses.actions.ts';
import { addressRoutes } from './addresses/addresses.rest.ts';
import { authRoutes } from './auth.rest.ts';
import * as inviteActions from './invite/invite.actions.ts';
import { microsoftRoutes } from './microsoft/microsoft.rest.ts';
import { microsoftPage } from './microsoft/opened-by-teams.ts';
import { myDataJob } from './my-data/my-data.job.ts';
import { myDataRoutes } from './my-data/my-data.rest.ts';
import * as passwordActions from './password/password.actions.ts';
import { passwordRoutes } from './password/password.rest.ts';
import { personRoutes } from './profile/person.rest.ts';
import { expire } from './register/expire.job.ts';
import { tidy } from './session/tidy.job.ts';
import { teamsRoutes } from './teams/teams.rest.ts';

/** Signing up, in and out; who a person is, and what they have chosen. */
export const account: Area = {
  name: 'account',
  sdl: ['account', 'addresses/addresses', 'password/password', 'invite/invite']
    .map((part) => sdlOf(import.meta.url, part))
    .join('\n'),
  actions: actionsOf({ ...actions, ...addressActions, ...passwordActions, ...inviteActions }),
  resolvers,
  routes: [
    ...authRoutes,
    ...passwordRoutes,
    ...microsoftRoutes,
    ...teamsRoutes,
    ...personRoutes,
    ...addressRoutes,
    ...myDataRoutes,
  ],
  pages: [microsoftPage],
  jobs: [expire, tidy, myDataJob],
  isReserved: true,
};
