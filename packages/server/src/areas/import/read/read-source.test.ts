import { Refusal } from '@samspel/domain/refusal';
import { describe, expect, it } from 'vitest';
import { documentOf, workbookOf } from '../testing/office.ts';
import { readInThread } from './read-in-thread.ts';
import { readSource } from './read-source.ts';

const last = '2029-12-31';
const read = (content: Uint8Array | string, name = '') =>
  readSource({ bytes: typeof content === 'string' ? Buffer.from(content) : content, name, last });
const rowsOf = async (content: Uint8Array | string, name?: string) => (await read(content, name)).tables[0]!.rows;
const refusalOf = async (content: Uint8Array | string, name: string) => {
  const error = await read(content, name).then(
    () => null,
    (problem: unknown) => problem,
  );
  return error instanceof Refusal ? error.code : error;
};
const cfb = (inIt: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), Buffer.from(inIt, 'utf16le')]);

describe('what cannot be read is refused with what to do', () => {
  const many = (rows: number, columns: number) =>
    workbookOf([{ rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1)) }]);
  it.each([
    ['nothing', '', 'plan.csv', 'file.empty'],
    ['no table', '<p>Hei</p><table><tr><td> </td></tr></table>', '', 'import.noTable'],
    ['only pictures in a table', documentOf([['', '']]), 'plan.docx', 'import.noTable'],
    ['a PDF', '%PDF-1.7 …', 'plan.pdf', 'import.notAccepted'],
    ['a PDF with another name', '\r\n%PDF-1.7 …', 'plan.xlsx', 'file.mismatch'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'plan.png', 'import.notAccepted'],
    ['a program with the name of a table', 'MZ\x90\0\x03\0', 'plan.csv', 'file.mismatch'],
    ['a document of WordPad', '{\\rtf1\\ansi Budsjett}', 'plan.rtf', 'import.notAccepted'],
    ['a document of WordPad with the name of a table', '{\\rtf1\\ansi Budsjett}', 'plan.csv', 'file.mismatch'],
    ['a picture with another name', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'plan.csv', 'file.mismatch'],
    [
      'another packed file',
      Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40)]),
      'plan.zip',
      'import.notAccepted',
    ],
    ['a workbook of 1997', cfb('Workbook'), 'plan.xls', 'import.oldFormat'],
    ['a document of 1997', cfb('WordDocument'), 'plan.doc', 'import.oldFormat'],
    ['a locked workbook', cfb('EncryptedPackage'), 'plan.xlsx', 'import.locked'],
    ['a broken workbook', Buffer.from('PK\x03\x04 xl/workbook.xml'), 'plan.xlsx', 'file.mismatch'],
    ['50,000 rows', 'Møte;1.2.2027\n'.repeat(50_000), 'plan.csv', 'import.tooManyRows'],
    ['5,001 rows of a workbook', many(5_001, 1), 'plan.xlsx', 'import.tooManyRows'],
    ['2,000 columns', many(1, 2_000), 'plan.xlsx', 'import.tooManyColumns'],
    ['2,000 columns by their span', '<table><tr><td colspan="2000">x</td></tr></table>', '', 'import.tooManyColumns'],
    ['a calendar that is none', 'BEGIN:VCALENDAR\nBEGIN:', 'plan.ics', 'file.mismatch'],
  ])('%s', async (_what, content, name, code) => expect(await refusalOf(content, name)).toBe(code));

  it('a zip bomb, by what it says and by what it does', async () => {
    const zeros = Buffer.alloc(120_000_000, 32);
    expect(await refusalOf(workbookOf([{ rows: [['x']] }], [{ name: 'xl/media/a', content: zeros }]), 'a.xlsx')).toBe(
      'file.packed',
    );
    expect(
      await refusalOf(
        workbookOf([{ rows: [['x']] }], [{ name: 'xl/sharedStrings.xml', content: zeros, claims: 10 }]),
        'a.xlsx',
      ),
    ).not.toBe(null);
  });
});

