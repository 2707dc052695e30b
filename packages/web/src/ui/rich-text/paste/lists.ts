/** An item of a list that a program wrote as a paragraph: how deep it is, from 1, and whether it is numbered. */
interface Item {
  level: number;
  isNumbered: boolean;
}

/** A mark at the beginning of an item, with the space after it: a dot, a dash, `1.`, `a)`, `iv.`. */
const mark = /^\s*(?:([·•▪◦‣§o–—-])|\(?(?:\d{1,3}|[a-zæøå]|[ivxlc]{1,6})[.)])[\s\u00a0]{2,}/i;

/** Word marks a paragraph of a list by `mso-list`, and the letters of its mark by `mso-list:Ignore`. */
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const isMark = (element: Element): boolean => /mso-list\s*:\s*ignore/i.test(styleOf(element));

/**
 * Makes lists of the paragraphs by which Word and Outlook write them, without the letters of their marks. Consecutive items are one list; a deeper
 * one is a list in the item before it.
 */
export function listsOfParagraphs(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const item = itemOf(paragraph);
    if (!item) continue;
    const list = listFor(paragraph, item);
    const made = paragraph.ownerDocument.createElement('li');
    const words = paragraph.ownerDocument.createElement('p');
    words.append(...paragraph.childNodes);
    made.append(words);
    list.append(made);
    paragraph.remove();
  }
}

/** Reads a paragraph as an item, and takes its mark off; null if it is none. */
function itemOf(paragraph: HTMLElement): Item | null {
  const style = styleOf(paragraph);
  const said = /mso-list\s*:[^;]*level(\d)/i.exec(style);
  const isListParagraph = said !== null || /MsoListParagraph|MsoListBullet|MsoListNumber/.test(paragraph.className);
  if (!isListParagraph) return null;
  const level = said ? Number(said[1]) : 1;
  const marks = [...paragraph.querySelectorAll('[style]')].filter(isMark);
  if (marks.length > 0) {
    const letters = marks.map(({ textContent }) => textContent).join('');
    for (const one of marks) one.remove();
    return { level, isNumbered: !/^\s*[^\p{L}\p{N}(]|^\s*o\s*$/u.test(letters) };
  }
  const found = mark.exec(paragraph.textContent ?? '');
  if (!found) return null;
  takeOff(paragraph, found[0].length);
  return { level, isNumbered: found[1] === undefined };
}

/** Takes letters off the beginning of the text of an element. */
function takeOff(element: HTMLElement, count: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let left = count; left > 0 && texts.nextNode(); ) {
    const text = texts.currentNode as Text;
    const gone = Math.min(left, text.length);
    text.deleteData(0, gone);
    left -= gone;
  }
}

/** The list made of the paragraphs before this one, at its level; a new one, in its place, if there is none. */
function listFor(paragraph: HTMLElement, { level, isNumbered }: Item): HTMLElement {
  const tag = isNumbered ? 'OL' : 'UL';
  const before = paragraph.previousElementSibling;
  let list = before instanceof HTMLElement && before.hasAttribute(ours) ? before : null;
  if (!list || (level === 1 && list.tagName !== tag)) {
    list = newList(paragraph, tag);
    paragraph.before(list);
    if (level === 1) return list;
  }
  for (let depth = 1; depth < level; depth += 1) {
    const item: Element | null = list.lastElementChild;
    if (!item) return list; // a list that begins deeper than its first level
    const inner: Element | null = item.lastElementChild;
    const isThere = inner?.hasAttribute(ours) && (depth + 1 < level || inner.tagName === tag);
    const next: HTMLElement = isThere ? (inner as HTMLElement) : newList(paragraph, tag);
    if (!isThere) item.append(next);
    list = next;
  }
  return list;
}

/** Marks the lists that were made here. */
const ours = 'data-of-paragraphs';

function newList({ ownerDocument }: HTMLElement, tag: 'UL' | 'OL'): HTMLElement {
  const list = ownerDocument.createElement(tag);
  list.setAttribute(ours, '');
  return list;
}
