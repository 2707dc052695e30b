import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { readPassword } from '../packages/server/src/core/database/embedded/cluster.ts';
import { connectionString } from '../packages/server/src/core/database/embedded/connect.ts';
import { layoutOf } from '../packages/server/src/core/database/embedded/layout.ts';
import { type Database, openDatabase } from '../packages/server/src/core/database/pool.ts';
import { openSession } from '../packages/server/src/core/session/issue-tokens.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { ensureChromium } from '../tools/chromium.mjs';
import { ensureWebBuilt } from '../tools/web.mjs';
import { ask } from './ask.ts';
import { type Picture, pictures } from './pictures-list.ts';

/** `npm run pictures`: starts the demo in a folder of its own, on the same day each time, and takes the pictures of `docs/pictures`. */
const begins = '2026-11-26T08:00:00Z';
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const clock = new URL('fixed-clock.mjs', import.meta.url).href;
/** The most bytes of a picture; its quality, from 0 to 100, is lowered until it has no more. */
const mostBytes = 150_000;
const qualities = [90, 80, 70, 60, 50];
const heights: Record<Picture['width'], number> = { 1440: 900, 768: 1_024, 360: 740 };

await ensureWebBuilt();
const dataDir = await mkdtemp(join(tmpdir(), 'samspel-pictures-'));
const server = await startProcess({
  ...{ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error', CLOCK_BEGINS: begins },
  NODE_OPTIONS: `--import=${clock}`,
});
const layout = layoutOf(dataDir);
const { database } = openDatabase(connectionString(layout.socket, readPassword(layout)), 2);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
await mkdir(folder, { recursive: true });
for (const picture of pictures) await take(browser, picture);
await browser.close();
await database.destroy();
await server.stop();
await rm(dataDir, { recursive: true, force: true });

async function take(browser: Browser, picture: Picture): Promise<void> {
  const { name, width, theme, path, doing } = picture;
  const context = await browser.newContext({
    ...{ viewport: { width, height: heights[width] }, colorScheme: theme, locale: 'nb-NO', reducedMotion: 'reduce' },
    ...{ baseURL: server.url, serviceWorkers: 'block' },
  });
  await context.clock.setFixedTime(begins);
  await context.addInitScript((theme) => {
    localStorage.setItem('samspel.locale', 'nn');
    localStorage.setItem('samspel.theme', theme);
  }, theme);
  const page = await context.newPage();
  await signIn(page, database);
  await page.goto(`/app${typeof path === 'string' ? path : await path((query) => ask(page, query))}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  if (doing) {
    await doing(page);
    await settled(page);
  }
  await writeFile(join(folder, `${name}-${width}-${theme}.webp`), await small(page));
  await context.close();
}

/** Waits until nothing is asked for, and the letters are there. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

async function small(page: Page): Promise<Buffer> {
  const tools = await page.context().newCDPSession(page);
  for (const quality of qualities) {
    const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`${page.url()} is too large a picture`);
}

/** Signs Kari in. */
async function signIn(page: Page, database: Database): Promise<void> {
  const tokens = await database.transaction().execute(async (tx) => {
    const { id } = await tx
      .selectFrom('person')
      .select('id')
      .where('email', '=', 'kari@fjordvik.example')
      .executeTakeFirstOrThrow();
    return openSession(tx, id, 'pictures', new Date(begins));
  });
  await page.goto('/app/mark.svg');
  await page.evaluate(
    (kept) => localStorage.setItem('samspel.tokens', JSON.stringify({ ...kept, access_token_time: Date.now() })),
    tokens,
  );
}
