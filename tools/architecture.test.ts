import { describe, expect, test } from 'vitest';
import { checkDirections } from './architecture/directions.ts';
import { checkEventJoins } from './architecture/event-joins.ts';
import { checkDocstrings, checkFiles, checkRootFields, checkSetters, sizes } from './architecture/form.ts';
import { importsOf } from './architecture/imports.ts';
import { checkLinks, checkOrphans } from './architecture/links.ts';
import { checkMigrations, checkOnlyAdding } from './architecture/migrations.ts';
import { checkRules } from './architecture/product.ts';
import { readSources } from './architecture/source.ts';
import { checkTextsOfFloors, checkUnsaidTexts } from './architecture/texts.ts';
import { checkWords } from './architecture/words.ts';
import { root } from './paths.mjs';

/** Returns a file of an invented tree. */
const file = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });
const importing = (path: string, name: string) => checkDirections([file(path, `import { thing } from '${name}';`)]);
const reasons = (path: string, name: string) =>
  importing(path, name)
    .map(({ message }) => message)
    .join('\n');

describe('directions between packages', () => {
  test.each([
    ['packages/domain/src/calendar/calendar.ts', '@samspel/i18n/locale'],
    ['packages/i18n/src/calendar.ts', '@samspel/wheel'],
    ['packages/wheel/src/geometry/angle.ts', '@samspel/domain/time/day'],
    ['packages/server/src/app.ts', '../../web/src/core/rest.ts'],
    ['packages/web/src/core/rest.ts', '@samspel/server/app'],
    ['packages/web/src/core/rest.test.ts', '../../../server/src/app.ts'],
  ])('%s may not import %s', (path, name) => {
    expect(reasons(path, name)).toMatch(/directions go one way/);
  });

  test('what runs in production imports no tool', () => {
    expect(reasons('packages/server/src/main.ts', '../../../tools/paths.mjs')).toMatch(/only developers run/);
  });

  test.each(['domain', 'i18n', 'wheel', 'web'])('%s knows no Node', (name) => {
    expect(reasons(`packages/${name}/src/core/day.ts`, 'node:fs')).toMatch(/true in a browser too/);
    expect(importing(`packages/${name}/src/core/day.test.ts`, 'node:fs')).toEqual([]);
  });

  test('a package that nobody has placed may import no other', () => {
    expect(reasons('packages/desktop/src/main.ts', '@samspel/server/app')).toMatch(/may import no other package/);
  });

  test.each([
    ['packages/i18n/src/calendar.ts', '@samspel/domain/refusal'],
    ['packages/server/src/app.ts', '@samspel/domain/refusal'],
    ['packages/web/src/areas/calendar/WheelPage.tsx', '@samspel/wheel'],
    ['tools/print.ts', '../packages/server/src/app.ts'],
  ])('%s may import %s', (path, name) => {
    expect(importing(path, name)).toEqual([]);
  });
});

describe('directions inside the server', () => {
  test('the core knows no area, but its tests may', () => {
    expect(reasons('packages/server/src/core/area/area.ts', '../../areas/index.ts')).toMatch(/the core knows no area/);
    expect(importing('packages/server/src/core/testing/world.ts', '../../areas/index.ts')).toEqual([]);
    expect(importing('packages/server/src/core/access/matrix.test.ts', '../../areas/index.ts')).toEqual([]);
  });

  test('an area reads another only through its access file', () => {
    const path = 'packages/server/src/areas/calendar/calendar.actions.ts';
    expect(reasons(path, '../topic/topic.queries.ts')).toMatch(/areas\/topic\/topic\.access\.ts/);
    expect(importing(path, '../topic/topic.access.ts')).toEqual([]);
    expect(importing(path, './calendar.access.ts')).toEqual([]);
    expect(importing(path, '../../core/area/action.ts')).toEqual([]);
    expect(importing(path, 'kysely')).toEqual([]);
    expect(importing(path, '@samspel/domain/refusal')).toEqual([]);
  });

  test('what works on any kind of thing imports no area, not even an access file, nor what the domain says of one', () => {
    const path = 'packages/server/src/subject/history/undo.actions.ts';
    expect(reasons(path, '../../areas/calendar/calendar/calendar.access.ts')).toMatch(
      /any kind of thing knows no area/,
    );
    expect(reasons(path, '@samspel/domain/calendar/calendar')).toMatch(/any kind of thing knows no area/);
    expect(importing(path, '@samspel/domain/subject/change')).toEqual([]);
    expect(importing(path, '../../core/access/rules.ts')).toEqual([]);
  });

  test('the core knows neither what works on things nor what the domain says of an area', () => {
    const path = 'packages/server/src/core/rest/serve-web.ts';
    expect(reasons(path, '../../subject/kinds.ts')).toMatch(/the core knows no thing/);
    expect(reasons(path, '@samspel/domain/calendar/share-link-view')).toMatch(/the core knows no area/);
    expect(importing(path, '@samspel/domain/time/day')).toEqual([]);
  });

  test('an area imports neither the list of areas nor the program', () => {
    expect(reasons('packages/server/src/areas/topic/index.ts', '../index.ts')).toMatch(/stands on core alone/);
    expect(reasons('packages/server/src/areas/topic/index.ts', '../../app.ts')).toMatch(/stands on core alone/);
  });
});