describe('a workbook', () => {
  it('brings its shown sheets with days, numbers, merged cells and the values of formulas', async () => {
    const found = await read(
      workbookOf([
        {
          name: 'Plan',
          merged: ['A1:C1', 'A3:A4'],
          rows: [
            ['Årsplan', null, null],
            ['Område', 'Frist', 'Tal'],
            ['Skule', { day: 46447 }, 3],
            [null, { day: 46448.5 }, { formula: 'A1', value: 'Sum' }],
          ],
        },
        { name: 'Løynd', rows: [['x']], state: 'hidden' },
      ]),
    );
    expect(found.hidden).toEqual(['Løynd']);
    expect(found.tables).toEqual([
      {
        name: 'Plan',
        notes: {},
        rows: [
          ['Årsplan', 'Årsplan', 'Årsplan'],
          ['Område', 'Frist', 'Tal'],
          ['Skule', '2027-03-01', '3'],
          ['Skule', '2027-03-02 12:00', 'Sum'],
        ],
      },
    ]);
  });

  it('tells a formula that has no value at its row', async () => {
    const { tables } = await read(
      workbookOf([
        {
          rows: [
            ['Tittel', 'Frist'],
            ['Møte', { formula: 'TODAY()' }],
          ],
        },
      ]),
    );
    expect(tables[0]!.notes).toEqual({ 1: ['formula'] });
  });
});

it('a table of Word has its cells with their lines', async () => {
  expect(
    await rowsOf(
      documentOf([
        ['', 'Januar'],
        ['Skule', 'Éin\nTo'],
      ]),
    ),
  ).toEqual([
    ['', 'Januar'],
    ['Skule', 'Éin\nTo'],
  ]);
});

describe('text', () => {
  const csv = 'Tittel;Frist\r\n"Møte\r\nom våren";1.2.2027\r\n';
  const rows = [
    ['Tittel', 'Frist'],
    ['Møte\nom våren', '1.2.2027'],
  ];
  it.each([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16', Buffer.from(csv, 'utf16le')],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['UTF-16 turned round', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(csv, 'latin1')],
    ['commas', Buffer.from(csv.replaceAll(';', ','))],
    ['tabs', Buffer.from(csv.replaceAll(';', '\t'))],
    ['lone carriage returns', Buffer.from(csv.replaceAll('\r\n', '\r'))],
  ])('in %s is read', async (_what, bytes) => expect(await rowsOf(bytes)).toEqual(rows));
});

it('a table of a page has cells that span, lines, and nothing that is hidden', async () => {
  const html = `<html><head><style>td{}</style></head><body><table><tr><td colspan=2>Plan<td>x</td></tr>
    <tr><th rowspan="2"><p>Skule</p><p>Helse</p></th><td>Éin<br>to</td><td><span style="mso-hide:all">nei</span> tre</td></tr><tr><td>fire<td>fem</table>`;
  expect(await rowsOf(html)).toEqual([
    ['Plan', 'Plan', 'x'],
    ['Skule\nHelse', 'Éin\nto', 'tre'],
    ['Skule\nHelse', 'fire', 'fem'],
  ]);
});

