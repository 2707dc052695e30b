import type { ShareLinkQuery } from '../../../generated/graphql.ts';

/** A year wheel, as read for its share link. */
export type LinkedCalendar = ShareLinkQuery['calendar'];
