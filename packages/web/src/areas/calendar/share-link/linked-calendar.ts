import type { ShareLinkQuery } from '../../../generated/graphql.ts';

/** A year wheel as its share link needs it. */
export type LinkedCalendar = ShareLinkQuery['calendar'];
