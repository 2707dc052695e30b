import { withoutTemplates } from './imports.ts';
import { type Finding, isCode, isTest, type Source } from './source.ts';

/** The most lines a file of code may have. */
const mostLines = 400;

/** Finds files that are too long, or whose names name no job. */
export function checkFiles(sources: readonly Source[]): Finding[] {
  return sources.filter(isCode).flatMap(({ path, text }) => {
    const findings: Finding[] = [];
    const lines = linesOf(text);
    if (lines > mostLines)
      findings.push({
        path,
        message: `has ${lines} lines; none may have over ${mostLines}: give each job a file of its own.`,
      });
    if (/(^|[/.-])(utils?|helpers?)[./]/i.test(path))
      findings.push({ path, message: 'is named for no job: name it for the thing it holds.' });
    return findings;
  });
}

/** Finds queries and mutations without a description of what they mean and when they are refused (docs/recipes/an-action.md). */
export function checkRootFields(sources: readonly Source[]): Finding[] {
  const schemas = sources.filter(({ path }) => /^packages\/server\/src\/.+\.graphql$/.test(path));
  return schemas.flatMap(({ path, text }) => {
    let [isRoot, isText] = [false, false];
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      if (/^\S/.test(line)) isRoot = /^(extend )?type (Query|Mutation)\b/.test(line);
      if (line.split('"""').length === 2) isText = !isText;
      const [, name] = /^ {2}(\w+)[(:]/.exec(line) ?? [];
      if (!isRoot || isText || !name || lines[index - 1]?.endsWith('"')) return [];
      return [
        { path, line: index + 1, message: `${name} has no description: say what it means, and when it is refused.` },
      ];
    });
  });
}

/** Finds exported functions, types and classes of the domain and the server without a docstring. A line right below another shares its docstring. */
export function checkDocstrings(sources: readonly Source[]): Finding[] {
  const asked = sources.filter(({ path }) => /^packages\/(domain|server)\/src\//.test(path) && !isTest(path));
  return asked.filter(isCode).flatMap(({ path, text }) => {
    const lines = withoutTemplates(text).split('\n');
    return lines.flatMap((line, index) => {
      const [, exported] = declaration.exec(line) ?? [];
      if (!exported || isDocumented(lines, index)) return [];
      return [
        {
          path,
          line: index + 1,
          message: `${exported} has no docstring: say what it means, its units, and what it throws.`,
        },
      ];
    });
  });
}

const declaration =
  /^export (?:async )?(?:function\*?|type|interface|class|const(?= \w+(?:: \w+)? = (?:async )?(?:<.*>)?\()) (?!\{)(\w+)/;

function isDocumented(lines: string[], index: number): boolean {
  const above = lines[index - 1]?.trim() ?? '';
  if (above.startsWith('// biome-ignore')) return isDocumented(lines, index - 1);
  return above !== '' && !above.startsWith('//');
}

/** Finds setters of React's states with a verb of their own: `see(true)` would have to be looked up each time. */
export function checkSetters(sources: readonly Source[]): Finding[] {
  return sources.filter(isCode).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [, setter] = /\[\w+, (?!set[A-Z])(\w+)\] = useState\b/.exec(line) ?? [];
      return setter
        ? [{ path, line: index + 1, message: `${setter} sets a state: name it setX for the state X.` }]
        : [];
    }),
  );
}

/** Returns how long files of code are: median and 95th percentile, without tests. */
export function sizes(sources: readonly Source[]): { files: number; median: number; p95: number } {
  const lengths = sources
    .filter((source) => isCode(source) && !isTest(source.path))
    .map(({ text }) => linesOf(text))
    .sort((one, other) => one - other);
  const at = (share: number) => lengths[Math.max(0, Math.ceil(lengths.length * share) - 1)] ?? 0;
  return { files: lengths.length, median: at(0.5), p95: at(0.95) };
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;
