import type { LinkType } from './notification.ts';

/** The paths of the pages that notifications and mails lead to (product/wire#notifications). */
const paths: Readonly<Record<LinkType, string>> = {
  TOPIC: '/topic/',
  DISCUSSION: '/forum/public/',
  ACTION_VALUE: '/action-value/',
  CALENDAR: '/calendar/',
  TASK: '/calendar/',
  EVENT: '/calendar/',
  EVENT_INSTANCE: '/calendar/',
};

/** Where a link leads, below /app; null where it leads nowhere. */
export const linkPath = ({ href, hrefType }: { href: string | null; hrefType: LinkType | null }): string | null =>
  href && hrefType ? `${paths[hrefType]}${href}` : null;
