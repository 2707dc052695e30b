import type { SubjectDefinition } from '../../../subject/definition.ts';
import { archived } from '../calendar/calendar.action.ts';

/** An item of a checklist. */
export const todoSubject: SubjectDefinition = { kind: 'TASK', type: 'Todo', archived, fields: {} };
