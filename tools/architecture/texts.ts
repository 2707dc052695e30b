import { type Finding, isCode, isTest, type Source } from './source.ts';

/** Floors of the web that know no area. */
const floors = /^packages\/web\/src\/(texts|theme|storage|ui|core|subject)\//;
const ofArea = /^packages\/web\/src\/areas\/([\w-]+)\//;
/** What the texts of areas begin with beside their names. */
const more = ['calendarForm', 'casePlan', 'copy', 'event', 'poll', 'print', 'shareLink', 'wheel'];
/** Whose words the floors say too: of signing in, of support, of groups, of the bell. */
const shared = ['account', 'about', 'organization', 'notification'];

/** Words of an area that a floor below the areas says: the next area would say them of its own things. */
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

/** `grant-case` as texts are named: `grantCase`. */
const inOneWord = (folder: string) => folder.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** What a template is filled in with: `${status}`, `${{ a: 1 }[b]}`. */
const filledIn = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Texts that nothing says: neither by their whole id, nor by a template that they fit, as `calendar.status.${status}`. */
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

/** A file of texts without the ids of its rows, so that a row does not say itself. */
const withoutIds = ({ path, text }: Source): Source => ({ path, text: text.replace(/^ {2}'[\w.-]+':/gm, '') });
