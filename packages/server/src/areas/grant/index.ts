import { actionsOf } from '../../core/area/action.ts';
import { sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { SubjectArea } from '../../subject/definition.ts';
import * as grantActions from './grant.actions.ts';
import { grantFields } from './grant.resolvers.ts';
import { grantSubject } from './grant.subject.ts';
import { matchJob } from './match.job.ts';
import { nextDeadlineJob } from './next-deadline.job.ts';
import { remindJob } from './remind.job.ts';
import { revisionFields } from './revision.resolvers.ts';
import * as savedSearchActions from './saved-search.actions.ts';
import * as sourceActions from './source.actions.ts';

/** Grants (action values): what municipalities can apply for. */
export const grant: SubjectArea = {
  name: 'grant',
  kinds: [grantSubject],
  sdl: ['grant', 'saved-search'].map((part) => sdlOf(import.meta.url, part)).join('\n'),
  actions: actionsOf({ ...grantActions, ...sourceActions, ...savedSearchActions }),
  resolvers: joinResolvers(grantFields, revisionFields),
  jobs: [remindJob, nextDeadlineJob, matchJob],
};
