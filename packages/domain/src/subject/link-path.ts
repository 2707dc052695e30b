import type { LinkType } from './notification.ts';

/** The name of the public forum in addresses. */
export const publicForum = 'public';

/** The paths of pages that notifications and mails lead to, if they differ from the name of the kind (product/wire#notifications). */
const paths: Partial<Record<LinkType, (home: string | number | null) => string>> = {
  DISCUSSION: (home) => `/forum/${home ?? publicForum}/`,
  ACTION_VALUE: () => '/action-value/',
  TASK: () => '/calendar/',
  EVENT: () => '/calendar/',
  EVENT_INSTANCE: () => '/calendar/',
};

/** A link to a page. */
type Linked = {
  /** The address after the path of its kind. */
  href: string | null;
  hrefType: LinkType | null;
  /** The id of the topic of a discussion; null in the public forum, or if the reader of the link must not know of the topic. */
  home: string | number | null;
};

/**
 * Returns the path of a thing's page, below /app; a discussion is in the public forum unless a home is named. @param href its uri, or its id if it
 * has none
 */
export const pagePath = (kind: LinkType, href: string | number, home: Linked['home'] = null): string =>
  `${paths[kind]?.(home) ?? `/${kind.toLowerCase()}/`}${href}`;

/** Returns where a link leads, below /app; null if it leads nowhere. */
export const linkPath = ({ href, hrefType, home }: Linked): string | null =>
  href && hrefType ? pagePath(hrefType, href, home) : null;
