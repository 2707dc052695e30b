import { pageSizes } from '../tools/page-size.ts';
import { report } from './report.ts';

const kilo = 1_000;
/** The aims of pages, in kilobytes. */
const aims: Readonly<Record<string, number>> = {
  '/login': 160,
  '/home': 170,
  'a wheel page, before the editor': 240,
  'a shared page': 100,
};
/** The most files that a page should read first. */
const mostFiles = 30;

/** Measures the compressed JavaScript that a page loads before it can be used: its own chunks and all that they import at once. */
export async function run(): Promise<void> {
  const measures = (await pageSizes()).map(({ what, files, bytes }) => {
    const aim = aims[what];
    return {
      what: `JavaScript of ${what}`,
      figure: `${(bytes / kilo).toFixed(1)} kB as served, in Brotli, in ${files} files`,
      ...(aim !== undefined && { ratio: bytes / kilo / aim, against: 'the aim', aim: `${aim} kB, ${mostFiles} files` }),
    };
  });
  report('Size', measures);
}
