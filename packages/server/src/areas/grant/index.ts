import { actionsOf } from '../../core/area/action.ts';
import { sdlOf } from '../../core/area/area.ts';
import { joinResolvers } from '../../core/graphql/join-resolvers.ts';
import type { SubjectArea } from '../../subject/definition.ts';
import * as grantActions from './grant/grant.actions.ts';
import { grantSubject } from './grant/grant.subject.ts';
import { nextDeadlineJob } from './grant/next-deadline.job.ts';
import { remindJob } from './grant/remind.job.ts';
import { grantFields } from './grant.resolvers.ts';
import { matchJob } from './match/match.job.ts';
import { revisionFields } from './revision/revision.resolvers.ts';
import * as savedSearchActions from './saved-search/saved-search.actions.ts';
import * as sourceActions from './source/source.actions.ts';

/** Grants (action values): what municipalities can apply for. */
export const grant: SubjectArea = {
  name: 'grant',
  kinds: [grantSubject],
  sdl: ['grant/grant', 'saved-search/saved-search'].map((part) => sdlOf(import.meta.url, part)).join('\n'),
  actions: actionsOf({ ...grantActions, ...sourceActions, ...savedSearchActions }),
  resolvers: joinResolvers(grantFields, revisionFields),
  jobs: [remindJob, nextDeadlineJob, matchJob],
};
