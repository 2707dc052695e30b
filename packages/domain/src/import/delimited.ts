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
  return data;
}
