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
});
