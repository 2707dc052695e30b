import type { SubjectKind } from '@samspel/domain/subject/subject';

/** The kinds of thing that are related to others, as the server's definitions say it. */
export const relatedKinds: readonly SubjectKind[] = ['CALENDAR', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'];