describe('a calendar', () => {
  const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Møte', ...lines, 'END:VEVENT'].join('\r\n');
  const eventsOf = async (...events: string[]) =>
    (await rowsOf(calendar(...events)))
      .slice(1)
      .map(([, , start, end, , rule]) => [start, end, rule].filter(Boolean).join(' '));

  it.each([
    ['a whole day', ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270303'], ['2027-03-01 2027-03-02']],
    ['a moment in UTC', ['DTSTART:20270301T230000Z', 'DTEND:20270301T233000Z'], ['2027-03-02 00:00 2027-03-02 00:30']],
    ['an end at midnight', ['DTSTART:20270301T200000Z', 'DTEND:20270301T230000Z'], ['2027-03-01 21:00 2027-03-01']],
    [
      'a zone that it does not describe',
      ['DTSTART;TZID=America/New_York:20270301T200000'],
      ['2027-03-02 02:00 2027-03-02'],
    ],
    ['a zone that nobody knows', ['DTSTART;TZID=Ukjend:20270301T200000'], ['2027-03-01 20:00 2027-03-01']],
    [
      'an end before its start',
      ['DTSTART;VALUE=DATE:20270303', 'DTEND;VALUE=DATE:20270301'],
      ['2027-03-03 2027-03-01'],
    ],
    [
      'a rule that a series can do',
      ['DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20271201'],
      ['2027-03-01 2027-03-01 FREQ=MONTHLY;UNTIL=20271201'],
    ],
    [
      'a count',
      ['DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ['2027-03-01 2027-03-01', '2027-03-08 2027-03-08'],
    ],
    [
      'exceptions',
      ['DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;UNTIL=20270315', 'EXDATE;VALUE=DATE:20270308'],
      ['2027-03-01 2027-03-01', '2027-03-15 2027-03-15'],
    ],
    [
      'added days',
      ['DTSTART;VALUE=DATE:20270301', 'RDATE;VALUE=DATE:20270401'],
      ['2027-03-01 2027-03-01', '2027-04-01 2027-04-01'],
    ],
    [
      'a rule of every second week that begins after its weekday, so that the next week is not one of them',
      ['DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20270131'],
      ['2027-01-13 2027-01-13', '2027-01-27 2027-01-27'],
    ],
    [
      'the last day of months',
      ['DTSTART;VALUE=DATE:20270131', 'RRULE:FREQ=MONTHLY;UNTIL=20270331'],
      ['2027-01-31 2027-01-31', '2027-03-31 2027-03-31'],
    ],
  ])('with %s', async (_what, lines, found) => expect(await eventsOf(event(...lines))).toEqual(found));

  it('has overrides where they moved to, and no cancelled events', async () => {
    const moved = event('RECURRENCE-ID;VALUE=DATE:20270308', 'DTSTART;VALUE=DATE:20270310');
    const gone = event('RECURRENCE-ID;VALUE=DATE:20270315', 'DTSTART;VALUE=DATE:20270315', 'STATUS:CANCELLED');
    expect(
      await eventsOf(event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;UNTIL=20270322'), moved, gone),
    ).toEqual(['2027-03-01 2027-03-01', '2027-03-10 2027-03-10', '2027-03-22 2027-03-22']);
    expect(await refusalOf(calendar(event('DTSTART;VALUE=DATE:20270301', 'STATUS:CANCELLED')), '')).toBe(null);
  });

  it('that never ends is cut, and says so', async () => {
    const { tables } = await read(calendar(event('DTSTART:20270301T080000Z', 'RRULE:FREQ=HOURLY')));
    expect(tables[0]!.rows.length).toBeLessThan(500);
    expect(tables[0]!.notes![1]).toEqual(['ruleExpanded', 'ruleCut']);
  });

  it('with a thousand rules is read', async () => {
    const events = Array.from({ length: 1_000 }, (_, at) =>
      event(`UID:${at}`, 'DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=YEARLY'),
    );
    expect(await eventsOf(...events)).toHaveLength(1_000);
  });
});

it('is read in a thread of its own, whose refusals arrive', async () => {
  expect(
    (await readInThread({ bytes: Buffer.from('Tittel\tFrist\nMøte\t1.2'), name: '', last })).tables[0]!.rows,
  ).toHaveLength(2);
  await expect(readInThread({ bytes: cfb('Workbook'), name: 'plan.xls', last })).rejects.toMatchObject({
    code: 'import.oldFormat',
  });
});

it.each([
  ['memory', { maxOldGenerationSizeMb: 4, time: 60_000 }],
  ['time', { maxOldGenerationSizeMb: 384, time: 0 }],
])('a thread that takes more %s than it may is ended, and takes nothing with it', async (_what, limits) => {
  const bytes = Buffer.from(`Tittel;Frist\n${'Møte om budsjett;1.2.2027\n'.repeat(4_000)}`);
  await expect(readInThread({ bytes, name: 'plan.csv', last }, limits)).rejects.toMatchObject({
    code: 'import.tooHeavy',
  });
  expect((await readInThread({ bytes, name: 'plan.csv', last })).tables[0]!.rows).toHaveLength(4_001);
});
