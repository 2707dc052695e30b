import { roleOfHeading } from '@samspel/domain/import/columns';
import { readTable } from '@samspel/domain/import/read-table';
import { changedIn, type SheetActivity, settledRow } from '@samspel/domain/import/sheet-activity';
import { anySheetActivity } from '@samspel/domain/import/sheet-activity.arbitrary';
import { locales } from '@samspel/i18n/locale';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, open } from '../../../subject/testing/things.ts';
import { formOf } from '../../file/testing/upload.ts';
import { readSource } from '../../import/read/read-source.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { sheetOf } from './sheet.ts';
import { workbookOf } from './workbook.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-11-26T12:00:00Z');
  wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
});
afterAll(() => world.close());

async function get(as: TestPerson | null, path: string) {
  const headers = as ? { authorization: `Bearer ${as.token}` } : {};
  const answer = await world.app.inject({ method: 'GET', url: `/api${path}`, headers });
  return {
    status: answer.statusCode,
    bytes: new Uint8Array(answer.rawPayload),
    headers: answer.headers,
    text: answer.payload,
  };
}
const wheelSheet = (as: TestPerson | null, query = '', format = 'csv') =>
  get(as, `/calendar/${wheel}/export/${format}${query}`);
const lines = ({ text }: { text: string }) => text.replace('\uFEFF', '').trim().split('\r\n').slice(1);
const titles = (answer: { text: string }) => lines(answer).map((line) => line.split(';')[0]);

describe('a sheet is refused', () => {
  it('to nobody, to who may not read the year wheel, and in other forms', async () => {
    expect((await wheelSheet(null)).status).toBe(401);
    expect((await get(null, '/person/me/year/export/csv')).status).toBe(401);
    const secret = await makeCalendar(world, world.kari, hidden);
    expect((await get(world.ola, `/calendar/${secret}/export/csv`)).status).toBe(404);
    expect((await get(world.kari, `/calendar/${secret}/export/csv`)).status).toBe(200);
    expect((await wheelSheet(world.kari, '', 'doc')).status).toBe(400);
    expect((await wheelSheet(world.kari, '?year=x')).status).toBe(400);
    const { instances } = await makeEvent(world, world.kari, wheel, { title: 'Møte', startDate: '2027-03-01' });
    expect((await get(world.kari, `/calendar/${instances.nodes[0]!.id}/export/csv`)).status).toBe(404);
  });

  it('of more activities than can be brought in again', async () => {
    await makeEvent(world, world.kari, wheel, { title: 'Møte', startDate: '2027-03-01' });
    await sql`
      with made as (
        insert into subject (kind, title, status, created_by, organization_id, parent_id, root_id)
        select s.kind, 'Møte ' || n, s.status, s.created_by, s.organization_id, s.parent_id, s.root_id
        from subject s cross join generate_series(1, 5000) n where s.root_id = ${wheel} and s.kind = 'EVENT_INSTANCE'
        returning id, parent_id)
      insert into event_instance (id, event_id, calendar_id, start_date, end_date)
      select id, parent_id, ${wheel}, '2027-05-01', '2027-05-01' from made`.execute(world.db);
    const answer = await wheelSheet(world.kari);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'export.tooMany']);
    expect((await wheelSheet(world.kari, '?q=4999')).status).toBe(200);
  });
});

