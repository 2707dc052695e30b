import { readFileSync } from 'node:fs';

const { version: read } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** The version of Samspel that this process runs, as in `package.json` and the changelog. */
export const version: string = read;
