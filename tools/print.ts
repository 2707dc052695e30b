// `npm run print`: prints what the code and the migrations define (tables, schemas, the web's typed documents, who may what) into files that are
// committed. `--check` writes nothing, and fails if a printed file is out of date.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../packages/server/src/core/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/core/database/migrate.ts';
import { openDatabase } from '../packages/server/src/core/database/pool.ts';
import { printSchema } from '../packages/server/src/core/database/print-schema.ts';
import { printTables } from '../packages/server/src/core/database/print-tables.ts';
import { root } from './paths.mjs';
import { quietly, runTool, StepError } from './step.mjs';

const checks = process.argv.includes('--check');

await runTool(async () => {
  const stale = [
    ...(await printDatabase()),
    ...(await printGraphql()),
    ...(await printDocuments()),
    ...(await printPages()),
  ];
  if (checks && stale.length > 0)
    throw new StepError(`${stale.join(', ')}: not what the sources say; run npm run print.`);
  console.log(stale.length > 0 ? `Printed ${stale.join(', ')}.` : 'All that is printed is current.');
});

/** Prints the tables' types and the schema, from a temporary PostgreSQL on which every migration has run. */
async function printDatabase(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-print-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  const { pool } = openDatabase(postgres.connectionString, 1);
  try {
    await migrate(pool);
    return [
      ...(await keep('packages/server/printed/tables.ts', await printTables(pool))),
      ...(await keep('packages/server/printed/schema.sql', await printSchema(pool))),
    ];
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads the areas only after the tables are printed, since their types may be new. */
async function printGraphql(): Promise<string[]> {
  const { areas } = await import('../packages/server/src/areas/index.ts');
  const { printGraphqlSchema } = await import('../packages/server/src/core/endpoint/print-schema.ts');
  return keep('packages/server/printed/schema.graphql', printGraphqlSchema(areas));
}

/** Prints the documents of the web app with their types, from the schema above. */
async function printDocuments(): Promise<string[]> {
  const program = join(root, 'node_modules', '@graphql-codegen', 'cli', 'cjs', 'bin.js');
  const args = [program, '--config', join(root, 'codegen.ts'), ...(checks ? ['--check'] : [])];
  const { code, output } = await quietly(process.execPath, args, { cwd: root });
  if (code === 0) return [];
  if (checks) return ["the web's documents"];
  throw new StepError("The web's documents do not fit the schema; what graphql-codegen said stands above.", output);
}

/** Prints the page of who may do what, from the tables against which the matrix test checks the server. */
async function printPages(): Promise<string[]> {
  const { printAccess } = await import('../packages/server/src/matrix/page/print-access.ts');
  return keep('docs/access.md', printAccess());
}

/** Writes a printed file if it differs, or with `--check` only reports it. Returns its path if it was out of date. */
async function keep(path: string, text: string): Promise<string[]> {
  const file = join(root, path);
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return [];
  if (!checks) await writeFile(file, text);
  return [path];
}
