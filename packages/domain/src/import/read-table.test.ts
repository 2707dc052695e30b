import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited.ts';
import { type ReadOptions, readTable } from './read-table.ts';
import { cellText } from './source-table.ts';

const today = '2026-11-26';
const tableOf = (rows: string[][]) => ({ name: '', rows });
const read = (rows: string[][], options: Partial<ReadOptions> = {}) =>
  readTable(tableOf(rows), { year: 2027, today, ...options });
const pasted = (text: string) => read(readDelimited(text, '\t'));
const said = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ title, startDate, endDate }) => [title, startDate, endDate].filter(Boolean).join(' '));
const faultsOf = (cells: string[]) =>
  read([['Tittel', 'Start', 'Frist', 'Område', 'Sjekkliste', 'Hyppigheit'], cells]).rows[0]!.faults.map(
    ({ code, field }) => `${field} ${code}`,
  );

describe('what must be mended stands at its row', () => {
  it.each([
    [['', '1.2.2027'], 'title noTitle'],
    [['x'.repeat(256), '1.2.2027'], 'title titleTooLong'],
    [['Møte', ''], 'startDate noDay'],
    [['Møte', '30. februar'], 'startDate notADay'],
    [['Møte', 'snart'], 'startDate notADay'],
    [['Møte', 'veke 53'], 'startDate noSuchWeek'],
    [['Møte', '2.2.2027', '1.2.2027'], 'endDate endBeforeStart'],
    [['Møte', '31.12.2017'], 'startDate outsideYears'],
    [['Møte', '', '1.1.2030'], 'startDate outsideYears'],
    [['Møte', '1.2.2027', '', 'x'.repeat(51)], 'tags tagTooLong'],
    [['Møte', '1.2.2027', '', Array.from({ length: 21 }, (_, at) => `T${at}`).join()], 'tags tooManyTags'],
    [['Møte', '1.2.2027', '', '', 'x'.repeat(256)], 'checklist itemTooLong'],
    [['Møte', '1.2.2027', '', '', '', 'ved behov'], 'repetition repetitionUnread'],
  ])('%j', (cells, fault) => expect(faultsOf(cells)).toContain(fault));

  it('with what stood in the cell, and nothing else is lost', () => {
    const [row] = read([
      ['Oppgåve', 'Frist'],
      ['Budsjett', '31.2.2027'],
    ]).rows;
    expect(row).toMatchObject({ title: 'Budsjett', startDate: null, written: 'Budsjett · 31.2.2027' });
    expect(row!.faults).toEqual([
      { code: 'notADay', field: 'endDate', written: '31.2.2027' },
      { code: 'noDay', field: 'startDate', written: '' },
    ]);
  });
});

describe('a list', () => {
  it('is known by its headings in three languages', () => {
    for (const heads of [
      'Kva\tFøremål\tFrå\tTil\tAnsvarleg\tOmråde\tSjekkliste\tGjentaking\tId',
      'Oppgave\tBeskrivelse\tStartdato\tFrist:\tHvem\tFagområde\tDeloppgaver\tHyppighet\tId',
      'Task\tPurpose\tStart date\tDeadline\tOwner\tArea\tChecklist\tFrequency\tId',
    ]) {
      const { rows, columns } = pasted(
        `${heads}\nBudsjett\tPlan\t1.2\t15.2\tKari Nes\tØkonomi, Plan\tÉin; To\tårleg\t12`,
      );
      expect(columns.map(({ role }) => role)).toEqual([
        'TITLE',
        'PURPOSE',
        'START',
        'END',
        'WHO',
        'TAG',
        'CHECKLIST',
        'REPETITION',
        'ID',
      ]);
      expect(rows).toMatchObject([
        {
          title: 'Budsjett',
          purpose: 'Plan',
          startDate: '2027-02-01',
          endDate: '2027-02-15',
          who: 'Kari Nes',
          tags: ['Økonomi', 'Plan'],
          checklist: ['Éin', 'To'],
          id: '12',
          faults: [],
        },
      ]);
    }
  });

  it('is known by what is in it, whatever the order', () => {
    const { rows, columns } = pasted('1\tOla Vik\tÅrsmøte\t1.3.2027\tkvar månad\n2\tKari Nes\tBudsjett\t2.4.2027\t');
    expect(columns.map(({ role }) => role)).toEqual(['NONE', 'WHO', 'TITLE', 'START', 'REPETITION']);
    expect(rows[0]).toMatchObject({ title: 'Årsmøte', who: 'Ola Vik', repetition: { unit: 'MONTH' } });
  });

  it('has one tag of those that read the same', () => {
    const [row] = read([['Årsmøte', 'CO₂, co2, Klima']], { roles: ['TITLE', 'TAG'] }).rows;
    expect(row!.tags).toEqual(['co2', 'Klima']);
  });

  it('may be read otherwise than guessed', () => {
    const rows = [['Ola Vik', 'Årsmøte', '1.3.2027']];
    expect(read(rows, { roles: ['TITLE', 'TAG', 'END'] }).rows[0]).toMatchObject({
      title: 'Ola Vik',
      tags: ['Årsmøte'],
      endDate: '2027-03-01',
    });
    expect(
      said(
        read(
          [
            ['Januar', 'Plan'],
            ['Møte', '1.2'],
          ],
          { shape: 'LIST', headerRows: 1 },
        ),
      ),
    ).toHaveLength(1);
  });

  it('keeps every further column of words in the purpose, by its heading', () => {
    const { rows } = pasted('Oppgåve\tMerknad\tStad\tFrist\nMøte\tTa med kaffi\tRådhuset\t1.2');
    expect(rows[0]!.purpose).toBe('Merknad: Ta med kaffi\nStad: Rådhuset');
  });

  it('has a title above it, and months that stand once for several rows', () => {
    const table = pasted('Årsplan\tÅrsplan\nMånad\tAktivitet\nJanuar\tBudsjett\n\tRapport\nMars\tTilsyn\nMars\tTilsyn');
    expect(said(table)).toEqual([
      'Budsjett 2027-01-01 2027-01-31',
      'Rapport 2027-01-01 2027-01-31',
      'Tilsyn 2027-03-01 2027-03-31',
      'Tilsyn 2027-03-01 2027-03-31',
    ]);
    expect(table.rows.map(({ sameAs }) => sameAs)).toEqual([null, null, null, 2]);
  });
});

