import { updateActionValueInput } from '@samspel/domain/grant/grant.input';
import { readInput } from '@samspel/domain/input';
import { osloToday } from '@samspel/domain/time/oslo';
import type { RootEventData } from '../../../core/events/event-data.ts';
import type { Removable, SubjectDefinition } from '../../../subject/definition.ts';
import { codecsOf } from '../../../subject/fields.ts';
import { followers } from '../../../subject/notify/audiences.ts';
import type { NotificationRule } from '../../../subject/notify/notification-rule.ts';
import { searchers } from '../match/match.queries.ts';
import { grantBody } from './grant.body.ts';
import { namedDeadlines, refreshDeadlines } from './grant.deadlines.ts';
import { grantFields } from './grant.fields.ts';
import { handOverGrants } from './grant.hand-over.ts';
import { type GrantRow, grantById, grants, readChangedGrant } from './grant.queries.ts';
import { saveGrant } from './grant.save.ts';

const updated: readonly NotificationRule<RootEventData['updated']>[] = [
  { kind: 'CHANGED', word: 'deadlineMoved', to: followers, moved: ({ deadline }) => deadline },
  { kind: 'CHANGED', word: 'changed', to: followers },
];

/** A grant: admins write it, everybody whose organization has the permission reads it. It has no access list. */
export const grantSubject: SubjectDefinition & Removable<GrantRow> = {
  ...grants,
  type: 'ActionValue',
  event: 'actionValue',
  byId: grantById,
  isSharedByMail: true,
  notifications: {
    'actionValue.due': [{ kind: 'REMINDER', word: 'reminder', to: followers }],
    'actionValue.updated': updated,
    'actionValue.matched': [{ kind: 'MATCHED', word: 'matched', to: searchers }],
    'actionValue.expectedDue': [{ kind: 'REMINDER', word: 'expectedReminder', to: followers }],
  },
  deadlines: namedDeadlines,
  handOver: handOverGrants,
  fields: codecsOf(grantFields),
  history: {
    archived: 'subject.archived',
    body: grantBody,
    save: (act, found, input) => saveGrant(act, found, readInput(updateActionValueInput, input)),
  },
  read: readChangedGrant,
  restored: ({ tx, services }, id) => refreshDeadlines(tx, id, osloToday(services.now())),
};
