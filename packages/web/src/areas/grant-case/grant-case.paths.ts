import { pagePath } from '@samspel/domain/subject/link-path';

/** Addresses below /app: my municipality's cases, the grants that they are on, and the year wheels with their tasks. */
export const casePaths = {
  all: '/action-value/cases',
  board: '/action-value/cases?view=board',
  grants: '/action-value',
  grantList: '/action-value/list',
  grant: ({ id, uri }: { id: string; uri: string | null }) => pagePath('ACTION_VALUE', uri ?? id),
  /** A year wheel, or one of its activities. */
  wheel: ({ id, uri }: { id: string; uri: string | null }, activity?: string) =>
    `${pagePath('CALENDAR', uri ?? id)}${activity ? `?activity=${activity}` : ''}`,
};
