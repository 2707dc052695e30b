import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import * as daysActions from './days.actions.ts';
import { daysFields } from './days.resolvers.ts';
import * as groupActions from './group.actions.ts';
import { resolvers } from './organization.resolvers.ts';
import * as organizationGroupActions from './organization-group.actions.ts';

/** Organizations, groups and KOSTRA: the parties that things are shared with, and the service areas that they are about. */
export const organization: Area = {
  name: 'organization',
  sdl: ['organization', 'group', 'days'].map((part) => sdlOf(import.meta.url, part)).join('\n'),
  actions: actionsOf({ ...groupActions, ...organizationGroupActions, ...daysActions }),
  resolvers: joinResolvers(resolvers, daysFields),
};
