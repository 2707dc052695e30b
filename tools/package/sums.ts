import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the checksum of every file of a folder into its `SHA256SUMS`, which `sha256sum --check` reads. */
export function writeSums(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => lstatSync(join(folder, path)).isFile())
    .sort();
  const lines = files.map((path) => `${sha256(join(folder, path))}  ${path}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
