import type { LinkType } from './notification.ts';

/** The public forum, as addresses name it. */
export const publicForum = 'public';

/** The paths of the pages that notifications and mails lead to (product/wire#notifications), where they are not the name of the kind. */
const paths: Partial<Record<LinkType, (home: string | number | null) => string>> = {
  DISCUSSION: (home) => `/forum/${home ?? publicForum}/`,
  ACTION_VALUE: () => '/action-value/',
  TASK: () => '/calendar/',
  EVENT: () => '/calendar/',
  EVENT_INSTANCE: () => '/calendar/',
};

/** What leads to a page. */
type Linked = {
  /** The address after the path of its kind. */
  href: string | null;
  hrefType: LinkType | null;
  /** The number of the thing that the page stands under: the topic of a discussion; null in the public forum, or where whoever reads the link is not to know of it. */
  home: string | number | null;
};

/** The page of a thing, below /app: of a discussion in the public forum unless a home is named. @param href its uri, or its id if it has none */
export const pagePath = (kind: LinkType, href: string | number, home: Linked['home'] = null): string =>
  `${paths[kind]?.(home) ?? `/${kind.toLowerCase()}/`}${href}`;

/** Where a link leads, below /app; null if it leads nowhere. */
export const linkPath = ({ href, hrefType, home }: Linked): string | null =>
  href && hrefType ? pagePath(hrefType, href, home) : null;