describe('directions inside the domain', () => {
  test.each(['subject/list.input.ts', 'input/words.ts', 'time/day.ts', 'input.ts'])('%s knows no area', (path) => {
    const up = path.includes('/') ? '../' : './';
    expect(reasons(`packages/domain/src/${path}`, `${up}calendar/years.ts`)).toMatch(/knows no area/);
  });

  test('an area may stand on the floor, and on another area', () => {
    expect(importing('packages/domain/src/grant-case/grant-case.ts', '../grant/grant.ts')).toEqual([]);
    expect(importing('packages/domain/src/topic/topic.input.ts', '../subject/access.ts')).toEqual([]);
  });
});

describe('directions inside the web', () => {
  test.each([
    ['packages/web/src/ui/Button.tsx', '../core/rest.ts', /where data comes from/],
    ['packages/web/src/texts/text.tsx', '../ui/Button.tsx', /lies below everything/],
    ['packages/web/src/core/rest.ts', '../areas/calendar/WheelPage.tsx', /knows no page/],
    ['packages/web/src/subject/list/list-page.tsx', '../../areas/calendar/Card.tsx', /knows no area/],
    ['packages/web/src/core/rest.ts', '../subject/kinds.tsx', /knows no page/],
    ['packages/web/src/areas/calendar/WheelPage.tsx', '../topic/TopicCard.tsx', /do not import each other/],
    ['packages/web/src/areas/calendar/WheelPage.tsx', '../../shell/Frame.tsx', /the shell puts areas together/],
  ])('%s may not import %s', (path, name, reason) => {
    expect(reasons(path, name)).toMatch(reason);
  });

  test.each([
    ['packages/web/src/shell/start/routes.tsx', '../../areas/calendar/calendar.routes.tsx'],
    ['packages/web/src/areas/calendar/WheelPage.tsx', '../../ui/Button.tsx'],
    ['packages/web/src/areas/calendar/calendar.routes.tsx', '../../core/session/guards.tsx'],
    ['packages/web/src/ui/Button.tsx', '../texts/text.tsx'],
    ['packages/web/src/areas/calendar/WheelPage.tsx', './WheelCard.tsx'],
  ])('%s may import %s', (path, name) => {
    expect(importing(path, name)).toEqual([]);
  });
});

