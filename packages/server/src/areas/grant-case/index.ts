import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import * as actions from './grant-case.actions.ts';
import { grantCaseFields } from './grant-case.resolvers.ts';

/** How each municipality follows grants up: its own cases, which nobody else sees. */
export const grantCase: Area = {
  name: 'grant-case',
  sdl: sdlOf(import.meta.url, 'grant-case'),
  actions: actionsOf(actions),
  resolvers: grantCaseFields,
};
