import type { SaxesTagPlain } from 'saxes';

/** Elements with which a drawing runs a program, shows or loads a page, or is made into one. */
const active = new Set(
  'script foreignobject iframe frame object embed applet handler listener stylesheet transform meta form'.split(' '),
);
/** Elements that change an attribute of others while the drawing is shown. */
const animating = new Set(['set', 'animate']);
/** Attributes whose value is an address. */
const addresses = new Set(['href', 'src', 'srcset', 'base', 'ping']);

/** Whether an element runs a program, also by what it does to others. */
export function runs({ name, attributes }: SaxesTagPlain): boolean {
  const element = bareName(name);
  return active.has(element) || Object.entries(attributes).some(([attribute, value]) => isProgram(attribute, value));

  function isProgram(attribute: string, value: string): boolean {
    const own = bareName(attribute);
    if (own.startsWith('on')) return true;
    if (animating.has(element) && own === 'attributename') return /^(href|on.*)$/.test(bareName(value.trim()));
    return /^(javascript|vbscript|data:text)/i.test(value.replace(unseen, ''));
  }
}

/** Whether an element fetches something when it is shown. What one has to press, a link, fetches nothing. */
export function fetches({ name, attributes }: SaxesTagPlain): boolean {
  const isLink = bareName(name) === 'a';
  return Object.entries(attributes).some(([attribute, value]) => {
    const own = bareName(attribute);
    if (addresses.has(own)) return isLink && own === 'href' ? false : isElsewhere(value);
    return /[(\\]/.test(value) && stylesFetch(value);
  });
}

/** Whether styles fetch something: by an address, or by other styles. */
export function stylesFetch(text: string): boolean {
  const css = unescaped(text);
  if (/@import/i.test(css) || /\b(image-set|src)\(/i.test(css)) return true;
  for (const [, address] of css.matchAll(/url\(\s*["']?\s*([^\s"')]{0,200})/gi)) if (isElsewhere(address!)) return true;
  return false;
}

/** Whether an address leads out of the drawing: neither to a part of it, nor to what it brings along. */
const isElsewhere = (address: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(address.replace(unseen, '')) &&
  !/^data:(image|font|application\/(x-)?font)/i.test(address.replace(unseen, ''));

/** What browsers leave out of an address before they read it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const unseen = /[\s\0-\x1f]/g;

/** Styles as browsers read them: without comments, and with the letters that are written as numbers. */
const unescaped = (css: string): string =>
  withoutComments(css)
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, hex: string) => letterOf(Number.parseInt(hex, 16)))
    .replace(/\\([^\n])/g, '$1');

/** Styles without comments, in one pass: a comment that is never closed goes on to the end. */
function withoutComments(css: string): string {
  const parts: string[] = [];
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('/*', at);
    if (start < 0) return parts.concat(css.slice(at)).join('');
    parts.push(css.slice(at, start));
    const end = css.indexOf('*/', start + 2);
    at = end < 0 ? css.length : end + 2;
  }
  return parts.join('');
}

const letterOf = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

/** A name without the prefix of its namespace, in lower case. */
export const bareName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
