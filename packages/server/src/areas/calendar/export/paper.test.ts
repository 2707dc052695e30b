import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, open } from '../../../subject/testing/things.ts';
import { paperPool } from '../paper/paper-pool.ts';
import { fetchFile, openPdf, readPages, readText } from '../testing/papers.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { patience } from './paper-files.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-11-26T12:00:00Z');
  patience.milliseconds = 60_000;
  wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
});
afterEach(() => {
  patience.milliseconds = 2_000;
});
afterAll(async () => {
  await paperPool.close();
  await world.close();
});

const get = (as: TestPerson | null, path: string) => fetchFile(world, as, path);
const paper = (query = '', as: TestPerson | null = world.kari, format = 'pdf') =>
  get(as, `/calendar/${wheel}/export/${format}?year=2027${query && `&${query}`}`);

/** Many activities of a day each, as one series has them. */
const fill = (count: number, title = "'Møte ' || n") =>
  sql`
    with made as (
      insert into subject (kind, title, status, created_by, organization_id, parent_id, root_id)
      select s.kind, ${sql.raw(title)}, s.status, s.created_by, s.organization_id, s.parent_id, s.root_id
      from (select * from subject where root_id = ${wheel} and kind = 'EVENT_INSTANCE' limit 1) s cross join generate_series(1, ${count}::int) n
      returning id, parent_id)
    insert into event_instance (id, event_id, calendar_id, start_date, end_date)
    select id, parent_id, ${wheel}, day, day from made, lateral (select date '2027-01-01' + (id % 365)::int as day) d`.execute(
    world.db,
  );

describe('a file for paper is refused', () => {
  it.each(['pdf', 'svg', 'png'])('to nobody and to who may not read the year wheel, as %s', async (format) => {
    expect((await paper('', null, format)).status).toBe(401);
    expect((await get(null, `/person/me/year/export/${format}`)).status).toBe(401);
    const secret = await makeCalendar(world, world.kari, hidden);
    expect((await get(world.ola, `/calendar/${secret}/export/${format}`)).status).toBe(404);
    expect((await get(world.per, `/calendar/999999999/export/${format}`)).status).toBe(404);
  });

  it.each([
    ['paper=a5', 'input.notAChoice', 'paper'],
    ['orientation=sideways', 'input.notAChoice', 'orientation'],
    ['what=wheel,poster', 'input.notAChoice', 'what.1'],
    ['what=', 'input.notAChoice', 'what.0'],
    ['ground=pink', 'input.notAChoice', 'ground'],
    ['from=2027-13-01', 'input.day', 'from'],
    ['from=2027-06-01&to=2027-05-01', 'input.endBeforeStart', 'to'],
    ['from=2029-01-01', 'input.outOfRange', 'from'],
    ['to=2020-01-01', 'input.outOfRange', 'to'],
  ])('where the address asks for %s', async (query, code, field) => {
    const answer = await paper(query);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { code, field }]);
  });
});

