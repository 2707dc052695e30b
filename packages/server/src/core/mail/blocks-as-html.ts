import type { Locale } from '@samspel/i18n/locale';
import type { Block, Item } from './blocks.ts';

/** The colours of the light theme, as styles on each element, since some mail programs read only those. The dark theme is in `night`. */
const ink = '#1b2a30';
const quiet = '#52636b';
const line = '#d5dde0';
const accent = '#0d5c66';
const font = "Inter, 'Segoe UI', Helvetica, Arial, sans-serif";

const styles = {
  body: `margin:0;padding:0;background:#f6f8f8;color:${ink};font-family:${font};font-size:16px;line-height:1.5`,
  sheet: `max-width:600px;width:100%;background:#ffffff;border:1px solid ${line};border-radius:8px`,
  inside: 'padding:28px 32px',
  brand: `margin:0 0 24px;font-size:14px;font-weight:600;letter-spacing:0.02em;color:${accent}`,
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600',
  words: 'margin:0 0 16px',
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${accent}`,
  title: 'margin:24px 0 8px;font-size:16px;font-weight:600',
  list: 'margin:0 0 16px;padding:0;list-style:none',
  item: `margin:0;padding:10px 0;border-top:1px solid ${line}`,
  link: `color:${ink};text-decoration:none`,
  when: `display:block;font-size:14px;color:${quiet}`,
  button: `display:inline-block;margin:8px 0 0;padding:11px 20px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none`,
  foot: `margin:0 0 6px;font-size:13px;color:${quiet}`,
  footLink: `color:${quiet};text-decoration:underline`,
} as const;

/** The style sheet of the dark theme, for mail programs that support it. */
const night = `@media (prefers-color-scheme: dark) {
body, .out { background: #10191c !important; color: #e6eef0 !important; }
.sheet { background: #182428 !important; border-color: #34464d !important; }
.ink { color: #e6eef0 !important; }
.quiet { color: #a9bac1 !important; }
.brand { color: #7cc7cf !important; }
.item { border-color: #34464d !important; }
.button { background: #7cc7cf !important; color: #0c2226 !important; }
}`;

/** Writes blocks as an HTML document. */
export function asHtml(locale: Locale, title: string, blocks: readonly Block[]): string {
  const foot = blocks.filter((block) => 'foot' in block);
  const inside = blocks.filter((block) => !('foot' in block));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${night}</style>
</head>
<body style="${styles.body}">
<div role="main">
<table role="presentation" class="out" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" cellpadding="0" cellspacing="0" border="0" style="${styles.sheet}"><tr><td align="left" style="${styles.inside}">
<p class="brand" style="${styles.brand}">Samspel</p>
${inside.map(htmlOf).join('\n')}
</td></tr></table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;width:100%"><tr><td align="left" style="padding:16px 32px">
${foot.map(htmlOf).join('\n')}
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>
`;
}

function htmlOf(block: Block): string {
  if ('heading' in block) return `<h1 style="${styles.heading}">${escaped(block.heading)}</h1>`;
  if ('words' in block) return `<p style="${styles.words}">${escaped(block.words)}</p>`;
  if ('quote' in block)
    return `<blockquote style="${styles.quote}">${escaped(block.quote).replaceAll('\n', '<br>\n')}</blockquote>`;
  if ('button' in block)
    return `<p style="margin:0"><a class="button" href="${escaped(block.url)}" style="${styles.button}">${escaped(block.button)}</a></p>`;
  if ('foot' in block) return block.foot.map(footLine).join('\n');
  const { title, items, more } = block;
  return [
    ...(title === null ? [] : [`<h2 style="${styles.title}">${escaped(title)}</h2>`]),
    `<ul style="${styles.list}">\n${items.map(itemOf).join('\n')}\n</ul>`,
    ...(more === null ? [] : [`<p class="quiet" style="${styles.words};color:${quiet}">${escaped(more)}</p>`]),
  ].join('\n');
}

function itemOf({ sentence, when, url }: Item): string {
  const words = sentence
    .map(({ text, isStrong }) => (isStrong ? `<strong>${escaped(text)}</strong>` : escaped(text)))
    .join('');
  const linked = url ? `<a class="ink" href="${escaped(url)}" style="${styles.link}">${words}</a>` : words;
  return `<li class="item" style="${styles.item}">${linked}\n<span class="quiet" style="${styles.when}">${escaped(when)}</span></li>`;
}

const footLine = ({ words, url }: { words: string; url?: string }): string =>
  `<p class="quiet" style="${styles.foot}">${url ? `<a class="quiet" href="${escaped(url)}" style="${styles.footLink}">${escaped(words)}</a>` : escaped(words)}</p>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);
