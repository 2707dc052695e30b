import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, onTestFinished, test } from 'vitest';
import { statementsOf } from './statements.ts';

/** What the statements of a program are made with, as Kysely declares it. */
const made = `
type Raw<Row = unknown> = { toOperationNode(): unknown; execute(db: unknown): unknown; readonly expressionType: Row | undefined };
declare const sql: { <Row = unknown>(texts: TemplateStringsArray, ...values: unknown[]): Raw<Row>; ref(name: string): Raw; lit(value: unknown): Raw };
declare function runPrepared<Row>(db: unknown, statement: Raw<Row>): Row[];
declare const db: unknown;
declare const today: string;
`;

/** Reads the statements of a program of one file. */
function read(program: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'samspel-statements-')));
  const [config, file] = [join(folder, 'tsconfig.json'), join(folder, 'program.ts')];
  writeFileSync(
    config,
    JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] }, files: ['program.ts'] }),
  );
  writeFileSync(file, made + program);
  const api = new API({ cwd: folder });
  onTestFinished(() => {
    api.close();
    rmSync(folder, { recursive: true });
  });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;
  return statementsOf(project, project.program.getSourceFile(file)!, 'program.ts').map((one) =>
    'text' in one ? one.text : `why: ${one.why}`,
  );
}

test('a value is a parameter, and a constant is written in its place', () => {
  const program = `const own = sql\`x.id as id\`; sql<{ id: number }>\`select \${own} from x where day > \${today}\`.execute(db);`;
  expect(read(program)).toEqual(['select x.id as id from x where day > $1']);
});

test('what a function returns is written in its place, with what it is given', () => {
  const program = `
    const dayOf = (of: string) => sql\`\${sql.ref(\`\${of}.day\`)}\`;
    function since(column: Raw, day: string, kind = 'A') { return sql\`(\${column} > \${day} and kind = \${sql.lit(kind)})\`; }
    sql<{ day: string }>\`select \${dayOf('x')} as day from x where \${since(sql\`x.day\`, today)} and \${since(dayOf('x'), today, 'B')}\`.execute(db);`;
  expect(read(program)).toEqual([
    `select "x"."day" as day from x where (x.day > $1 and kind = 'A') and ("x"."day" > $2 and kind = 'B')`,
  ]);
});

test('of a choice, its first branch is written', () => {
  const program = `sql<{ id: number }>\`select id from x where \${today ? sql\`day is null\` : sql\`true\`}\`.execute(db);`;
  expect(read(program)).toEqual(['select id from x where day is null']);
});

test('a statement is prepared wherever it is run, and a piece of one is not taken for one', () => {
  const program = `
    const later = sql<{ id: number }>\`select id from x\`;
    runPrepared(db, sql<{ day: string }>\`with y as (select 1) select day from x\`);
    runPrepared(db, later);
    const piece = sql<{ id: number }>\`x.id\`;
    const one = sql<number>\`select 1\`;`;
  expect(read(program)).toEqual(['select id from x', 'with y as (select 1) select day from x']);
});

test('a piece that only a run can tell is a value of its type, and takes no parameter', () => {
  const program = `
    function mayRead(of: string, day: string) { const at = sql.ref(of); return sql<boolean>\`\${at} > \${day}\`; }
    function level(of: string) { const at = sql.ref(of); return sql<'READ' | 'WRITE'>\`\${at}\`; }
    function size(of: string): Raw<number | null> { const at = sql.ref(of); return sql\`\${at}\`; }
    sql<{ id: number }>\`select \${mayRead('x', today)} as a, \${level('x')} as b, \${size('x')} as c from x where day = \${today}\`.execute(db);`;
  expect(read(program)).toEqual(['select true as a, null as b, (select 0::bigint) as c from x where day = $1']);
});

test('a function that does more than return one piece cannot be told from its code', () => {
  const program = `
    function open(of: string) { const at = sql.ref(of); return sql\`\${at} is null\`; }
    sql<{ id: number }>\`select id from x where \${open('x')}\`.execute(db);`;
  expect(read(program)).toEqual([`why: \${open('x')}`]);
});