describe('a PDF', () => {
  beforeEach(async () => {
    await makeEvent(world, world.kari, wheel, {
      title: 'Budsjettmøte i mars',
      startDate: '2027-03-01',
      tags: ['Økonomi'],
    });
    await makeEvent(world, world.kari, wheel, { title: 'Tilsyn', startDate: '2027-05-03', endDate: '2027-05-07' });
    await makeEvent(world, world.kari, wheel, { title: 'Eit anna år', startDate: '2028-03-01' });
  });

  it('has the name of its title, and text that can be selected, in its order', async () => {
    const answer = await paper();
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="skulearet-2027.pdf"',
      'x-content-type-options': 'nosniff',
    });
    const [page, ...others] = await readPages(answer.bytes);
    expect(others).toEqual([]);
    expect(page!.size).toEqual([842, 595]);
    const wanted = [
      'Fjordvik kommune · 2027',
      'Skuleåret',
      'Økonomi',
      'mars',
      'må 1.',
      'Budsjettmøte i mars',
      'mai',
      '3.–7.',
      'Tilsyn',
    ];
    const list = page!.text.slice(page!.text.lastIndexOf('mars må'));
    expect(wanted.every((text) => page!.text.includes(text))).toBe(true);
    expect(list).toMatch(
      /^mars må 1\. ?Budsjettmøte i mars.*mai ?3\.–7\. ?Tilsyn.*Skrive ut 26\. november 2026 · .*\/app\/calendar\/skulearet-\d+\?year=2027.*1 av 1/,
    );
    expect(page!.text).not.toContain('Eit anna år');
  });

  it('is tagged, and has a title and a language', async () => {
    const pdf = await openPdf((await paper()).bytes);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Skuleåret 2027', Language: 'nn-NO', IsAcroFormPresent: false });
    expect((await pdf.getMarkInfo()) as unknown).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    expect((await pdf.getViewerPreferences()) as unknown).toEqual(new Map([['DisplayDocTitle', true]]));
    const tree = await (await pdf.getPage(1)).getStructTree();
    const roles = JSON.stringify(tree)
      .match(/"role":"\w+"/g)!
      .map((role) => role.slice(8, -1));
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Figure']) expect(roles).toContain(role);
    expect(JSON.stringify(tree)).toContain('"alt":"Skuleåret 2027 som årshjul, 2 aktivitetar"');
    expect(JSON.stringify(tree)).toContain('Kode som opnar');
  });

  it('has its letters with it, all of Inter, and no pictures', async () => {
    const { bytes } = await paper();
    const raw = Buffer.from(bytes).toString('latin1');
    const fonts = [...raw.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name!);
    expect(fonts.length).toBeGreaterThan(0);
    for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+Inter-/);
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(new Set(fonts).size);
    expect(raw).not.toContain('/Subtype /Image');
  });

  it.each([
    ['paper=a3', [1191, 842]],
    ['paper=a2&orientation=portrait', [1191, 1684]],
    ['paper=a4&orientation=portrait', [595, 842]],
  ])('is as large as the paper: %s', async (query, size) => {
    const pages = await readPages((await paper(query)).bytes);
    for (const page of pages) expect(page.size).toEqual(size);
  });

  it('has each part that is asked for, in one order, and numbers its sheets', async () => {
    const pages = await readPages((await paper('what=list,timeline,months,wheel&notes=true')).bytes);
    expect(pages.slice(1).map(({ text }) => text.includes('juli'))).toEqual([true, true, false]);
    for (const [at, { text }] of pages.entries()) expect(text).toContain(`${at + 1} av 4`);
    expect(pages[3]!.text).toContain('Notat');
    await makeEvent(world, world.kari, wheel, { title: 'Over nyttår', startDate: '2026-12-20', endDate: '2027-01-08' });
    expect(await readText((await paper('what=months')).bytes)).toMatch(/– fr 8\. ?Over nyttår/);
    expect(pages[2]!.text).toMatch(/Budsjettmøte i mars.*Tilsyn|Tilsyn.*Budsjettmøte i mars/);
  });

  it('of a quarter has its days alone', async () => {
    const text = await readText((await paper('from=2027-04-01&to=2027-06-30&what=wheel,months,timeline,list')).bytes);
    expect(text).toContain('1. april – 30. juni 2027');
    expect(text).toContain('Tilsyn');
    expect(text).not.toContain('Budsjettmøte');
    expect(text).not.toContain('desember');
  });

  it('of one day, and of an empty year, is still a sheet', async () => {
    const day = await paper('from=2027-05-03&to=2027-05-03&what=wheel,months,timeline,list');
    expect([day.status, await readText(day.bytes)]).toEqual([200, expect.stringContaining('Tilsyn')]);
    const empty = await get(world.kari, `/calendar/${wheel}/export/pdf?year=2025&what=wheel,months,timeline,list`);
    expect([empty.status, (await readPages(empty.bytes)).length]).toEqual([200, 4]);
  });

  it('in the words of its reader, as the filter of the page has it', async () => {
    await sql`update person set language = 'en' where id = ${world.ola.id}`.execute(world.db);
    const text = await readText((await paper('q=tilsyn', world.ola)).bytes);
    expect(text).toContain('May');
    expect(text).not.toContain('Budsjettmøte');
    await sql`update person set language = 'nn' where id = ${world.ola.id}`.execute(world.db);
  });

  it('of my own year has a ring for each year wheel, and one for what is mine elsewhere', async () => {
    await makeEvent(world, world.kari, wheel, {
      title: 'Olas oppgåve',
      startDate: '2027-08-01',
      responsible: String(world.ola.id),
    });
    const mine = await get(world.kari, '/person/me/year/export/pdf?year=2027');
    expect(mine.headers['content-disposition']).toContain('-2027.pdf');
    expect(await readText(mine.bytes)).toMatch(/Året til Kari.*Skuleåret.*Budsjettmøte i mars/);
    const olas = await readText((await get(world.ola, '/person/me/year/export/pdf?year=2027&person=me')).bytes);
    expect(olas).toMatch(/Oppgåvene mine i andre årshjul.*Olas oppgåve/);
    expect(olas).not.toContain('Budsjettmøte');
  });
});