describe('a sheet holds', () => {
  beforeEach(async () => {
    const made = { startDate: '2027-03-01', endDate: '2027-03-01' };
    await makeEvent(world, world.kari, wheel, {
      ...made,
      title: '=SUM(A1)',
      tags: ['Økonomi', 'Plan'],
      responsible: String(world.ola.id),
    });
    await makeEvent(world, world.kari, wheel, { title: 'Tilsyn', startDate: '2026-02-01', endDate: '2026-02-05' });
    await makeEvent(world, world.kari, wheel, {
      ...made,
      title: 'Årsmøte',
      startDate: '2028-03-01',
      endDate: '2028-03-01',
    });
  });

  it('a row for each activity, in words that its reader knows, and no formula', async () => {
    const answer = await wheelSheet(world.kari);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="skulearet.csv"');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text).toMatch(/^\uFEFFTittel;Startdato;Frist;Ansvarleg;Merkelappar;Føremål;Fullført;Samspel-id\r\n/);
    const row = new RegExp(`^"'=SUM\\(A1\\)";;2027-03-01;${world.ola.name};Plan, Økonomi;[^;]+;Nei;\\d+$`);
    expect(lines(answer)[1]).toMatch(row);
    expect(lines(answer)[0]).toMatch(/^Tilsyn;2026-02-01;2026-02-05;;;/);
  });

  it.each([
    ['?year=2027', ['"\'=SUM(A1)"']],
    ['?year=2026&startMonth=8', ['"\'=SUM(A1)"']],
    ['?q=okonomi', []],
    ['?q=økonomi', ['"\'=SUM(A1)"']],
    ['?q=årsmote', []],
    ['?q=arsmøte', []],
    ['?q=ÅRSMØTE', ['Årsmøte']],
    ['?person=me', []],
    ['?late=true', ['Tilsyn']],
    ['?open=true&view=list&activity=3', ['Tilsyn', '"\'=SUM(A1)"', 'Årsmøte']],
    ['?starred=true', []],
    ['?tag=999999', []],
  ])('what the filter %s shows', async (query, shown) => {
    expect(titles(await wheelSheet(world.kari, query))).toEqual(shown);
  });

  it('what has a tag, by the number that its page knows the tag by', async () => {
    const query = '{ searchTags(query: "plan") { id } }';
    const { searchTags } = dataOf(await world.graphql<{ searchTags: { id: string }[] }>(world.kari, query));
    expect(titles(await wheelSheet(world.kari, `?tag=${searchTags[0]!.id}`))).toEqual(['"\'=SUM(A1)"']);
  });

  it('what I am responsible for, also in the words of the page', async () => {
    expect(titles(await wheelSheet(world.ola, '?person=me'))).toEqual(['"\'=SUM(A1)"']);
  });

  it('in my year, what is mine elsewhere and my year wheels, each with its name; of archived ones if asked for', async () => {
    const answer = await get(world.ola, '/person/me/year/export/csv?year=2027');
    expect(answer.text).toContain('Tittel;Årshjul;Startdato;');
    expect(lines(answer).filter((line) => line.includes(';Skuleåret;')).length).toBeGreaterThan(0);
    await world.db.updateTable('subject').set({ status: 'ARCHIVED' }).where('id', '=', Number(wheel)).execute();
    const of = async (query: string) =>
      lines(await get(world.kari, `/person/me/year/export/csv?q=tilsyn${query}`)).filter((line) =>
        line.includes('Tilsyn'),
      );
    expect((await of('&archived=true')).length).toBeGreaterThan((await of('')).length);
  });
});

test('the headings of each language are understood when it comes back', () => {
  for (const locale of locales) {
    const { columns, headings } = sheetOf([], true, locale);
    expect(headings.map(roleOfHeading)).toEqual(columns.map((column) => (column === 'CALENDAR' ? 'NONE' : column)));
  }
});

test('a workbook that goes out and comes in again changes nothing, whatever is written in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anySheetActivity, { minLength: 1, maxLength: 20 }), async (activities) => {
      const sheet = sheetOf(
        activities.map((activity) => ({ ...activity, calendar: 'Skuleåret' })),
        true,
        'nb',
      );
      const bytes = await workbookOf(sheet, "A/B: 'åtte' [x]");
      const { tables } = await readSource({ bytes, name: 'plan.xlsx', last: '2029-12-31' });
      const { shape, rows } = readTable(tables[0]!, { year: 2027, today: '2026-11-26' });
      expect(shape).toBe('LIST');
      expect(rows.map((row, at) => changesOf(row, activities[at]!))).toEqual(activities.map(() => []));
    }),
    { numRuns: 40 },
  );
});

function changesOf(row: Parameters<typeof settledRow>[0], was: SheetActivity) {
  const { isSameWho, ...settled } = settledRow(row, was, '2026-11-26');
  return [...changedIn({ ...settled, responsible: was.responsible }, was), ...(isSameWho ? [] : ['who'])];
}