describe('texts', () => {
  const row = (...lines: string[]) => file('packages/i18n/src/calendar.ts', ...lines);

  test('a floor says no words of an area', () => {
    const field = (path: string) => file(path, `say('calendar.list.text');`);
    const area = file('packages/web/src/areas/calendar/index.tsx', '');
    for (const floor of ['core/who', 'subject/list']) {
      expect(checkTextsOfFloors([area, field(`packages/web/src/${floor}/search.tsx`)])).toEqual([
        expect.objectContaining({
          line: 1,
          message: expect.stringMatching(/^says calendar\.list\.text, a text of an area/),
        }),
      ]);
    }
    expect(checkTextsOfFloors([field('packages/web/src/areas/calendar/list.tsx')])).toEqual([]);
  });

  test('a text that nothing says is found; one that a template fits is said', () => {
    const texts = row(`  'calendar.title': ['A', 'A', 'A'],`, `  'calendar.status.DRAFT': ['B', 'B', 'B'],`);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is the code that is read
    const page = file('packages/web/src/areas/calendar/page.tsx', 'say(`calendar.status.${status}`);');
    expect(checkUnsaidTexts([texts, page])).toEqual([
      { path: texts.path, line: 1, message: 'holds calendar.title, which nothing says: delete it.' },
    ]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
    const anything = file('packages/web/src/areas/calendar/key.tsx', 'say(`${area}.${text}`);');
    expect(checkUnsaidTexts([texts, page, anything])).toHaveLength(1);
    const other = file('packages/web/src/areas/calendar/other.tsx', `say('calendar.title');`);
    expect(checkUnsaidTexts([texts, page, other])).toEqual([]);
  });
});

describe('what counts as an import', () => {
  const names = (...lines: string[]) => importsOf(file('packages/web/src/main.tsx', ...lines)).map(({ to }) => to);

  test('imports, types, re-exports and dynamic imports, over several lines', () => {
    expect(names("import './a.css';", 'import type {', '  One,', '  Two,', "} from './b.ts';")).toEqual([
      'packages/web/src/a.css',
      'packages/web/src/b.ts',
    ]);
    expect(names("export * from './c.ts';", "export { type D } from './d.ts';")).toEqual([
      'packages/web/src/c.ts',
      'packages/web/src/d.ts',
    ]);
    expect(names("const page = lazy(() => import('./areas/e.tsx'));", "let f: import('./f.ts').F;")).toEqual([
      'packages/web/src/areas/e.tsx',
      'packages/web/src/f.ts',
    ]);
    expect(names("import { useState } from 'react';", "import { day } from '@samspel/domain/time/day';")).toEqual([
      'react',
      'packages/domain/src/time/day',
    ]);
  });

  test('not what stands in a comment, a string, a template or a regular expression', () => {
    expect(names("// import './a.ts'", "/* import './b.ts' */", "const c = `\nimport './c.ts';\n`;")).toEqual([]);
    expect(names('const d = "import(\'./d.ts\')";', 'const quote = /[`\'"]/;', "import './e.ts';")).toEqual([
      'packages/web/src/e.ts',
    ]);
  });

  test('the line is told', () => {
    expect(importsOf(file('a.ts', '', "import './b.ts';"))).toEqual([{ to: 'b.ts', line: 2 }]);
  });
});

describe('form', () => {
  test('a file over 400 lines is too long; a printed one is not read', () => {
    const lines = Array.from({ length: 401 }, (_, index) => `export const n${index} = ${index};`);
    expect(checkFiles([file('packages/server/src/long.ts', ...lines)])[0]?.message).toMatch(/has 401 lines/);
    expect(checkFiles([file('packages/server/src/long.ts', ...lines.slice(1))])).toEqual([]);
    expect(checkFiles([file('packages/server/printed/tables.ts', ...lines)])).toEqual([]);
  });

  test.each(['utils.ts', 'util/day.ts', 'helpers/x.ts', 'date-utils.ts', 'helper.tsx'])(
    '%s is named for no job',
    (name) => {
      expect(checkFiles([file(`packages/web/src/${name}`, '')])).toHaveLength(1);
    },
  );

  test('what sets a state is named for it', () => {
    const named = (setter: string) => file('packages/web/src/page.tsx', `const [isOpen, ${setter}] = useState(false);`);
    expect(checkSetters([named('open'), named('settle'), named('setOpen')])).toHaveLength(2);
  });

  test('an exported function or type of domain and server says what it means', () => {
    const bare = file(
      'packages/server/src/core/a.ts',
      "import x from 'x';",
      '',
      'export function find() {}',
      '',
      'export type A = 1;',
    );
    expect(checkDocstrings([bare]).map(({ line }) => line)).toEqual([3, 5]);
    expect(checkDocstrings([{ ...bare, path: 'packages/web/src/core/a.ts' }])).toEqual([]);
    expect(checkDocstrings([{ ...bare, path: 'packages/server/src/core/a.test.ts' }])).toEqual([]);
  });

  test('a docstring serves the lines right below it, and a plain comment is none', () => {
    const path = 'packages/domain/src/day.ts';
    expect(
      checkDocstrings([file(path, '/** A day. */', 'export type Day = string;', 'export type Days = Day[];')]),
    ).toEqual([]);
    expect(checkDocstrings([file(path, '', '// A day.', 'export type Day = string;')])).toHaveLength(1);
    expect(
      checkDocstrings([file(path, '', 'export const one = 1;', '', 'export const add = (n: number) => n + 1;')]),
    ).toHaveLength(1);
    expect(checkDocstrings([file(path, '/** Text. */', 'const text = `', '', 'export type Inner = 1;', '`;')])).toEqual(
      [],
    );
  });

  test('a query or mutation says what it means; a field whose name says it need not', () => {
    const schema =
      'type A {|  id: ID!|}|extend type Query {|  "A thing."|  a(id: ID!): A!|  b: A|  """|  of: all|  """|  c: A|}';
    const found = checkRootFields([file('packages/server/src/a.graphql', ...schema.split('|'))]);
    expect(found.map(({ line }) => line)).toEqual([7]);
  });

  test('two migrations may not share a number', () => {
    const named = (...names: string[]) => names.map((name) => file(`packages/server/migrations/${name}`, ''));
    expect(checkMigrations(named('0001_people.sql', '0001_mail.sql'))[0]?.message).toMatch(
      /number of 0001_people\.sql/,
    );
    expect(checkMigrations(named('people.sql'))[0]?.message).toMatch(/NNNN_/);
    expect(checkMigrations(named('0001_people.sql', '0002_mail.sql'))).toEqual([]);
  });

  test('nothing is found by the time of an event, except by the migration that fills older ones', () => {
    const join = 'select from domain_event e join revision r on r.changed_at = e.at';
    const at = (path: string, line = join) => checkEventJoins([file(path, '', line)]).map(({ line }) => line);
    expect(at('packages/server/src/subject/notify/audiences.ts')).toEqual([2]);
    expect(at('packages/server/src/a.ts', 'from domain_event as happened where happened.at = r.at')).toEqual([2]);
    expect(at('packages/server/src/a.ts', 'select e.at from domain_event e order by e.id')).toEqual([]);
    expect(at('packages/server/migrations/0480_later.sql')).toEqual([2]);
    expect(at('packages/server/migrations/0470_events_with_data.sql')).toEqual([]);
  });

  test('a migration only adds, since processes of the release before go on beside it', () => {
    const lines = (...sql: string[]) =>
      checkOnlyAdding([file('packages/server/migrations/0500_a.sql', ...sql)]).map(({ line }) => line);
    expect(lines('create table a (id bigint primary key, title text not null);', 'create index on a (title);')).toEqual(
      [],
    );
    expect(lines('alter table a add column b text, add column c text not null default 1;')).toEqual([]);
    expect(lines("comment on column a.b is 'drop table a';", 'create function f() as $$ drop table a; $$;')).toEqual(
      [],
    );
    expect(lines('-- drop table a', 'alter table a alter column b drop not null;', 'drop index a_b;')).toEqual([]);
    expect(lines('', 'drop table a;')).toEqual([2]);
    expect(lines('alter table a', '  drop column b;', 'alter table a rename b to c;')).toEqual([1, 3]);
    expect(lines('alter table a alter column b type text;', 'alter table a alter b drop default;')).toEqual([1, 2]);
    expect(lines('alter table a alter column b set not null;')).toEqual([1]);
    expect(lines('alter table a add column b text default 1, add c text not null;')).toEqual([1]);
    expect(lines('alter table a add column b bigint not null references c;')).toEqual([1]);
    expect(lines('-- Not used since 0.2.0.', 'drop table a;')).toEqual([]);
    expect(checkOnlyAdding([file('packages/server/migrations/0008_a.sql', 'drop table a;')])).toEqual([]);
  });

  test('median and 95th percentile are those of code without tests', () => {
    const of = (lines: number, name = `${lines}.ts`) => file(name, ...Array.from({ length: lines }, () => '//'));
    expect(sizes([of(10), of(20), of(90), of(900, 'long.test.ts')])).toEqual({ files: 3, median: 20, p95: 90 });
  });
});

describe('links in prose', () => {
  const page = file('docs/page.md', '# Two words, here', 'see [one](../a.ts) and [two](#two-words-here)');
  const exists = (path: string) => ['a.ts', 'docs/page.md', 'README.md'].includes(path);
  const problems = (...lines: string[]) =>
    checkLinks([page, file('README.md', ...lines)], exists).map(({ message }) => message);

  test('one that leads nowhere is found, with its line', () => {
    expect(checkLinks([file('README.md', '', '[gone](b.ts)')], exists)).toEqual([
      { path: 'README.md', line: 2, message: 'links to b.ts, which is not there.' },
    ]);
    expect(problems('<img src="wheel.png">')).toEqual(['links to wheel.png, which is not there.']);
    expect(problems('[page](docs/page.md#three-words)')).toEqual([
      'links to docs/page.md#three-words, a heading that docs/page.md does not have.',
    ]);
  });

  test('a name beside a link is exported by the linked file, or a member of what it exports', () => {
    const code = file(
      'a.ts',
      'export function whole() {}',
      'export type Rule = {',
      '  tells?: string;',
      '};',
      'const own = 1;',
    );
    const named = (line: string) => checkLinks([file('README.md', line), code], exists).map(({ message }) => message);
    expect(named('`whole` of [`a.ts`](a.ts), `tells` of [`a.ts`](a.ts), [`Rule`](a.ts), [`a.ts`](a.ts)')).toEqual([]);
    expect(named('rule `own` in [`a.ts`](a.ts)')).toEqual(['names own, which a.ts does not export.']);
    expect(named('[`wholeRule`](a.ts)')).toEqual(['names wholeRule, which a.ts does not export.']);
  });

  test('a page of docs that nothing leads to is found', () => {
    const leading = file('README.md', '[page](docs/page.md#two-words-here)');
    expect(checkOrphans([page, leading])).toEqual([]);
    expect(checkOrphans([page]).map(({ path }) => path)).toEqual(['docs/page.md']);
  });

  test('one that leads somewhere, to another site, or stands in an example is left alone', () => {
    expect(
      problems('[page](docs/page.md#two-words-here) [site](https://example.org)', '```', '[gone](b.ts)', '```'),
    ).toEqual([]);
  });
});

test('the files of this repository are found, and so are their imports', () => {
  const sources = readSources(root);
  const directions = importsOf(sources.find(({ path }) => path === 'tools/architecture/directions.ts')!);
  expect(directions.map(({ to }) => to)).toContain('tools/architecture/imports.ts');
  expect(sources.map(({ path }) => path)).toContain('packages/wheel/src/data/progress.ts');
});

describe('references to rules of the product', () => {
  const rules = file('docs/product/access.md', '# Access', '', '## Outcomes');
  const problems = (path: string, line: string) => checkRules([rules, file(path, line)]).map(({ message }) => message);

  test('one that leads to a section is right', () => {
    expect(problems('packages/domain/src/access.ts', '/** Three (product/access#outcomes). */')).toEqual([]);
  });

  test('one that leads nowhere is found', () => {
    expect(problems('packages/domain/src/access.ts', '/** Three (product/access#results). */')).toEqual([
      'refers to product/access#results, which docs/product does not have.',
    ]);
  });

  test('a number of a document that readers do not have is found', () => {
    const unknown = "refers to 'decision 13', which readers do not have: name a section of docs/product.";
    expect(problems('packages/domain/src/access.ts', '// (decision 13)')).toEqual([unknown]);
    expect(problems('packages/domain/src/access.ts', '// (spec 1 §4)')).toHaveLength(1);
    expect(problems('packages/server/migrations/0001_a.sql', '-- (decision 13)')).toEqual([unknown]);
  });
});

describe('one thing, one word', () => {
  const glossary = file('docs/glossary.md', '## One thing, one word', '', '| nb | server | tjener; tjeneren |');

  test('a text with a word that the glossary has not chosen is named, in its own language only', () => {
    const texts = { 'labs.away': ['Tjeneren er borte', 'Tjeneren er borte', 'x'] } as const;
    expect(checkWords([glossary], texts).map(({ message }) => message)).toEqual([
      "labs.away says 'tjeneren' in nb; the glossary has chosen 'server': Tjeneren er borte",
    ]);
    expect(checkWords([glossary], { 'labs.tjener': ['x', 'Tjenesten på serveren', 'x'] })).toEqual([]);
  });

  test('a glossary without choices is named', () => {
    expect(checkWords([], {})).toHaveLength(1);
  });
});
