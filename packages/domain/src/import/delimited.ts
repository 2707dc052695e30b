import Papa from 'papaparse';

/**
 * Reads text with a cell between signs, as spreadsheets copy and save it: cells in quotes may have line breaks. Text whose quotes are no such quotes
 * (`"Vår" møte`) is read without them.
 * @param delimiter guessed among `;`, `,` and tab if left out
 */
export function readDelimited(text: string, delimiter?: '\t' | ';' | ','): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const config = {
    delimiter: delimiter ?? '',
    delimitersToGuess: [';', ',', '\t'],
    newline: '\n' as const,
    skipEmptyLines: true,
  };
  const quoted = Papa.parse<string[]>(lines, config);
  const isQuoted = quoted.errors.every(({ type }) => type !== 'Quotes');
  const { data } = isQuoted ? quoted : Papa.parse<string[]>(lines, { ...config, quoteChar: '\u0000' });
  return data.map((row) => row.map((cell) => (asText.test(cell) ? cell.slice(1) : cell)));
}

/** What a spreadsheet would take for a formula, however many apostrophes say already that it is none. */
const formula = /^[\s']*[=+\-@]|^[\t\r]/;
const asText = /^'(?:[\s']*[=+\-@]|[\t\r])/;

/**
 * Writes rows as text that a Norwegian Excel opens by a double click: UTF-8 with its mark, `;` between the cells. What would be taken for a formula gets
 * an apostrophe before it, which `readDelimited` takes away.
 */
export const writeDelimited = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: formula })}\r\n`;
