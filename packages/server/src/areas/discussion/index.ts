import { actionsOf } from '../../core/area/action.ts';
import { sdlOf } from '../../core/area/area.ts';
import type { SubjectArea } from '../../subject/definition.ts';
import * as answerActions from './answer.actions.ts';
import { countJob } from './count-votes.ts';
import * as actions from './discussion.actions.ts';
import { resolvers } from './discussion.resolvers.ts';
import { discussionSubject } from './discussion.subject.ts';
import { visitDiscussion } from './visit.actions.ts';
import { votePoll } from './vote.actions.ts';

/** The forum: discussions, whose answers are comments. */
export const discussion: SubjectArea = {
  name: 'discussion',
  kinds: [discussionSubject],
  sdl: sdlOf(import.meta.url, 'discussion'),
  actions: actionsOf({ ...actions, ...answerActions, visitDiscussion, votePoll }),
  resolvers,
  jobs: [countJob],
};
