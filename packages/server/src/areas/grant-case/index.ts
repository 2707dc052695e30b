import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { followGrantCaseDeadlineAction, planGrantCaseAction, undoGrantCasePlanAction } from './case-plan.actions.ts';
import { casePlanFields } from './case-plan.resolvers.ts';
import { removeGrantCaseFile, restoreGrantCaseFile } from './files/case-file.actions.ts';
import { caseFileFields } from './files/case-file.resolvers.ts';
import { caseFileRoutes } from './files/case-file.rest.ts';
import { tidyCaseFilesJob } from './files/tidy-case-files.job.ts';
import * as actions from './grant-case.actions.ts';
import { handOverCases } from './grant-case.hand-over.ts';
import { grantCaseFields } from './grant-case.resolvers.ts';

/** How each municipality follows up grants: its own cases, which nobody else sees, and their tasks in year wheels. */
export const grantCase = (kinds: Kinds): Area => ({
  name: 'grant-case',
  sdl: ['grant-case', 'case-plan', 'files/case-file'].map((name) => sdlOf(import.meta.url, name)).join('\n'),
  actions: actionsOf({
    ...actions,
    removeGrantCaseFile,
    restoreGrantCaseFile,
    planGrantCase: planGrantCaseAction(kinds),
    followGrantCaseDeadline: followGrantCaseDeadlineAction(kinds),
    undoGrantCasePlan: undoGrantCasePlanAction(kinds),
  }),
  resolvers: joinResolvers(grantCaseFields, casePlanFields(kinds), caseFileFields),
  routes: caseFileRoutes,
  jobs: [tidyCaseFilesJob],
  handOver: handOverCases,
});
