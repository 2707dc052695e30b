// `npm run new:area NAME "Nynorsk" "Bokmål" "English"`, each `One` or `One/Several`: writes a working area in every package, and says what to do
// next.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { type Register, registers } from './new-area/registers.ts';
import { type AreaName, filesOf, kindOf, type Noun } from './new-area/templates.ts';
import { root } from './paths.mjs';
import { quietly, runTool, StepError } from './step.mjs';
import { writeOrUndo } from './write-or-undo.ts';

await runTool(async () => {
  await ensureInstalled('all');
  const area = readName(process.argv.slice(2));
  const known = await readFile(join(root, 'packages/domain/src/subject/subject.ts'), 'utf8');
  if (known.includes(`  ${kindOf(area)}: `))
    throw new StepError(`The kind ${kindOf(area)} is there already: choose another name.`);
  const files = filesOf(area, await nextMigration());
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new StepError(`${taken.path} is there already: choose another name, or remove it first.`);
  const texts = await Promise.all(registers.map((register) => addTo(register, area)));
  const written = [...files, ...texts];
  await writeOrUndo(root, written, async () => {
    await format(written.map(({ path }) => path));
    await print();
  });
  console.log(
    report(
      area,
      files.map(({ path }) => path),
      registers.map(({ path }) => path),
    ),
  );
});

function readName([name = '', ...words]: string[]): AreaName {
  if (!/^[a-z]{3,30}$/.test(name))
    throw new StepError(
      'Name the area with one lower-case English word, in the singular: npm run new:area meeting Møte Møte/Møter Meeting/Meetings',
    );
  const [nn, nb, en] = words.map(readNoun);
  if (!nn?.one || !nb?.one || !en?.one)
    throw new StepError(
      `Say what people call one ${name}, and several where that is another word, in three languages: npm run new:area ${name} "Nynorsk" "Bokmål/Several" "English/Several"`,
    );
  return { name, nn, nb, en };
}

/** Reads 'Møte/Møter'; without a plural the singular is used for both. */
function readNoun(words: string): Noun {
  const [one = '', many] = words.split('/').map((word) => word.trim());
  return { one, many: many || one };
}

/** Returns the number after the last migration's. */
async function nextMigration(): Promise<string> {
  const names = await readdir(join(root, 'packages/server/migrations'));
  const last = Math.max(...names.map((name) => Number.parseInt(name, 10)));
  return String(last + 1).padStart(4, '0');
}

async function addTo({ path, add }: Register, area: AreaName) {
  try {
    return { path, text: add(await readFile(join(root, path), 'utf8'), area) };
  } catch (error) {
    throw new StepError(`${path} could not be added to: ${(error as Error).message}. Nothing was written.`);
  }
}

/** Formats files, since a name's length changes where lines break and how imports are sorted. */
async function format(paths: string[]): Promise<void> {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { code, output } = await quietly(biome, ['check', '--write', ...paths.filter((path) => /\.tsx?$/.test(path))], {
    cwd: root,
  });
  if (code !== 0) throw new StepError('The new files could not be formatted; what Biome said stands above.', output);
}

async function print(): Promise<void> {
  const { code, output } = await quietly(process.execPath, [join(root, 'tools', 'print.ts')], { cwd: root });
  if (code !== 0) throw new StepError('The schemas could not be printed; the reason stands above.', output);
}

function report(area: AreaName, files: string[], changed: string[]): string {
  const { name } = area;
  return `
The area ${name} is there, and works: its things are listed at /app/${name}, made, changed, shared, followed, archived, removed and undone.

${files.map((path) => `  + ${path}`).join('\n')}
${changed.map((path) => `  ~ ${path}`).join('\n')}

Next:
  1. Give it a table of its own when it has more than a title: docs/recipes/a-table.md.
  2. Write its next action: docs/recipes/an-action.md, and the words of its screens: docs/recipes/a-text.md.
  3. What its page shows is the Body of packages/web/src/areas/${name}/${name}.root.tsx.`;
}
