import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an area is called: its name in the code, and how people say one of its things. */
export type AreaName = {
  /** One lower-case English word, in the singular: `meeting`. */
  name: string;
  nn: string;
  nb: string;
  en: string;
};

/** A file to be written: its path from the repository's root, and its text. */
export type NewFile = { path: string; text: string };

const folder = import.meta.dirname;
const ending = '.template';

/** Every file of a new area. `migration` is the number that its migration gets. */
export function filesOf(area: AreaName, migration: string): NewFile[] {
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));
  return templates.sort().map((template) => {
    const path = named(template.slice(0, -ending.length), area).replace(/migrations\//, `migrations/${migration}_`);
    return { path, text: named(readFileSync(join(folder, template), 'utf8'), area) };
  });
}

/** The kind of subject that an area's things are. */
export const kindOf = ({ name }: AreaName) => name.toUpperCase();

/** The GraphQL type of an area's things. */
export const typeOf = ({ name }: AreaName) => name.charAt(0).toUpperCase() + name.slice(1);

/** The templates speak of specimens; a new area speaks of its own things. */
function named(text: string, area: AreaName): string {
  const { name, nn, nb, en } = area;
  const words: Record<string, string> = {
    specimen: name,
    Specimen: typeOf(area),
    SPECIMEN: kindOf(area),
    '{nn}': quoted(nn),
    '{nb}': quoted(nb),
    '{en}': quoted(en),
  };
  return text.replace(/specimen|Specimen|SPECIMEN|\{(?:nn|nb|en)\}/g, (word) => words[word]!);
}

/** Safe between single quotes, and for the braces and quotes of the message format. */
const quoted = (text: string) => text.replace(/[{}]/g, '').replace(/'/g, '’').replaceAll('\\', '');
