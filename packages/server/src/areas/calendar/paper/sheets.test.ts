import { describe, expect, it } from 'vitest';
import type { Pages } from './page.ts';
import { sheetsOf } from './sheets.ts';
import type { SheetChoices, YearOnPaper } from './year-on-paper.ts';

const long = 'Oppfølging av medarbeidarundersøkinga i alle einingar med oppvekst og levekår';
const months = ['01', '02', '03', '04', '06', '07', '11', '12', '12'];
const ring = (id: string, title: string) => ({ id, title, color: '#1f6f8b' });
const year: YearOnPaper = {
  ...{ title: 'Rådhuset', municipality: 'Fjordvik', year: 2027, startMonth: 1, holidays: [], locale: 'nn' },
  ...{ from: '2027-01-01', to: '2027-12-31', today: '2027-01-01', link: 'https://samspel.example/app/calendar/1' },
  rings: [ring('a', 'Årshjul for rådhuset')],
  activities: months.map((month, at) => {
    const day = `2027-${month}-${10 + at}`;
    const title = at % 3 === 1 ? long : `Møte ${at}`;
    return { id: String(at), ringId: 'a', title, startDate: day, endDate: day, isDone: false };
  }),
};

const textsOf = ({ pages }: Pages) =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))),
  );
const sheets = (its: YearOnPaper, choices: Partial<SheetChoices>) =>
  sheetsOf(its, { paper: 'a4', orientation: 'portrait', what: ['wheel', 'list'], notes: false, ...choices });

describe('sheets', () => {
  it('have the list below the wheel in smaller letters if all is on one sheet then', () => {
    expect(sheets(year, {}).pages).toHaveLength(1);
  });

  it('have the list on the sheet of the wheel also below a legend of twelve long names', () => {
    const names = Array.from({ length: 12 }, (_, at) => `KOSTRA: helse, omsorg, sosialhjelp og barnevern ${at}`);
    const many = { ...year, rings: names.map((name, at) => ring(String(at), name)) };
    const { pages } = sheets({ ...many, activities: year.activities.map((one) => ({ ...one, ringId: '3' })) }, {});
    expect(pages).toHaveLength(1);
  });

  it('have room for notes if that is wanted, also where the list is beside the wheel', () => {
    for (const orientation of ['landscape', 'portrait'] as const) {
      const few = { ...year, activities: year.activities.slice(0, 2) };
      expect(textsOf(sheets(few, { orientation, notes: true }))).toContain('Notat');
    }
  });

  it.each(['landscape', 'portrait'] as const)(
    'have whole titles on a timeline with room for them, in %s',
    (orientation) => {
      const texts = textsOf(sheets(year, { what: ['timeline'], orientation }));
      expect(texts.filter((text) => text === long)).toHaveLength(3);
    },
  );

  it.each([
    ['a4', 'landscape'],
    ['a4', 'portrait'],
    ['a2', 'landscape'],
    ['a2', 'portrait'],
  ] as const)('have whole titles in the months with room for them, on %s in %s', (paper, orientation) => {
    const texts = textsOf(sheets(year, { what: ['months'], paper, orientation }));
    expect(texts.join('').split(long)).toHaveLength(4);
    const crowd = Array.from({ length: 300 }, (_, at) => ({ ...year.activities[4]!, id: String(at) }));
    expect(textsOf(sheets({ ...year, activities: crowd }, { what: ['months'], paper, orientation }))).toContainEqual(
      expect.stringMatching(/^og \d+ til$/),
    );
  });

  it('have larger letters in the months on a large sheet with room for them', () => {
    const sizeOf = (count: number) => {
      const activities = Array.from({ length: count }, (_, at) => ({ ...year.activities[0]!, id: String(at) }));
      const { pages } = sheets({ ...year, activities }, { what: ['months'], paper: 'a2' });
      const marks = pages[0]!.blocks.flatMap((block) => (block.role === 'item' ? block.marks : []));
      return marks.find((mark) => mark.kind === 'text' && mark.text.startsWith('Møte'))!;
    };
    const [few, many] = [sizeOf(5), sizeOf(200)];
    expect(few).toMatchObject({ size: 11 * 1.15 });
    expect(many).toMatchObject({ size: 11 * 0.82 });
  });

  it.each(['wheel', 'months', 'list'] as const)('have whole names in the legend of %s', (part) => {
    const names = Array.from({ length: 12 }, (_, at) => `KOSTRA: helse, omsorg, sosialhjelp og barnevern ${at}`);
    const many = { ...year, rings: names.map((name, at) => ring(String(at), name)), activities: [] };
    for (const orientation of ['landscape', 'portrait'] as const) {
      const text = textsOf(sheets(many, { what: [part], orientation }))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
      for (const name of names) expect(text).toContain(name);
    }
  });
});
