import { type SharedView, sharedQuery } from '@samspel/domain/calendar/share-link-view';
import type { Day } from '@samspel/domain/time/day';

/** The address of a share link. @param origin that of the site, such as https://samspel.example */
export const sharedAddress = (origin: string, uri: string): string => `${origin}/app/shared/${encodeURIComponent(uri)}`;

/** The address of one of its views. */
export const viewAddress = (origin: string, uri: string, view: SharedView, today: Day): string =>
  `${sharedAddress(origin, uri)}?${sharedQuery(view, today)}`;

/** The code with which another website shows a view. Screen readers read the title as the name of the frame. */
export function embedCode(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="760" style="border: 0" loading="lazy"></iframe>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => escapes[sign]!);
