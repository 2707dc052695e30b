import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type Face, runsOf, runWidth, withoutContext } from './fonts.ts';
import type { Block, Mark, Page, Pages, PathMark, Role, TextMark } from './page.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** What each role is called in a tagged document. */
const tags: Record<Exclude<Role, 'ornament'>, string> = {
  title: 'H1',
  heading: 'H2',
  text: 'P',
  item: 'LI',
  figure: 'Figure',
};

/**
 * Writes pages as a PDF: lines and letters, not pictures; its letters come along, its text can be selected and is tagged for screen readers, and it has
 * a title and a language.
 * @param goOn is called before each block, and throws if nobody waits for the file any more
 */
export async function writePdf({ title, lang, pages }: Pages, now: Date, goOn: () => void = () => {}): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    margin: 0,
    // biome-ignore lint/suspicious/noExplicitAny: no font of the reader's own is ever used; the types do not know that one may say so
    font: null as any,
    info: { Title: title, Creator: 'Samspel', Producer: 'Samspel', CreationDate: now },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const fonts = new Set<string>();
  for (const page of pages) drawPage(doc, root, page, { fonts, goOn });
  root.end();
  doc.end();
  return done;
}

function drawPage(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  { width, height, blocks }: Page,
  { fonts, goOn }: { fonts: Set<string>; goOn: () => void },
): void {
  doc.addPage({ size: [width, height], margin: 0 });
  let list: PDFKit.PDFStructureElement | undefined;
  for (const block of blocks) {
    goOn();
    if (block.role !== 'item') {
      list?.end();
      list = undefined;
    }
    if (block.role === 'ornament') {
      doc.markContent('Artifact', { type: 'Layout' });
      drawAll(doc, block.marks, fonts);
      doc.endMarkedContent();
      continue;
    }
    if (block.role === 'item' && !list) {
      list = doc.struct('L');
      root.add(list);
    }
    (list ?? root).add(elementOf(doc, block, block.role, fonts));
  }
  list?.end();
}

function elementOf(doc: Doc, block: Block, role: keyof typeof tags, fonts: Set<string>): PDFKit.PDFStructureElement {
  const draw = () => drawAll(doc, block.marks, fonts);
  const element = doc.struct(tags[role], block.alt && role === 'figure' ? { alt: block.alt } : {});
  element.add(role === 'item' ? doc.struct('LBody', {}, draw) : draw);
  element.end();
  return element;
}

function drawAll(doc: Doc, marks: readonly Mark[], fonts: Set<string>): void {
  for (const mark of marks) {
    if (mark.kind === 'path') drawPath(doc, mark);
    else if (mark.kind === 'text') drawText(doc, mark, fonts);
    else {
      doc.save().transform(mark.scale, 0, 0, mark.scale, mark.x, mark.y);
      if (mark.box) doc.rect(mark.box.x, mark.box.y, mark.box.width, mark.box.height).clip();
      drawAll(doc, mark.marks, fonts);
      doc.restore();
    }
  }
}

function drawPath(doc: Doc, { d, fill, stroke, width = 1, dash, opacity }: PathMark): void {
  if (d === '') return;
  const isChanged = dash !== undefined || opacity !== undefined;
  if (isChanged) doc.save();
  if (dash) doc.dash(dash[0], { space: dash[1] }).lineCap('round');
  if (opacity !== undefined) doc.strokeOpacity(opacity);
  doc.path(d);
  if (stroke) doc.lineWidth(width);
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  if (isChanged) doc.restore();
}

/** A text in several pieces is one word or sentence to who copies it or hears it. */
function drawText(doc: Doc, { text, pieces, size, weight, fill }: TextMark, fonts: Set<string>): void {
  const isSplit = pieces.length > 1;
  if (isSplit) doc.markContent('Span', { actual: text });
  doc.fillColor(fill).fontSize(size);
  for (const piece of pieces) {
    if (piece.turn) doc.save().rotate(piece.turn, { origin: [piece.x, piece.y] });
    let { x } = piece;
    for (const run of runsOf(piece.text, weight)) {
      useFont(doc, run.face, fonts);
      doc.text(run.text, x, piece.y, { lineBreak: false, baseline: 'alphabetic' });
      x += runWidth(run, size);
    }
    if (piece.turn) doc.restore();
  }
  if (isSplit) doc.endMarkedContent();
}

function useFont(doc: Doc, { name, file }: Face, fonts: Set<string>): void {
  const isNew = !fonts.has(name);
  if (isNew) {
    doc.registerFont(name, file);
    fonts.add(name);
  }
  doc.font(name);
  // The document reads each font anew, since it writes down which letters it used.
  if (isNew) withoutContext((doc as unknown as { _font: { font: Font } })._font.font);
}
