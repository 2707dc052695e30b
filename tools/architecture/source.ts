import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository: its path from the root, with slashes, and its text. */
export type Source = { path: string; text: string };

/** A violation of a rule of the project, with the reason for the rule. */
export type Finding = { path: string; line?: number; message: string };

/** Folders that are installed, built or filled by running programs; `/data` is the one at the root. */
const made = /(^|\/)(node_modules|dist|coverage|\.git|\.samspel)$|^data$/;
const read = /\.(ts|tsx|mjs|md|sql|graphql|css|html)$/;

/** Reads every file that people write from a folder; what is installed or built is left out. */
export function readSources(root: string, folder = ''): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return made.test(path) ? [] : readSources(root, path);
    return entry.isFile() && read.test(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

/** Whether a file is code that people write: neither prose, nor style, nor printed by a tool. */
export const isCode = ({ path }: Source) => /\.(ts|tsx|mjs)$/.test(path) && !/(^|\/)(printed|generated)\//.test(path);

/** Whether a file is a test, or a helper that only tests use. */
export const isTest = (path: string) => /\.(test|arbitrary)\.tsx?$|\/testing\//.test(path);
