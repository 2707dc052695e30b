/** The addresses of a feed, for one year wheel or, without `metaId`, for the person's whole year (product/sharing#feeds). */
export interface FeedLinks {
  /** A file to download. */
  export: string;
  /** An address that opens a calendar program, which then subscribes to it. */
  subscribe: string;
  /** The same with the scheme of the site, to be pasted into a calendar program. */
  paste: string;
}

/** The links of a feed (product/sharing#feeds). `origin` is that of the site, such as https://samspel.example; `calendarCode` names the person. */
export function feedLinks(origin: string, calendarCode: string, metaId?: string, withSchool = false): FeedLinks {
  const query = new URLSearchParams({
    calendarCode,
    ...(metaId && { metaId }),
    ...(withSchool && { schoolHolidays: 'true' }),
  });
  const host = origin.replace(/^https?:\/\//, '');
  return {
    export: `${origin}/api/meta/export?${query}`,
    subscribe: `webcal://${host}/api/meta/calendar?${query}`,
    paste: `${origin}/api/meta/calendar?${query}`,
  };
}
