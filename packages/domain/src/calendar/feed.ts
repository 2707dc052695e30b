/** The calendar programs that a person is told of (product/sharing#chosen-feeds). */
const feedClients = ['OUTLOOK', 'GOOGLE', 'APPLE', 'THUNDERBIRD', 'OTHER'] as const;
export type FeedClient = (typeof feedClients)[number];

/** The most links that a person may have besides those with their calendar code. */
export const feedLinkLimit = 20;

/** What of a feed a link has. Those that are true hold together. */
export type FeedChoice = {
  /** Only activities with this tag. */
  tag: string | null;
  /** Only activities that the person is responsible for. */
  onlyMine: boolean;
  /** Only the last day of each activity. */
  onlyDeadlines: boolean;
  /** Only activities that are not completed. */
  onlyOpen: boolean;
};

/** How the programs name themselves; the first that fits counts, since Thunderbird names the machine it runs on, too. */
const names: readonly [FeedClient, RegExp][] = [
  ['THUNDERBIRD', /thunderbird|lightning/i],
  ['OUTLOOK', /outlook|microsoft[ .]?(office|exchange)|ms-?office|exchangeservices/i],
  ['GOOGLE', /google/i],
  ['APPLE', /dataaccessd|calendaragent|\bical\/|\b(ios|ipados|macos|mac[_ ]os[_ ]x)\//i],
];

/** Returns which calendar program fetches, from what it calls itself (the header User-Agent). */
export const feedClientOf = (userAgent: string | undefined): FeedClient =>
  names.find(([, name]) => name.test(userAgent ?? ''))?.[0] ?? 'OTHER';
