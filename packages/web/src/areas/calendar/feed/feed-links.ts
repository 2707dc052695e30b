/** The two addresses of a feed, for one year wheel or, without `metaId`, for the person's whole year (product/sharing#feeds). */
export interface FeedLinks {
  /** A file to download. */
  export: string;
  /** An address that calendar programs subscribe to. */
  subscribe: string;
}

/** The links of a feed (product/sharing#feeds). `origin` is that of the site, such as https://samspel.example; `calendarCode` names the person. */
export function feedLinks(origin: string, calendarCode: string, metaId?: string): FeedLinks {
  const query = new URLSearchParams({ calendarCode, ...(metaId ? { metaId } : {}) });
  const host = origin.replace(/^https?:\/\//, '');
  return {
    export: `${origin}/api/meta/export?${query}`,
    subscribe: `webcal://${host}/api/meta/calendar?${query}`,
  };
}
