// Checks that rows are what their types say: prepares each statement "sql<Row>`…`" of the server on an empty, migrated database, executed there or handed to
// `runPrepared`, and compares the columns that PostgreSQL describes with the row type that the compiler reads. A piece that only a run can tell is a value
// of its type, such as a condition of access. Statements with another such piece are counted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { API } from 'typescript/unstable/sync';
import { startEmbeddedPostgres } from '../packages/server/src/core/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/core/database/migrate.ts';
import { openDatabase } from '../packages/server/src/core/database/pool.ts';
import { root } from './paths.mjs';
import { differences } from './sql-rows/compare.ts';
import { describer } from './sql-rows/describe.ts';
import { type Statement, statementsOf } from './sql-rows/statements.ts';

/** Tables that no migration makes: of the library of jobs, a temporary one, and what `createPart` has written. What reads them is not prepared. */
const madeLater = /relation "(pgboss\.job|stored_now|created|written)" does not exist/;

const statements = readStatements();
const told = await describeAll(statements);
const faults = told.filter(({ problems }) => problems.length > 0);
for (const { path, line, problems } of faults) console.error(`${path}:${line} ${problems.join('; ')}`);
const composed = statements.filter((one) => 'why' in one).length;
console.log(
  `${told.length} of ${statements.length} statements with a row type prepared; ${composed} are put together while the program runs, ${statements.length - told.length - composed} read tables that it makes.`,
);
if (process.argv.includes('--why'))
  for (const one of statements) if ('why' in one) console.log(`${one.path}:${one.line} ${one.why}`);
if (faults.length > 0) process.exitCode = 1;

function readStatements(): Statement[] {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'packages/server/tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} could not be opened.`);
    return project.program
      .getSourceFileNames()
      .filter((name) => /packages\/server\/src\/.*\.ts$/.test(name) && !/\.test\.ts$|\/testing\/|\/matrix\//.test(name))
      .flatMap((name) => {
        const file = project.program.getSourceFile(name);
        return file?.text.includes('sql<') ? statementsOf(project, file, relative(root, name)) : [];
      });
  } finally {
    api.close();
  }
}

async function describeAll(all: readonly Statement[]) {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-rows-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  const { pool, database } = openDatabase(postgres.connectionString, 1);
  const client = new pg.Client(postgres.connectionString);
  try {
    await migrate(pool);
    await client.connect();
    const describe = await describer(client);
    const told: { path: string; line: number; problems: string[] }[] = [];
    for (const statement of all) {
      if (!('text' in statement)) continue;
      const described = await describe(statement.text);
      if ('error' in described && madeLater.test(described.error)) continue;
      const problems = 'error' in described ? [described.error] : differences(statement.members, described.columns);
      told.push({ ...statement, problems });
    }
    return told;
  } finally {
    await client.end();
    await database.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
