import { makeActivityOfAnswerInput } from '@samspel/domain/discussion/answer-activity.input';
import { subjectUri } from '@samspel/domain/subject/address';
import type { Day } from '@samspel/domain/time/day';
import { findSubject } from '../../core/access/find-subject.ts';
import { actionsOf } from '../../core/area/action.ts';
import { type Area, sdlOf } from '../../core/area/area.ts';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { refuseReply } from './answer.ts';
import { type AnswerActivityRow, activitiesOf, originOf } from './answer-activity.queries.ts';
import { discussionAction } from './discussion.action.ts';
import { discussionById, readChangedDiscussion } from './discussion.queries.ts';

/** Activities in year wheels that are made from answers in the forum. */
export const answerActivity = (kinds: Kinds): Area => ({
  name: 'answer-activity',
  sdl: sdlOf(import.meta.url, 'answer-activity'),
  actions: actionsOf({ makeActivityOfAnswer: makeActivityOfAnswer(kinds) }),
  resolvers: fields(kinds),
});

/** Makes an activity from an answer that the caller may read, by the rules of the year wheel that it goes into. */
const makeActivityOfAnswer = (kinds: Kinds) =>
  discussionAction(makeActivityOfAnswerInput, async (input, act) => {
    const { caller, tx } = act;
    const at = { kind: 'COMMENT', field: 'input.answer' } as const;
    const answer = await findSubject(tx, caller, input.answer, 'see', { ...at, lockShared: true });
    const discussion = await findSubject(tx, caller, answer.parentId!, 'see', { ...at, kind: 'DISCUSSION' });
    await refuseReply(tx, answer.id, at.field);

    const { title, description, day, isMine } = input;
    const task = { title, description: description.json, day, responsible: isMine ? caller.id : null };
    const into = { id: input.calendar, field: 'input.calendar' };
    const [activity] = await kinds.of('CALENDAR').takesTasks!.make(act, into, [task]);
    await tx.insertInto('answer_activity').values({ activity_id: activity!, answer_id: answer.id }).execute();

    return readChangedDiscussion(tx, caller, discussion.id);
  });

/** An activity and a year wheel as the calendar reads them. */
type Activity = { id: number; title: string; startDate: Day; calendarId: number };
type Wheel = { id: number; title: string };

const fields = (kinds: Kinds): Resolvers => ({
  Discussion: {
    activities: async ({ id }: { id: number }, _args, context: Context) => {
      const made = await context.load(activitiesOf, id);
      return (await Promise.all(made.map((one) => shown(kinds, one, context)))).filter((one) => one !== null);
    },
  },
  EventInstance: {
    origin: async ({ id }: { id: number }, _args, { load }: Context) => {
      const origin = await load(originOf, id);
      const discussion = origin && (await load(discussionById, origin.discussionId));
      if (!discussion) return null;
      const { title, topicId: topic } = discussion;
      return { answer: origin.answer, discussion: discussion.id, uri: subjectUri(discussion), topic, title };
    },
  },
});

/** An activity as it is shown beside its answer; null if the caller may not read it. */
async function shown(kinds: Kinds, { answer, activityId }: AnswerActivityRow, { load }: Context) {
  const activity = (await load(kinds.of('EVENT_INSTANCE').byId!, activityId)) as Activity | null;
  const wheel = activity && ((await load(kinds.of('CALENDAR').byId!, activity.calendarId)) as Wheel | null);
  if (!wheel) return null;
  const { id, title, startDate } = activity;
  return { answer, id, title, startDate, wheel: wheel.title, wheelUri: subjectUri(wheel) };
}
