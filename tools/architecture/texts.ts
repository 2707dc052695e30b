import { type Finding, isCode, isTest, type Source } from './source.ts';

/** Floors of the web that are independent of areas. */
const floors = /^packages\/web\/src\/(texts|theme|storage|ui|core|subject)\//;
const ofArea = /^packages\/web\/src\/areas\/([\w-]+)\//;
/** Other first words of text ids that areas use, besides their own names. */
const more = ['calendarForm', 'casePlan', 'copy', 'event', 'poll', 'print', 'shareLink', 'wheel'];
/** Areas whose texts the floors may use too: signing in, support, groups, the bell. */
const shared = ['account', 'about', 'organization', 'notification'];

/** Finds texts of an area in a floor below the areas: the next area would show them for its own things. */
export function checkTextsOfFloors(sources: readonly Source[]): Finding[] {
  const areas = new Set([...sources.flatMap(({ path }) => ofArea.exec(path)?.slice(1) ?? []), ...more]);
  for (const area of shared) areas.delete(area);
  const said = new RegExp(`['"\`](${[...areas].map(inOneWord).join('|')})\\.[\\w.$\\{]+`, 'g');
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

/** Returns `grant-case` as text ids have it: `grantCase`. */
const inOneWord = (folder: string) => folder.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The placeholders of a template: `${status}`, `${{ a: 1 }[b]}`. */
const filledIn = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Finds texts that no code uses: neither by their whole id, nor by a template that they fit, such as `calendar.status.${status}`. */
export function checkUnsaidTexts(sources: readonly Source[]): Finding[] {
  const rows = sources.filter(({ path }) => /^packages\/i18n\/src\/[\w-]+\.ts$/.test(path) && !isTest(path));
  const code = sources.filter((source) => isCode(source) && !rows.includes(source) && !isTest(source.path));
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { text } of [...code, ...rows.map(withoutIds)]) {
    for (const [id] of text.matchAll(/(?<=['"`])[a-zA-Z]+(?:\.[\w-]+)+(?=['"`])/g)) whole.add(id);
    for (const [, template] of text.replaceAll(filledIn, '*').matchAll(/`([\w-]+\.[\w.*-]*\*[\w.*-]*)`/g))
      patterns.push(new RegExp(`^${template!.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`));
  }
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

/** Returns a file of texts without the ids of its rows, so that a row does not count as its own use. */
const withoutIds = ({ path, text }: Source): Source => ({ path, text: text.replace(/^ {2}'[\w.-]+':/gm, '') });
