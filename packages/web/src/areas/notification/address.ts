import type { NotificationPartsFragment } from '../../generated/graphql.ts';

/** The paths of the pages that notifications lead to (product/wire#notifications). */
const paths = {
  TOPIC: '/topic/',
  DISCUSSION: '/forum/public/',
  ACTION_VALUE: '/action-value/',
  CALENDAR: '/calendar/',
  TASK: '/calendar/',
  EVENT: '/calendar/',
  EVENT_INSTANCE: '/calendar/',
} as const;

/** Where a notification leads, below /app; null where it leads nowhere. */
export const addressOf = ({ href, hrefType }: Pick<NotificationPartsFragment, 'href' | 'hrefType'>): string | null =>
  href && hrefType ? `${paths[hrefType]}${href}` : null;
