import { plainTextOf } from '@samspel/domain/text/plain-text';
import type { RichText } from '@samspel/domain/text/rich-text';
import { generateJSON } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { describe, expect, it, test } from 'vitest';
import { preparePasted } from './pasted.ts';

const read = (html: string) =>
  generateJSON(preparePasted(html), [StarterKit.configure({ heading: { levels: [1, 2, 3] } })]) as RichText;
/** The lines that a person then reads. */
const linesOf = (html: string) =>
  plainTextOf(read(html))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
type Node = { type: string; text?: string; content?: Node[] };
/** The lists, as `ul(Årsmøte ul(Innkalling))`. */
const shapeOf = ({ type, text, content = [] }: Node): string => {
  const inner = content.map(shapeOf).filter(Boolean).join(' ');
  if (type === 'bulletList') return `ul(${inner})`;
  if (type === 'orderedList') return `ol(${inner})`;
  return text?.trim() ?? inner;
};
const shape = (html: string) => shapeOf(read(html) as Node);

/** A paragraph of a list as Word for the desktop writes it. */
const item = (words: string, mark: string, level = 1, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>
<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

test('a link whose address has spaces or unseen characters keeps it', () => {
  const linked = JSON.stringify(read('<p><a href=" https://x.no/sak 12/\u200bmøte plan.pdf\n">Planen</a></p>'));
  expect(linked).toContain('"href":"https://x.no/sak%2012/møte%20plan.pdf"');
});

describe('what is pasted from a spreadsheet or a table', () => {
  it('is a line a row, with something between the cells', () => {
    const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td { mso-style-parent: style0 }</style></head><body>
      <table border=0><!--StartFragment--><col width=64><tr height=20><td class=xl65>Oppgåve</td><td>Frist</td></tr>
      <tr><td>Budsjett</td><td align=right>15.10.2027</td></tr><!--EndFragment--></table></body></html>`;
    expect(linesOf(excel)).toEqual(['Oppgåve | Frist', 'Budsjett | 15.10.2027']);
    const sheets = `<google-sheets-html-origin><table><tbody><tr><td>A</td><td></td><td>C</td><td></td></tr><tr><td></td><td>B</td><td></td></tr></tbody></table></google-sheets-html-origin>`;
    expect(linesOf(sheets)).toEqual(['A | | C', 'B']);
  });

  it('keeps the words of a cell together and apart from each other', () => {
    const word = `<table class=MsoTableGrid><tr><td><p class=MsoNormal>Budsjett<o:p></o:p></p><p>fyrste utkast</p></td><td><ul><li>Kari</li><li>Ola</li></ul></td></tr></table><p>Etter</p>`;
    expect(linesOf(word)).toEqual(['Budsjett fyrste utkast | Kari Ola', 'Etter']);
    expect(linesOf('<p>Før</p><table><tr><td>a<br>b</td><td><b>c</b></td></tr></table>Etter')).toEqual([
      'Før',
      'a b | c',
      'Etter',
    ]);
  });

  it('is what is in it where a mail is only laid out with tables', () => {
    const outlook = `<table><tr><td><table><tr><td><p>Hei</p><p>Møtet er flytta.</p></td></tr><tr><td>Når</td><td>kl. 10</td></tr></table></td></tr></table>`;
    expect(linesOf(outlook)).toEqual(['Hei', 'Møtet er flytta.', 'Når | kl. 10']);
  });
});

describe('what is a list elsewhere', () => {
  it('is one here, without the letters of its marks, from Word', () => {
    expect(shape([item('Årsmøte', '·'), item('Budsjettmøte', '·')].join(''))).toBe('ul(Årsmøte Budsjettmøte)');
    expect(shape([item('Årsmøte', '1.'), item('Budsjettmøte', '2.')].join(''))).toBe('ol(Årsmøte Budsjettmøte)');
    expect(shape([item('Val', 'a)'), item('Val til', 'b)')].join(''))).toBe('ol(Val Val til)');
  });

  it('has its deeper lists in its items', () => {
    const html = [item('Årsmøte', '·'), item('Innkalling', 'o', 2), item('Sakliste', 'o', 2), item('Budsjett', '·')];
    expect(shape(html.join(''))).toBe('ul(Årsmøte ul(Innkalling Sakliste) Budsjett)');
    const docs = `<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li dir="ltr" aria-level="1"><p role="presentation">Årsmøte</p></li><ul><li aria-level="2"><p>Innkalling</p></li></ul><li><p>Budsjett</p></li></ul></b>`;
    expect(shape(docs)).toBe('ul(Årsmøte ul(Innkalling) Budsjett)');
  });

  it('ends where its paragraphs end, and two kinds are two lists', () => {
    const html = `<p>Før</p>${item('Ein', '·')}<p class=MsoNormal>Mellom</p>${item('To', '·')}${item('Tre', '1.')}`;
    expect(shape(html)).toBe('Før ul(Ein) Mellom ul(To) ol(Tre)');
  });

  it('is known by its mark where Outlook kept only that', () => {
    const html = (mark: string, words: string) =>
      `<p class="MsoListParagraph" style="text-indent:-18.0pt"><span style="font-family:Symbol">${mark}<span>&nbsp;&nbsp;&nbsp;&nbsp;</span></span>${words}</p>`;
    expect(shape(html('·', 'Årsmøte') + html('·', 'Budsjett'))).toBe('ul(Årsmøte Budsjett)');
    expect(shape(html('1.', 'Årsmøte') + html('2.', 'Budsjett'))).toBe('ol(Årsmøte Budsjett)');
  });

  it('is one list where Word in the browser has one an item', () => {
    const html = (words: string, level = 1) =>
      `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1"><li data-aria-level="${level}"><p>${words}</p></li></ul></div>`;
    expect(shape(html('Årsmøte') + html('Innkalling', 2) + html('Sakliste', 2) + html('Budsjett'))).toBe(
      'ul(Årsmøte ul(Innkalling Sakliste) Budsjett)',
    );
  });

  it('stays words where it is a sentence that begins with a number', () => {
    expect(shape('<p>1. mars er fristen</p>')).toBe('1. mars er fristen');
  });
});

describe('what an author deleted or hid', () => {
  it('is not pasted, and not glued to what replaced it', () => {
    const tracked = `<p class=MsoNormal>Frist: <del cite="mailto:Kari" datetime="2026-11-20T10:00">1. mars</del><ins cite="mailto:Kari">15. mars</ins></p>`;
    expect(linesOf(tracked)).toEqual(['Frist: 15. mars']);
    expect(linesOf('<p><s>1. mars</s>15. mars</p>')).toEqual(['1. mars 15. mars']);
  });

  it('stays unseen', () => {
    const hidden = `<p>Ope<span style='display:none;mso-hide:all'> løynd</span></p><p hidden>løynd</p><div style="visibility: hidden">løynd</div>`;
    expect(linesOf(hidden)).toEqual(['Ope']);
  });
});

it('whatever else there is leaves a trace of its borders', () => {
  const html = `<dl><dt>Frist</dt><dd>1. mars</dd></dl><details><summary>Meir</summary>Anna</details><p>A<img src="x.png">B<img alt="smil" src="y.png">C<button>Trykk</button>D</p>
    <h4>Tittel</h4><div>Ein</div><div>To</div><nav>Hovud</nav><main>Innhald</main>`;
  expect(linesOf(html)).toEqual([
    'Frist',
    '1. mars',
    'Meir',
    'Anna',
    'A B smil C Trykk D',
    'Tittel',
    'Ein',
    'To',
    'Hovud',
    'Innhald',
  ]);
});

it('what is copied within Samspel stays as it is', () => {
  const html = '<p data-pm-slice="1 1 []">Hei <strong>du</strong></p>';
  expect(preparePasted(html)).toBe(html);
});
