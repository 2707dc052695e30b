import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from '../../packages/wheel/publish/pack.ts';
import { findChromium } from '../../tools/chromium.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = (folder: string) => join(folder, 'node_modules/@samspel/wheel');
let app: string;

/** A page of a user who has React and the package, and nothing of this repository. */
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'wheel-consumer-'));
  const archive = await pack(app);
  await mkdir(installed(app), { recursive: true });
  await run('tar', ['-xzf', archive, '-C', installed(app), '--strip-components=1']);
  for (const name of ['react', 'react-dom', 'scheduler', '@types']) {
    await symlink(resolve(root, 'node_modules', name), join(app, 'node_modules', name));
  }
  await cp(join(root, 'packages/wheel/playground/texts.ts'), join(app, 'texts.ts'));
  const texts = await readFile(join(app, 'texts.ts'), 'utf8');
  await writeFile(join(app, 'texts.ts'), texts.replace('../src/index.ts', '@samspel/wheel'));
  await writeFile(join(app, 'index.html'), '<div id="root"></div><script type="module" src="/main.tsx"></script>');
  await writeFile(join(app, 'main.tsx'), page);
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(strict));
});
afterAll(() => rm(app, { recursive: true }));

const page = `
import '@samspel/wheel/wheel.css';
import { WheelTable, YearWheel } from '@samspel/wheel';
import { contrast } from '@samspel/wheel/pure';
import { createRoot } from 'react-dom/client';
import { texts } from './texts.ts';

const shared = {
  year: 2026,
  texts,
  rings: [{ id: 'economy', title: 'Økonomi', color: '#1f6f8b' }],
  activities: [{ id: '1', ringId: 'economy', title: 'Revisjon', startDate: '2026-05-12', endDate: '2026-05-12', isDone: false }],
};
document.title = contrast('#000000', '#ffffff').toFixed(0);
createRoot(document.getElementById('root')!).render(<><YearWheel {...shared} /><WheelTable {...shared} /></>);
`;
const strict = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, jsx: 'react-jsx', module: 'preserve', moduleResolution: 'bundler' },
    ...{ allowImportingTsExtensions: true, skipLibCheck: false, lib: ['es2024', 'dom', 'dom.iterable'] },
    types: ['react', 'react-dom'],
    noUncheckedSideEffectImports: false,
  },
  include: ['main.tsx'],
};

describe('the wheel as a package of its own', () => {
  it('needs React and nothing else, and says under which licence it is used', async () => {
    const manifest = JSON.parse(await readFile(join(installed(app), 'package.json'), 'utf8'));
    expect(manifest.private).toBeUndefined();
    expect(manifest.dependencies).toBeUndefined();
    expect(Object.keys(manifest.peerDependencies)).toEqual(['react']);
    expect(await readFile(join(installed(app), 'LICENSE'), 'utf8')).toContain('MIT');
    expect(await readFile(join(installed(app), 'README.md'), 'utf8')).toContain('A year drawn as a wheel');
  });

  it('brings its types', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    await expect(run(process.execPath, [tsc, '-p', app], { cwd: app })).resolves.toMatchObject({ stdout: '' });
  });

  it('draws a wheel on a page that knows only the package', async () => {
    await build({ root: app, logLevel: 'error' });
    const server = await preview({ root: app, logLevel: 'error', preview: { port: 0 } });
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
    const tab = await browser.newPage();
    await tab.goto(server.resolvedUrls!.local[0]!);
    await tab.getByRole('gridcell', { name: 'mai, ring Økonomi, 1 aktivitet' }).waitFor();
    expect(await tab.title()).toBe('21');
    const cell = tab.locator('.wheel-cell').first();
    expect(await cell.evaluate((element) => getComputedStyle(element).fill)).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
    await browser.close();
    await server.close();
  });
});
