import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open } from '../../../subject/testing/things.ts';
import { paperPool } from '../paper/paper-pool.ts';
import { fetchFile } from '../testing/papers.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { patience } from './paper-files.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-11-26T12:00:00Z');
  wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
  patience.milliseconds = 60_000;
  await makeEvent(world, world.kari, wheel, {
    title: 'Budsjett <møte> & "kaffi"',
    startDate: '2027-03-01',
    endDate: '2027-04-20',
  });
});
afterEach(() => {
  patience.milliseconds = 2_000;
});
afterAll(async () => {
  await paperPool.close();
  await world.close();
});

const get = (as: TestPerson | null, path: string) => fetchFile(world, as, path);
const paper = (query = '', as: TestPerson | null = world.kari, format = 'svg') =>
  get(as, `/calendar/${wheel}/export/${format}?year=2027${query && `&${query}`}`);

it('as SVG needs no font of its reader, runs nothing, and says its words', async () => {
  const { text, headers } = await paper();
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="skulearet-2027.svg"');
  expect(text.slice(0, 200)).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" data-pages="1" width="1920" height="1080" viewBox="0 0 960 540"><title>Skuleåret 2027<\/title>/,
  );
  expect(text.slice(0, 500)).toContain('Skuleåret 2027 som årshjul, 1 aktivitet');
  expect(/<text|<script|<image|font-family|xlink|<møte>/.exec(text)).toBeNull();
  const listed = await paper('paper=a4&what=list');
  expect(listed.text.slice(0, 900)).toContain('Budsjett &lt;møte&gt; &amp; "kaffi"');
});

const cornerOf = async (bytes: Uint8Array) => [
  ...(await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()),
];

it('as PNG fills a slide, and is clear where nothing is drawn, or white', async () => {
  const { bytes, headers } = await paper('', world.kari, 'png');
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1920, height: 1080, hasAlpha: true });
  expect((await cornerOf(bytes))[3]).toBe(0);
  expect(await cornerOf((await paper('ground=white', world.kari, 'png')).bytes)).toEqual([255, 255, 255, 255]);
});

it('has its letters drawn as Inter draws them', async () => {
  const { text } = await paper('paper=a4&what=list');
  const file = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff');
  const font = fontkit.openSync(file) as fontkit.Font;
  for (const letter of 'Budsjet') expect(text.includes(font.layout(letter).glyphs[0]!.path.toSVG())).toBe(true);
});

it('of a sheet is the page that is asked for, and of too high a number the last', async () => {
  for (let at = 0; at < 60; at += 1)
    await makeEvent(world, world.kari, wheel, { title: `Møte ${at}`, startDate: `2027-0${1 + (at % 9)}-11` });
  const [first, second, last] = await Promise.all(
    ['1', '2', '9999'].map((page) => paper(`paper=a4&page=${page}`).then(({ text }) => text)),
  );
  expect(first!.slice(0, 3_000)).toContain('Møte 0');
  expect(first === second).toBe(false);
  expect(last).toBe(second);
});
