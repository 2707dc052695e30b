import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { followGrantCaseDeadlineAction, planGrantCaseAction, undoGrantCasePlanAction } from './case-plan.actions.ts';
import { casePlanFields } from './case-plan.resolvers.ts';
import * as actions from './grant-case.actions.ts';
import { handOverCases } from './grant-case.hand-over.ts';
import { grantCaseFields } from './grant-case.resolvers.ts';

/** How each municipality follows grants up: its own cases, which nobody else sees, and their tasks in year wheels. */
export const grantCase = (kinds: Kinds): Area => ({
  name: 'grant-case',
  sdl: [sdlOf(import.meta.url, 'grant-case'), sdlOf(import.meta.url, 'case-plan')].join('\n'),
  actions: actionsOf({
    ...actions,
    planGrantCase: planGrantCaseAction(kinds),
    followGrantCaseDeadline: followGrantCaseDeadlineAction(kinds),
    undoGrantCasePlan: undoGrantCasePlanAction(kinds),
  }),
  resolvers: joinResolvers(grantCaseFields, casePlanFields(kinds)),
  handOver: handOverCases,
});
