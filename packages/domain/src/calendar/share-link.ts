import type { AccessLevel } from '../subject/access.ts';
import { slugOf } from '../subject/address.ts';
import type { Status } from '../subject/subject.ts';

/** The fewest and the most characters of a share link's uri. */
export const shareUriLength = { min: 3, max: 80 } as const;

/**
 * Days for which a released uri stays reserved for its year wheel, so that a printed or sent link leads to no other wheel meanwhile
 * (product/sharing#links-for-everyone).
 */
export const shareUriReservedDays = 90;

/** Days for which a share link goes on after its year wheel's owner was deactivated; then it rests until somebody takes over. */
export const shareLinkOutlivesDays = 30;

/** Words that would look like a page of the product itself; a person who asks for one is told that it is in use. */
const reserved = new Set(
  'admin app api arshjul assets calendar demo embed help hjelp home index kalender kontakt login logg-inn logg-ut null om personvern samspel share shared sign-out signup status support test undefined www'.split(
    ' ',
  ),
);

/** Whether a uri is reserved for the product itself. */
export const isReservedShareUri = (uri: string): boolean => reserved.has(uri);

/**
 * Whether a text, trimmed and lower-cased already, can be the uri of a share link: a–z and 0–9 in words with single dashes between them, 3–80
 * characters, at least one of them a letter, since a number alone would look like an id.
 */
export function isShareUri(text: string): boolean {
  const { min, max } = shareUriLength;
  return text.length >= min && text.length <= max && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text);
}

/** Returns a suggested uri, made from the title; empty if the title has no usable letter or digit. */
export function suggestedShareUri(title: string): string {
  const slug = slugOf(title);
  if (slug === '') return '';
  return isShareUri(slug) && !isReservedShareUri(slug) ? slug : slugOf(`hjul ${slug}`);
}

/** Why a year wheel cannot be shared by link. */
export type NotSharable = 'noWriteAccess' | 'archived' | 'private' | 'draft';

/**
 * Returns null if the person may share the year wheel with everybody (product/sharing#making-a-link). That takes `myAccess` WRITE, and a year wheel
 * that everybody who is signed in may read: neither archived nor private nor a draft.
 */
export function whyNotSharable(calendar: {
  status: Status;
  isPrivate: boolean;
  myAccess: AccessLevel;
}): NotSharable | null {
  if (calendar.myAccess !== 'WRITE') return 'noWriteAccess';
  if (calendar.status === 'ARCHIVED') return 'archived';
  if (calendar.isPrivate) return 'private';
  return calendar.status === 'PUBLISHED' ? null : 'draft';
}
