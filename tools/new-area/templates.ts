import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people call one thing of an area, and several, in one language. */
export type Noun = { one: string; many: string };

/** What an area is called: its name in the code, and how people say its things. */
export type AreaName = {
  /** One lower-case English word, in the singular: `meeting`. */
  name: string;
  nn: Noun;
  nb: Noun;
  en: Noun;
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
const typeOf = ({ name }: AreaName) => name.charAt(0).toUpperCase() + name.slice(1);

/** The templates speak of specimens; a new area speaks of its own things. */
function named(text: string, area: AreaName): string {
  const { name, nn, nb, en } = area;
  const nouns = { nn, nb, en };
  const words: Record<string, string> = { specimen: name, Specimen: typeOf(area), SPECIMEN: kindOf(area) };
  for (const [locale, { one, many }] of Object.entries(nouns)) {
    words[`{One.${locale}}`] = quoted(one);
    words[`{Many.${locale}}`] = quoted(many);
    words[`{one.${locale}}`] = quoted(inASentence(one));
    words[`{many.${locale}}`] = quoted(inASentence(many));
  }
  return text.replace(/specimen|Specimen|SPECIMEN|\{(?:One|Many|one|many)\.(?:nn|nb|en)\}/g, (word) => words[word]!);
}

/** A noun in the middle of a sentence: 'møte'; an abbreviation stays as it is. */
const inASentence = (noun: string) =>
  /^\p{Lu}\p{Lu}/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);

/** Safe between single quotes, and for the braces and quotes of the message format. */
const quoted = (text: string) => text.replace(/[{}]/g, '').replace(/'/g, '’').replaceAll('\\', '');
