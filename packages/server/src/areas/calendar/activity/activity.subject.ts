import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { readInput } from '@samspel/domain/input';
import type { SubjectDefinition } from '../../../subject/definition.ts';
import { codecsOf } from '../../../subject/fields.ts';
import { archived } from '../calendar/calendar.action.ts';
import { instanceBody } from './activity.body.ts';
import { activityFields } from './activity.fields.ts';
import { instanceById } from './activity.queries.ts';
import { saveInstance } from './activity.save.ts';
import { activityTellings, deadlinesOf, responsibleForActivity } from './activity.telling.ts';

/** One activity. */
export const activitySubject: SubjectDefinition = {
  kind: 'EVENT_INSTANCE',
  type: 'EventInstance',
  byId: instanceById,
  notifications: activityTellings,
  responsible: responsibleForActivity,
  deadlines: deadlinesOf,
  link: { parameter: 'activity' },
  isSharedByMail: true,
  fields: codecsOf(activityFields),
  history: {
    archived,
    body: instanceBody,
    save: (act, found, input) => saveInstance(act, found, readInput(updateEventInstanceInput, input), { isUndo: true }),
  },
};
