/** The longest address of a link, in UTF-16 code units. */
export const linkLimit = 2048;

const allowedSchemes = new Set(['http:', 'https:', 'mailto:']);

/** Whether a path is one of our own: one leading slash that no browser reads as the start of a host. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{Cc}\p{Cf}]*$/u.test(path);
}

/** Whether rich text may hold a link: http, https, mailto or a path of our own (product/content#rich-text). */
export function isAllowedLink(href: string): boolean {
  if (href.length === 0 || href.length > linkLimit || /[\s\p{Cc}\p{Cf}]/u.test(href)) return false;
  if (href.startsWith('/')) return isOwnPath(href);
  const scheme = /^([a-z][a-z0-9+.-]*:)./i.exec(href)?.[1]?.toLowerCase();
  if (!scheme || !allowedSchemes.has(scheme)) return false;
  return scheme === 'mailto:' ? href.includes('@') : /^https?:\/\/[^/\\?#]/i.test(href) && URL.canParse(href);
}