describe('whatever is written in it', () => {
  const marvel = '👩‍👧 Familiedag 🇳🇴 🎉';
  it('letters of other scripts and pictures are drawn by their own fonts, and what no font has is said', async () => {
    for (const title of [marvel, 'שלום עולם', 'سلام عليكم', 'Čahppes áigi', 'Київ', 'Ελλάδα'])
      await makeEvent(world, world.kari, wheel, { title, startDate: '2027-03-01' });
    const { bytes } = await paper('what=wheel,months,timeline,list');
    const raw = Buffer.from(bytes).toString('latin1');
    for (const font of ['Inter', 'NotoEmoji', 'NotoSansHebrew', 'NotoSansArabic']) expect(raw).toContain(`+${font}-`);
    const text = await readText(bytes);
    for (const title of ['Čahppes áigi', 'Київ', 'Ελλάδα', 'Familiedag']) expect(text).toContain(title);
    expect(text).not.toContain('? står for');
    await makeEvent(world, world.kari, wheel, { title: '漢字 på timeplanen', startDate: '2027-03-01' });
    const lacking = await readText((await paper()).bytes);
    expect(lacking).toContain('?? på timeplanen');
    expect(lacking).toContain('? står for teikn som skrifta ikkje har');
  });

  it('255 letters stand in the list, in one word or in many', async () => {
    const long = `${'ord '.repeat(63)}slutt`.slice(0, 255);
    for (const title of ['å'.repeat(255), long])
      await makeEvent(world, world.kari, wheel, { title, startDate: '2027-03-01' });
    const text = await readText((await paper('what=list&orientation=portrait')).bytes);
    expect(text.match(/å/g)!.length).toBeGreaterThanOrEqual(255);
    expect(text.match(/ord/g)!.length).toBeGreaterThanOrEqual(63);
    expect((await paper('what=wheel,months,timeline')).status).toBe(200);
  });

  it('3,000 activities go on as many sheets as they need, and none is lost', async () => {
    await makeEvent(world, world.kari, wheel, { title: 'Møte', startDate: '2027-03-01' });
    await fill(3_000, "'Møte nr' || n || '.'");
    const pages = await readPages((await paper('what=list')).bytes);
    expect(pages.length).toBeGreaterThan(10);
    const text = pages.map((page) => page.text).join(' ');
    const found = new Set([...text.matchAll(/Møte nr(\d+)\./g)].map(([, number]) => number));
    expect(found.size).toBe(3_000);
    const timeline = await readText((await paper('what=timeline')).bytes);
    expect(new Set([...timeline.matchAll(/Møte nr(\d+)\./g)].map(([, number]) => number)).size).toBe(3_000);
    expect(await readText((await paper('what=months')).bytes)).toMatch(/og \d+ til/);
  });

  it('twelve rings have a shape each', async () => {
    for (let at = 0; at < 12; at += 1) await makeCalendar(world, world.astrid, open, { title: `Hjul ${at}` });
    const answer = await get(world.astrid, '/person/me/year/export/pdf?year=2027&what=wheel,timeline');
    expect(await readText(answer.bytes)).toMatch(/Hjul 0.*Hjul 11/);
  });
});

it('its marks are lines and letters that a printer draws, in the page itself', async () => {
  await makeEvent(world, world.kari, wheel, { title: 'Budsjettmøte', startDate: '2027-03-01' });
  const raw = Buffer.from((await paper('what=wheel')).bytes);
  const streams = [...raw.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index }) => {
    try {
      return [inflateSync(raw.subarray(index + 7)).toString('latin1')];
    } catch {
      return [];
    }
  });
  expect(
    streams.some((stream) => / c\n/.test(stream) && stream.includes('/Figure') && stream.includes('/ActualText')),
  ).toBe(true);
});
