import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people call one thing of an area, and several, in one language. */
export type Noun = { one: string; many: string };

/** The name of an area in the code, and what people call its things. */
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

/** Returns every file of a new area. `migration` is the number of its migration. */
export function filesOf(area: AreaName, migration: string): NewFile[] {
  const templates = readdirSync(join(folder, 'packages'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(ending),
  );
  return templates.sort().map((template) => {
    const path = named(template.slice(0, -ending.length), area).replace(/migrations\//, `migrations/${migration}_`);
    return { path: `packages/${path}`, text: read(`packages/${template}`, area) };
  });
}

/** Returns the journey that proves an area of the generator: the screens that this floor makes are the same for all of them, so no area has it. */
export const journeyOf = (area: AreaName): string => read(`proof/journey.test.ts${ending}`, area);

const read = (template: string, area: AreaName) => named(readFileSync(join(folder, template), 'utf8'), area);

/** Returns the kind of subject of an area's things. */
export const kindOf = ({ name }: AreaName) => name.toUpperCase();

/** Returns the GraphQL type of an area's things. */
const typeOf = ({ name }: AreaName) => name.charAt(0).toUpperCase() + name.slice(1);

/** Replaces the templates' specimens by the new area's things. */
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

/** Returns a noun for the middle of a sentence: 'møte'; an abbreviation stays as it is. */
const inASentence = (noun: string) =>
  /^\p{Lu}\p{Lu}/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);

/** Returns a text that is safe between single quotes, and in the message format with its braces and quotes. */
const quoted = (text: string) => text.replace(/[{}]/g, '').replace(/'/g, '’').replaceAll('\\', '');
