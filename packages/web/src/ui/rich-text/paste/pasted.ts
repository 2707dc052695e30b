import { withoutSpaces } from '@samspel/domain/text/complete-address';
import { markBorders } from './borders.ts';
import { listsOfParagraphs } from './lists.ts';
import { tablesAsLines } from './tables.ts';
import { tidyLists } from './tidy-lists.ts';
import { leaveOutUnseen } from './unseen.ts';

/**
 * Prepares HTML that another program put on the clipboard for our smaller schema (product/content#rich-text): what Word hides or has deleted is left
 * out, its lists become lists, a row of a table becomes a line, and whatever else we do not have leaves a trace of its borders, so that nothing
 * is glued. The address of a link keeps its spaces, as %20.
 */
export function preparePasted(html: string): string {
  if (html.includes('data-pm-slice')) return html; // copied from an editor of ours
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  leaveOutUnseen(body);
  listsOfParagraphs(body);
  tidyLists(body);
  tablesAsLines(body);
  markBorders(body);
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', withoutSpaces(link.getAttribute('href')!));
  return body.innerHTML;
}
