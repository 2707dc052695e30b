import { type Finding, isCode, isTest, type Source } from './source.ts';

/** Floors of the web that know no area. */
const floors = /^packages\/web\/src\/(texts|theme|storage|ui|core|subject)\//;
/** What the texts of areas begin with. */
const ofAreas = [
  ...['calendar', 'calendarForm', 'comment', 'copy', 'event'],
  ...['file', 'home', 'print', 'shareLink', 'wheel'],
];
const said = new RegExp(`['\`](${ofAreas.join('|')})\\.[\\w.$\\{]+`, 'g');

/** Words of an area that a floor below the areas says: the next area would say them of its own things. */
export function checkTextsOfFloors(sources: readonly Source[]): Finding[] {
  return sources
    .filter((source) => floors.test(source.path) && isCode(source) && !isTest(source.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(said)].map((match) => ({
        path,
        line: text.slice(0, match.index).split('\n').length,
        message: `says ${match[0].slice(1)}, a text of an area, which this floor does not know: take the words as a property, or give every area the text.`,
      })),
    );
}

/** Texts that nothing says: neither by their whole id, nor by a template that they fit, as `calendar.status.${status}`. */
export function checkUnsaidTexts(sources: readonly Source[]): Finding[] {
  const rows = sources.filter(({ path }) => /^packages\/i18n\/src\/[\w-]+\.ts$/.test(path) && !isTest(path));
  const code = sources.filter((source) => isCode(source) && !rows.includes(source) && !isTest(source.path));
  const whole = new Set<string>();
  const templates = new Set<string>();
  for (const { text } of [...code, ...rows.map(withoutIds)]) {
    for (const [, id] of text.matchAll(/'([a-zA-Z]+(?:\.[\w-]+)+)'/g)) whole.add(id!);
    for (const [, template] of text.matchAll(/`((?:[\w-]+|\$\{[^}`]*\})(?:\.(?:[\w-]|\$\{[^}`]*\})+)+)`/g))
      templates.add(template!);
  }
  const patterns = [...templates].map(
    (template) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll('.', '\\.'))
          .join('.+')}$`,
      ),
  );
  return rows.flatMap(({ path, text }) =>
    [...text.matchAll(/^ {2}'([\w.-]+)':/gm)].flatMap((match) =>
      whole.has(match[1]!) || patterns.some((pattern) => pattern.test(match[1]!))
        ? []
        : [
            {
              path,
              line: text.slice(0, match.index).split('\n').length,
              message: `holds ${match[1]}, which nothing says: delete it.`,
            },
          ],
    ),
  );
}

/** A file of texts without the ids of its rows, so that a row does not say itself. */
const withoutIds = ({ path, text }: Source): Source => ({ path, text: text.replace(/^ {2}'[\w.-]+':/gm, '') });
