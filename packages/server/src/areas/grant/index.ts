import { actionsOf } from '../../core/area/action.ts';
import { sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { SubjectArea } from '../../subject/definition.ts';
import * as grantActions from './grant.actions.ts';
import { grantFields } from './grant.resolvers.ts';
import { grantSubject } from './grant.subject.ts';
import { nextDeadlineJob } from './next-deadline.job.ts';
import { remindJob } from './remind.job.ts';
import { revisionFields } from './revision.resolvers.ts';
import * as sourceActions from './source.actions.ts';

/** Grants (action values): what municipalities can apply for. */
export const grant: SubjectArea = {
  name: 'grant',
  kinds: [grantSubject],
  sdl: sdlOf(import.meta.url, 'grant'),
  actions: actionsOf({ ...grantActions, ...sourceActions }),
  resolvers: joinResolvers(grantFields, revisionFields),
  jobs: [remindJob, nextDeadlineJob],
};
