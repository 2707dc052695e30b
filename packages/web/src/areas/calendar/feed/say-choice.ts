import type { Say } from '@samspel/i18n/say';
import type { FeedLinkPartsFragment } from '../../../generated/graphql.ts';

/** The choices of a link besides the tag, in the order in which they are said. */
export const feedChoices = ['onlyMine', 'onlyDeadlines', 'onlyOpen'] as const;

/** What a link has: 'Økonomi · Berre fristar', or 'Alt'. @param withScope begins with the year wheel, for lists of several */
export function sayChoice(say: Say, link: FeedLinkPartsFragment, withScope: boolean): string {
  const { calendar, isOfMyYear, tag } = link;
  const scope = isOfMyYear ? say('calendar.feed.myYear') : (calendar?.title ?? say('calendar.feed.goneWheel'));
  const chosen = [
    ...(tag ? [tag] : []),
    ...feedChoices.filter((choice) => link[choice]).map((choice) => say(`calendar.feed.${choice}`)),
  ];
  const said = chosen.length > 0 ? chosen : [say('calendar.feed.everything')];
  return [...(withScope ? [scope] : []), ...said].join(' · ');
}
