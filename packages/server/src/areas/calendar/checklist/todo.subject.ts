import type { SubjectDefinition } from '../../../subject/definition.ts';

/** An item of a checklist. */
export const todoSubject: SubjectDefinition = { kind: 'TASK', type: 'Todo', fields: {} };
