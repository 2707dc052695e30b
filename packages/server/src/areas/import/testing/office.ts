import { type ZipEntry, zipOf } from '../../file/testing/zip.ts';

/** A cell of a workbook: a text, a number, a day (by the number that Excel gives it), or a formula with or without its value. */
type Cell = string | number | { day: number } | { formula: string; value?: string } | null;

/** A sheet of a workbook. */
export type Sheet = {
  name?: string;
  rows: readonly (readonly Cell[])[];
  merged?: readonly string[];
  state?: 'hidden' | 'veryHidden';
};

const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`;
  return `<c r="${place}"${cell.value === undefined ? '' : ' t="str"'}><f>${cell.formula}</f>${cell.value === undefined ? '' : `<v>${cell.value}</v>`}</c>`;
}

const sheetXml = ({ rows, merged = [] }: Sheet): string => {
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`)).join('')}</row>`,
  );
  const merges =
    merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : '';
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${merges}</worksheet>`;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook as Excel saves it, as far as readers need it. */
export function workbookOf(sheets: readonly Sheet[], more: readonly ZipEntry[] = []): Uint8Array<ArrayBuffer> {
  const named = sheets.map(
    ({ name = `Ark${sheets.length}`, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${relationships}">${targets.join('')}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${main}"><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(sheet) })),
    ...more,
  ]);
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word document with one table, a paragraph a line of each cell. */
export function documentOf(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const paragraph = (line: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`;
  const cell = (text: string) => `<w:tc>${text.split('\n').map(paragraph).join('')}</w:tc>`;
  const table = rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('');
  const part = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="${word}"><w:body><w:p/><w:tbl>${table}</w:tbl></w:body></w:document>`,
    },
  ]);
}