describe('a matrix', () => {
  const across = [
    ['Årshjul 2027', 'Årshjul 2027', 'Årshjul 2027', 'Årshjul 2027'],
    ['', 'Januar', 'Februar', 'Mars'],
    ['Økonomi', '• Budsjett\n• Rekneskap 15.2', '', '15.3: Rapport'],
    ['Skule', 'Opptak (veke 3)', 'Elevsamtalar', ''],
  ];
  const expected = [
    'Budsjett 2027-01-01 2027-01-31 Økonomi',
    'Rekneskap 2027-02-15 2027-02-15 Økonomi',
    'Rapport 2027-03-15 2027-03-15 Økonomi',
    'Opptak 2027-01-18 2027-01-22 Skule',
    'Elevsamtalar 2027-02-01 2027-02-28 Skule',
  ];
  const withTags = ({ rows }: ReturnType<typeof read>) =>
    rows.map(({ title, startDate, endDate, tags }) => [title, startDate, endDate, ...tags].join(' '));

  it('has an activity of its month for each line of a cell, with the area as tag', () => {
    const table = read(across);
    expect(table.shape).toBe('MONTHS_ACROSS');
    expect(withTags(table)).toEqual(expected);
    const turned = across[1]!.map((_, column) => across.slice(1).map((row) => row[column]!));
    expect(read(turned).shape).toBe('MONTHS_DOWN');
    expect(withTags(read(turned)).toSorted()).toEqual(expected.toSorted());
  });

  it('is not taken for a list with a month in each row, nor the other way round', () => {
    expect(
      read([
        ['Månad', 'Aktivitet', 'Ansvarleg'],
        ['Januar', 'Møte', 'Ola'],
        ['Februar', 'Møte', 'Ola'],
        ['Mars', 'Møte', 'Ola'],
      ]).shape,
    ).toBe('LIST');
    expect(read(across, { shape: 'LIST' }).rows.length).toBeGreaterThan(0);
  });
});

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'Mars', '1.2', 'Januar', 'Tittel', 'Frist', 'Ola Vik', 'x\ny', '"', 'veke 60'),
);
it('no table makes it throw, and no row of a list is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }), (rows) => {
      expect(() => read(rows)).not.toThrow();
      const { headerRows, rows: found } = read(rows, { shape: 'LIST' });
      expect(found).toHaveLength(
        rows.slice(headerRows).filter((row) => row.some((text) => cellText(text) !== '')).length,
      );
      for (const { faults, startDate, title } of found)
        expect(faults.length > 0 || (startDate !== null && title !== '')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('cells in quotes keep their line breaks, and words in quotes their quotes', () => {
  expect(readDelimited('\uFEFF"Ein\r\nto";2\rTre;"4 ""x"""')).toEqual([
    ['Ein\nto', '2'],
    ['Tre', '4 "x"'],
  ]);
  expect(readDelimited('"Vår" møte\nHaust', '\t')).toEqual([['"Vår" møte'], ['Haust']]);
});
