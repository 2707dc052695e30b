import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Of 11: level 11 takes three times as long for two per cent, and is kept for what every page reads first. */
const quality = 10;
const best = 11;
const readFirst = /\/(react|intl|kit|frame|pages|wheel|index)-/;

/** Writes a Brotli copy of each file that the server sends often, so that nothing is compressed anew for each person. */
export function compressed(): Plugin {
  return {
    name: 'samspel:compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file));
      await Promise.all(files.map((file) => writeCopy(join(dir, file))));
    },
  };
}

async function writeCopy(path: string): Promise<void> {
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: readFirst.test(path) ? best : quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await compress(text, { params }));
}
