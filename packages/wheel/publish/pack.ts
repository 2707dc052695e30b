import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const wheel = resolve(here, '..');
const root = resolve(wheel, '../..');

/** Inside the repository the sources themselves are imported; the published package has JavaScript with its types beside it. */
const published = {
  '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  './pure': { types: './dist/pure.d.ts', default: './dist/pure.js' },
  './timeline': { types: './dist/timeline/index.d.ts', default: './dist/timeline/index.js' },
  './timeline/pure': { types: './dist/timeline/pure.d.ts', default: './dist/timeline/pure.js' },
  './wheel.css': './css/wheel.css',
  './timeline.css': './css/timeline.css',
};

/** Makes the package as a registry would store it. @param into an existing folder @returns the path of the .tgz */
export async function pack(into: string): Promise<string> {
  const staged = await mkdtemp(join(tmpdir(), 'wheel-package-'));
  await run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    here,
    '--outDir',
    join(staged, 'dist'),
  ]);
  await nameJavaScript(join(staged, 'dist'));
  await mkdir(join(staged, 'css'));
  await cp(join(wheel, 'src/wheel.css'), join(staged, 'css/wheel.css'));
  await cp(join(wheel, 'src/css'), join(staged, 'css/css'), { recursive: true });
  await cp(join(wheel, 'src/timeline/timeline.css'), join(staged, 'css/timeline.css'));
  for (const name of ['README.md', 'pictures']) await cp(join(wheel, name), join(staged, name), { recursive: true });
  await cp(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  const { private: _, ...manifest } = JSON.parse(await readFile(join(wheel, 'package.json'), 'utf8'));
  await writeFile(join(staged, 'package.json'), JSON.stringify({ ...manifest, exports: published }, null, 2));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], {
    cwd: staged,
  });
  await rm(staged, { recursive: true });
  return join(into, JSON.parse(stdout)[0].filename);
}

/** The compiler leaves `.ts` in the imports of declarations, but the packed files end in `.js`. */
async function nameJavaScript(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.d.ts'))) {
    const declared = await readFile(join(dist, name), 'utf8');
    await writeFile(join(dist, name), declared.replaceAll(/(from '\.[^']+)\.tsx?'/g, "$1.js'"));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${await pack(resolve(process.argv[2] ?? '.'))}\n`);
}
