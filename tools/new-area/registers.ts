import type { AreaName } from './templates.ts';
import { kindOf } from './templates.ts';

/** A file that names every area, and the function that adds a new one to it. */
export type Register = { path: string; add: (text: string, area: AreaName) => string };

/** The files that name a new area and its kind of subject. */
export const registers: Register[] = [
  {
    path: 'packages/i18n/src/texts.ts',
    add: (text, { name }) =>
      into(
        withImport(text, `import { ${name}Texts } from './${name}.ts';`),
        /export const allTexts = \{\n/,
        (found) => `${found}  ...${name}Texts,\n`,
      ),
  },
  {
    path: 'packages/server/src/areas/index.ts',
    add: (text, { name }) =>
      into(
        withImport(text, `import { ${name} } from './${name}/index.ts';`),
        /(readonly SubjectArea\[\] = \[)([^\]]*)\]/,
        withName(name),
      ),
  },
  {
    path: 'packages/web/src/shell/registry/areas.ts',
    add: (text, { name }) =>
      into(
        withImport(text, `import { ${name}Area } from '../../areas/${name}/index.tsx';`),
        /(readonly WebArea\[\] = \[)([^\]]*)\]/,
        withName(`${name}Area`),
      ),
  },
  {
    path: 'packages/web/src/shell/start/routes.tsx',
    add: (text, { name }) =>
      into(
        withImport(text, `import { ${name}Routes } from '../../areas/${name}/${name}.routes.ts';`),
        / +\.\.\.topicRoutes,\n/,
        (found) => `${found}${found.replace('topic', name)}`,
      ),
  },
  {
    path: 'packages/domain/src/subject/subject.ts',
    add: (text, area) =>
      into(text, /(policyOf = \{[^}]*?)\n\}/, (_all, head) => `${head}\n  ${kindOf(area)}: 'byAccessList',\n}`),
  },
];

/** Adds one more name to the end of a list in brackets. */
const withName =
  (name: string) =>
  (_all: string, head = '', rest = '') => {
    const names = rest
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    return `${head}${[...names, name].join(', ')}]`;
  };

const withImport = (text: string, line: string) => into(text, /^import /m, (found) => `${line}\n${found}`);

/** Replaces what a pattern finds. Throws if it finds nothing: the register has changed then, and this file must change too. */
function into(text: string, pattern: RegExp, replace: (...groups: string[]) => string): string {
  if (!pattern.test(text)) throw new Error(`nothing like ${pattern} stands there any more`);
  return text.replace(pattern, replace);
}
