// `npm run new:field KIND NAME TYPE "Nynorsk" "Bokmål" "English"`: gives the things of a kind one more field, in every list that says their fields, and
// says what to do next.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { columnOf, type FieldName, type Kind, kinds, registersOf, types } from './new-field/registers.ts';
import { root } from './paths.mjs';
import { quietly, runTool, StepError } from './step.mjs';
import { writeOrUndo } from './write-or-undo.ts';

await runTool(async () => {
  await ensureInstalled('all');
  const { kind, field } = readFieldName(process.argv.slice(2));
  const texts = await Promise.all(registersOf(kind).map((register) => addTo(register, field)));
  const migration = await migrationOf(kind, field);
  await writeOrUndo(root, [migration, ...texts], async () => {
    const code = texts.map(({ path }) => path).filter(isCode);
    await run([join(root, 'node_modules', '.bin', 'biome'), 'check', '--write', ...code]);
    await run([process.execPath, join(root, 'tools', 'print.ts')]);
  });
  console.log(`
Each ${kind.name} has ${field.name} now: it is written, compared, shown, told in histories and undone.

  + ${migration.path}
${texts.map(({ path }) => `  ~ ${path}`).join('\n')}

Next: move it in the form and among the facts to where it belongs, in ${kind.lists.web.path}, and test its limits: docs/recipes/a-field.md.`);
});

function isCode(path: string): boolean {
  return path.endsWith('.ts');
}

function readFieldName([kindName = '', name = '', type = '', ...words]: string[]): { kind: Kind; field: FieldName } {
  const example = 'npm run new:field grant ownRisk percent "Eigenrisiko" "Egenrisiko" "Own risk"';
  const kind = kinds[kindName];
  if (!kind)
    throw new StepError(`Name a kind whose fields are said once (${Object.keys(kinds).join(', ')}): ${example}`);
  if (!/^[a-z][A-Za-z]{1,30}$/.test(name)) throw new StepError(`Name the field as on the wire: ${example}`);
  const of = kind.types.includes(type) ? types[type] : undefined;
  if (!of) throw new StepError(`Say what it holds (${kind.types.join(', ')}): ${example}`);
  const [nn, nb, en] = words.map((word) => word.trim());
  if (!nn || !nb || !en) throw new StepError(`Say what people call it in three languages: ${example}`);
  return { kind, field: { name, type: of, words: [nn, nb, en] } };
}

async function addTo({ path, add }: ReturnType<typeof registersOf>[number], field: FieldName) {
  const text = await readFile(join(root, path), 'utf8');
  if (new RegExp(`\\b${field.name}'?: `).test(text))
    throw new StepError(`${path} has ${field.name} already. Nothing was written.`);
  try {
    return { path, text: add(text, field) };
  } catch (error) {
    throw new StepError(`${path} could not be added to: ${(error as Error).message}. Nothing was written.`);
  }
}

async function migrationOf({ name: kind, tables }: Kind, { name, type }: FieldName) {
  const folder = 'packages/server/migrations';
  const last = Math.max(...(await readdir(join(root, folder))).map((file) => Number.parseInt(file, 10)));
  const column = columnOf(name);
  const path = `${folder}/${String(last + 1).padStart(4, '0')}_${column}_of_${kind.replace(' ', '_')}.sql`;
  if (existsSync(join(root, path))) throw new StepError(`${path} is there already. Nothing was written.`);
  const lines = tables.map(
    (table) =>
      `alter table ${table} add column ${column} ${type.column};\ncomment on column ${table}.${column} is '${type.means}';\n`,
  );
  return { path, text: lines.join('') };
}

async function run([file, ...args]: [string, ...string[]]): Promise<void> {
  const { code, output } = await quietly(file, args, { cwd: root });
  if (code !== 0)
    throw new StepError('The field is written, but one step after that failed; the reason stands above.', output);
}
