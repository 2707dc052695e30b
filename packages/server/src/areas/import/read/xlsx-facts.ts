import { SaxesParser } from 'saxes';
import { refuseLarge } from './limits.ts';
import { openPacked, type Packed, readEntry } from './packed.ts';

/** A place in a sheet, counted from 0. */
type Place = { row: number; column: number };
/** A rectangle of cells that are shown as one. */
export type Merged = { from: Place; to: Place };

/** What a reader of values does not say of a sheet: whether it is hidden, which cells are merged, and which hold a formula without its value. */
export type SheetFacts = { name: string; isHidden: boolean; merged: Merged[]; unvalued: Place[] };

/** Reads the facts of a workbook's sheets, in their order. Throws `file.mismatch`, `file.packed`, `import.tooManyRows`, `import.tooManyColumns`. */
export async function readFacts(bytes: Buffer): Promise<SheetFacts[]> {
  const packed = await openPacked(bytes);
  try {
    const paths = pathsIn(await readEntry(packed, 'xl/_rels/workbook.xml.rels'));
    const facts: SheetFacts[] = [];
    for (const { name, isHidden, id } of sheetsIn(await readEntry(packed, 'xl/workbook.xml'))) {
      facts.push({
        name,
        isHidden,
        ...(isHidden ? { merged: [], unvalued: [] } : await factsIn(packed, paths.get(id) ?? '')),
      });
    }
    return facts;
  } finally {
    packed.zip.close();
  }
}

type Attributes = Record<string, string>;

/** Walks through the elements of a document; text is what stood since the element before. */
function walk(
  xml: string,
  open: (name: string, attributes: Attributes) => void,
  close: (name: string, text: string) => void = () => {},
): void {
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    open(localName(name), attributes as Attributes);
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    close(localName(name), text);
    text = '';
  });
  parser.write(xml).close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function pathsIn(xml: string): Map<string, string> {
  const paths = new Map<string, string>();
  walk(xml, (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  return paths;
}

function sheetsIn(xml: string): { name: string; isHidden: boolean; id: string }[] {
  const sheets: { name: string; isHidden: boolean; id: string }[] = [];
  walk(xml, (tag, attributes) => {
    if (tag !== 'sheet') return;
    const { name = '', state = 'visible', 'r:id': id = '' } = attributes;
    sheets.push({ name, isHidden: state !== 'visible', id });
  });
  return sheets;
}

async function factsIn(packed: Packed, path: string): Promise<Pick<SheetFacts, 'merged' | 'unvalued'>> {
  const merged: Merged[] = [];
  const unvalued: Place[] = [];
  let cell = { place: { row: 0, column: 0 }, hasFormula: false, hasValue: false };
  walk(
    await readEntry(packed, path),
    (name, { r = '', ref = '' }) => {
      if (name === 'c') cell = { place: placeOf(r), hasFormula: false, hasValue: false };
      else if (name === 'f') cell.hasFormula = true;
      else if (name === 'mergeCell') {
        const [from = '', to = from] = ref.split(':');
        merged.push({ from: placeOf(from), to: placeOf(to) });
      }
    },
    (name, text) => {
      if ((name === 'v' || name === 't') && text !== '') cell.hasValue = true;
      if (name !== 'c') return;
      if (cell.hasValue || cell.hasFormula) refuseLarge(cell.place.row + 1, cell.place.column + 1);
      if (cell.hasFormula && !cell.hasValue) unvalued.push(cell.place);
    },
  );
  return { merged, unvalued };
}

/** The place that a reference such as `AB12` names. */
function placeOf(reference: string): Place {
  const [, letters = 'A', row = '1'] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(row) - 1, column: column - 1 };
}
