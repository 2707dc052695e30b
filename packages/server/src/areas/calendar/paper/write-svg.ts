import { runsOf, runWidth } from './fonts.ts';
import { type Block, type GroupMark, type Mark, type Page, type PathMark, round, type TextMark } from './page.ts';
import type { Ground } from './year-on-paper.ts';

/** The glyphs that a picture uses, each drawn once. */
type Glyphs = Map<string, { name: string; d: string }>;

/** Writes a page as SVG. Its letters are outlines of the same fonts as on paper, so that it looks alike wherever it is opened; its words are in its description. */
export function writeSvg(
  page: Page,
  { title, pages, ground, scale }: { title: string; pages: number; ground: Ground; scale: number },
): string {
  const glyphs: Glyphs = new Map();
  const { width, height, blocks } = page;
  const body = blocks.map(({ marks }) => marks.map((mark) => markup(mark, glyphs)).join('')).join('\n');
  const paths = [...glyphs.values()].map(({ name, d }) => `<path id="${name}" d="${d}"/>`).join('');
  const white = ground === 'white' ? `<rect width="${round(width)}" height="${round(height)}" fill="#ffffff"/>` : '';
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  const described = escaped(blocks.flatMap(wordsOf).join('\n'));
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" data-pages="${pages}" ${size}><title>${escaped(title)}</title><desc>${described}</desc><defs>${paths}</defs>${white}\n${body}\n</svg>\n`;
}

function wordsOf({ role, alt, marks }: Block): string[] {
  if (role === 'ornament') return [];
  if (alt) return [alt];
  const words = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  return words.length > 0 ? [words.join(' ')] : [];
}

function markup(mark: Mark, glyphs: Glyphs): string {
  if (mark.kind === 'path') return pathOf(mark);
  return mark.kind === 'text' ? lettersOf(mark, glyphs) : groupOf(mark, glyphs);
}

function pathOf({ d, fill, stroke, width = 1, dash, opacity }: PathMark): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '';
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}" stroke-linecap="round"` : '';
  const faint = opacity === undefined ? '' : ` stroke-opacity="${opacity}"`;
  return `<path d="${d}" fill="${fill ?? 'none'}"${line}${dashes}${faint}/>`;
}

function groupOf({ x, y, scale, box, marks }: GroupMark, glyphs: Glyphs): string {
  const inside = marks.map((mark) => markup(mark, glyphs)).join('');
  if (!box) return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${inside}</g>`;
  const view = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`;
  const place = `x="${round(x + box.x * scale)}" y="${round(y + box.y * scale)}" width="${round(box.width * scale)}" height="${round(box.height * scale)}"`;
  return `<svg ${place} ${view} overflow="hidden">${inside}</svg>`;
}

function lettersOf({ pieces, size, weight, fill }: TextMark, glyphs: Glyphs): string {
  const drawn = pieces.map(({ text, x, y, turn }) => {
    let at = 0;
    const runs = runsOf(text, weight).map((run) => {
      const { font, name } = run.face;
      const factor = size / font.unitsPerEm;
      const { glyphs: its, positions } = font.layout(run.text);
      let pen = 0;
      const uses = its.map((glyph, index) => {
        const id = outline(glyphs, `${name}-${glyph.id}`, () => glyph.path.toSVG());
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        const use = id && `<use href="#${id}" x="${pen + xOffset}"${yOffset ? ` y="${yOffset}"` : ''}/>`;
        pen += xAdvance;
        return use;
      });
      const place = at === 0 ? '' : `translate(${round(at)} 0) `;
      at += runWidth(run, size);
      return `<g transform="${place}scale(${Number(factor.toPrecision(5))} ${Number((-factor).toPrecision(5))})">${uses.join('')}</g>`;
    });
    const turned = turn ? ` rotate(${round(turn)})` : '';
    return `<g transform="translate(${round(x)} ${round(y)})${turned}">${runs.join('')}</g>`;
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}

/** Returns the name of a glyph's outline; empty for a space. */
function outline(glyphs: Glyphs, key: string, draw: () => string): string {
  const known = glyphs.get(key);
  if (known) return known.d && known.name;
  const made = { name: `g${glyphs.size}`, d: draw() };
  glyphs.set(key, made);
  return made.d && made.name;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot hold is left out. */
const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '')
    .toWellFormed()
    .replace(/[&<>]/g, (sign) => escapes[sign]!);