describe('brought in again', () => {
  const read = async (as: TestPerson, name: string, content: string | Uint8Array<ArrayBuffer>) => {
    const { type, bytes } = await formOf({}, { name, content });
    const headers = { 'content-type': type, authorization: `Bearer ${as.token}` };
    const answer = await world.app.inject({ method: 'POST', url: '/api/import', payload: bytes, headers });
    return (answer.json() as { reference: string }).reference;
  };
  const apply = async (as: TestPerson, reference: string, count: number, calendar = wheel) => {
    const answer = await world.graphql<{ applyImport: object }>(
      as,
      'mutation ($input: ApplyImportInput!) { applyImport(input: $input) { created changed skipped } }',
      { input: { reference, calendar, rows: Array.from({ length: count }, (_, index) => ({ index })) } },
    );
    return dataOf(answer).applyImport;
  };
  type Preview = {
    importPreview: { rows: { title: string; notes: string[]; mayChange: boolean; changes: { id: string } | null }[] };
  };
  const preview = async (as: TestPerson, reference: string, calendar = wheel) =>
    dataOf(
      await world.graphql<Preview>(
        as,
        'query ($reference: ID!, $options: ImportOptions) { importPreview(reference: $reference, options: $options) { rows { title notes mayChange changes { id } } } }',
        { reference, options: { calendar } },
      ),
    ).importPreview.rows;
  const revisions = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from revision`.execute(world.db);
    return rows[0]!.count;
  };
  beforeEach(async () => {
    const titles = ['Budsjett', '👩‍👧 «Familie»; "ja"', '• Årsmøte', '-5 grader'];
    for (const [at, title] of titles.entries())
      await makeEvent(world, world.kari, wheel, {
        title,
        startDate: `2027-03-0${at + 1}`,
        tags: ['Plan'],
      });
    await makeEvent(world, world.kari, wheel, {
      title: 'Lønn',
      startDate: '2027-01-01',
      repetitionDefinition: { unit: 'MONTH', interval: 1 },
      endRepetitionDate: '2027-12-31',
    });
  });

  it.each(['csv', 'xlsx'])('as it is, as %s, it changes nothing, and writes nothing', async (format) => {
    const { bytes } = await wheelSheet(world.kari, '', format);
    const before = await revisions();
    const reference = await read(world.kari, `plan.${format}`, bytes);
    expect(await apply(world.kari, reference, 16)).toEqual({ created: 0, changed: 0, skipped: 16 });
    expect(await revisions()).toBe(before);
  });

  it('with days, tags, purpose, tick and person of others, it changes those, and takes them back', async () => {
    const { text } = await wheelSheet(world.kari);
    const row = lines({ text }).find((line) => line.startsWith('Budsjett'));
    const changed = row!
      .split(';')
      .with(2, '15.3.2027')
      .with(3, world.ola.name)
      .with(4, 'Økonomi')
      .with(5, 'Ny tekst')
      .with(6, 'Ja');
    const reference = await read(world.kari, 'plan.csv', text.replace(row!, changed.join(';')));
    expect(await apply(world.kari, reference, 16)).toEqual({ created: 0, changed: 1, skipped: 15 });
    const after = lines(await wheelSheet(world.kari));
    expect(after.find((line) => line.startsWith('Budsjett'))).toBe(changed.with(2, '2027-03-15').join(';'));
    expect(after).toHaveLength(16);
    const undo = 'mutation ($reference: ID!) { undoImport(reference: $reference) { count skipped { title } } }';
    expect(dataOf(await world.graphql<{ undoImport: object }>(world.kari, undo, { reference })).undoImport).toEqual({
      count: 2,
      skipped: [],
    });
    expect(lines(await wheelSheet(world.kari)).find((line) => line.startsWith('Budsjett'))).toBe(row);
  });

  it('a row that is copied is new, wherever it stands, and a row that is taken out stays', async () => {
    const { text } = await wheelSheet(world.kari);
    const [head, ...rows] = text.trim().split('\r\n');
    const row = rows.find((line) => line.startsWith('Budsjett'))!;
    const copy = row.replace('Budsjett', 'Tilleggsbudsjett').replace('2027-03-01', '2027-09-01');
    const reference = await read(world.kari, 'plan.csv', [head, copy, row].join('\r\n'));
    expect(await apply(world.kari, reference, 2)).toEqual({ created: 1, changed: 0, skipped: 1 });
    expect(await wheelSheet(world.kari).then(titles)).toContain('Budsjett');
    expect(await wheelSheet(world.kari).then(lines)).toHaveLength(17);
  });

  it('into another year wheel, it changes what it names where that is, and adds nothing', async () => {
    const other = await makeCalendar(world, world.kari, open);
    const { text } = await wheelSheet(world.kari, '?q=budsjett');
    const reference = await read(world.kari, 'plan.csv', text.replace('2027-03-01', '2027-03-08'));
    expect(await apply(world.kari, reference, 1, other)).toEqual({ created: 0, changed: 1, skipped: 0 });
    expect(lines(await wheelSheet(world.kari, '?q=budsjett'))[0]).toContain('2027-03-08');
  });

  it('by somebody who may only read it, it says so, and is refused; by who knows nothing of it, it is new', async () => {
    const other = await makeCalendar(world, world.ola, open);
    const { text } = await wheelSheet(world.ola, '?q=budsjett');
    const reference = await read(world.ola, 'plan.csv', text);
    const moved = await read(world.ola, 'plan.csv', text.replace('2027-03-01', '2027-03-08'));
    expect(await preview(world.ola, reference, other)).toMatchObject([{ mayChange: false, notes: ['notYours'] }]);
    const answer = await world.graphql(
      world.ola,
      'mutation ($input: ApplyImportInput!) { applyImport(input: $input) { created } }',
      {
        input: { reference: moved, calendar: other, rows: [{ index: 0 }] },
      },
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'notAllowed', field: 'input.rows' });
    await world.db
      .updateTable('subject')
      .set({ is_private: true, visibility: 'PRIVATE' })
      .where('id', '=', Number(wheel))
      .execute();
    expect(await preview(world.ola, reference, other)).toMatchObject([
      { mayChange: true, notes: ['numberUnknown'], changes: null },
    ]);
    expect(await apply(world.ola, reference, 1, other)).toEqual({ created: 1, changed: 0, skipped: 0 });
  });
});
