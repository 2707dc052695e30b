import { subjectKinds } from '@samspel/domain/subject/subject';
import { actionsOf } from '../core/area/action.ts';
import { type Area, sdlOf } from '../core/area/area.ts';
import { joinResolvers } from '../core/graphql/join-resolvers.ts';
import { accessFields } from './access/access.resolvers.ts';
import { answerAccessRequestAction, requestAccessAction } from './access-request/access-request.actions.ts';
import { accessRequestFields } from './access-request/access-request.resolvers.ts';
import { changeFields } from './history/history.resolvers.ts';
import { undoAction } from './history/undo.actions.ts';
import type { Kinds } from './kinds.ts';
import { changeOwnerAction } from './owner/owner.actions.ts';
import * as reactionActions from './reaction/reaction.actions.ts';
import { trashJob } from './trash/trash.job.ts';
import { trashFields } from './trash/trash.resolvers.ts';

const parts = [
  'subject',
  'access/access',
  'access-request/access-request',
  'reaction/reaction',
  'owner/owner',
  'history/history',
  'trash/trash',
  'tag/tag',
];

const kindsSdl = `"The kinds of thing that a person can follow, clap, comment, relate, share and search (product/wire#kinds-and-addresses-of-things): an EVENT is a series of activities, an EVENT_INSTANCE one activity, a TASK an item of its checklist."
enum SubjectKind { ${subjectKinds.join(' ')} }`;

/** What works on any thing, whatever its kind: access lists, reactions, history and undo, the trash. */
export const subject = (kinds: Kinds): Area => ({
  name: 'subject',
  sdl: [kindsSdl, ...parts.map((part) => sdlOf(import.meta.url, part))].join('\n'),
  actions: actionsOf({
    ...reactionActions,
    requestAccess: requestAccessAction(kinds),
    answerAccessRequest: answerAccessRequestAction(kinds),
    undoChange: undoAction(kinds),
    changeOwner: changeOwnerAction(kinds),
  }),
  resolvers: joinResolvers(accessFields, accessRequestFields(kinds), changeFields(kinds), trashFields, {
    Subject: { __resolveType: ({ kind }) => kinds.of(kind).type },
  }),
  jobs: [trashJob(kinds)],
});
