import { calendarExportInput, municipalityExportInput, yearExportInput } from '@samspel/domain/calendar/export.input';
import { readInput } from '@samspel/domain/input';
import { expect, test } from 'vitest';
import { type PaperChoice, paperPath, previewPath } from './paper-path.ts';

const choice: PaperChoice = {
  format: 'pdf',
  paper: 'a3',
  orientation: 'portrait',
  what: ['wheel', 'timeline'],
  notes: true,
  isWhite: false,
  quarter: null,
};
const year = { year: 2026, startMonth: 8, hidesCompleted: true };
const wheel = { ...year, calendar: { id: '7' } };

test('a PDF has the sheets that are chosen', () => {
  expect(paperPath(choice, wheel)).toBe(
    '/calendar/7/export/pdf?year=2026&startMonth=8&open=true&paper=a3&orientation=portrait&what=wheel%2Ctimeline&notes=true',
  );
});

test('a picture is a slide, of my own year too', () => {
  expect(
    paperPath({ ...choice, format: 'png', isWhite: true }, { ...year, startMonth: 1, hidesCompleted: false }),
  ).toBe('/person/me/year/export/png?year=2026&ground=white');
});

test('the year of my municipality has the rings that are chosen', () => {
  const path = paperPath({ ...choice, format: 'svg' }, { ...year, group: 'unit' });
  expect(path).toBe('/person/me/municipality/export/svg?year=2026&startMonth=8&group=unit&open=true');
  const raw = { ...Object.fromEntries(new URLSearchParams(path.split('?')[1])), format: 'svg' };
  expect(readInput(municipalityExportInput, raw, '')).toMatchObject({ year: 2026, group: 'unit' });
});

test('three months are counted from the first month of the year', () => {
  const path = paperPath({ ...choice, format: 'svg', quarter: 1 }, wheel);
  expect(path).toBe('/calendar/7/export/svg?year=2026&startMonth=8&open=true&from=2026-11-01&to=2027-01-31');
});

test('what is seen before is a page of the same sheets', () => {
  expect(previewPath(choice, wheel, 2)).toContain('/export/svg?');
  expect(previewPath(choice, wheel, 2)).toContain(
    'paper=a3&orientation=portrait&what=wheel%2Ctimeline&notes=true&page=2',
  );
});

test('the server reads what is asked for', () => {
  for (const path of [
    paperPath(choice, wheel),
    previewPath(choice, wheel, 3),
    paperPath({ ...choice, format: 'png' }, wheel),
  ]) {
    const [address, query] = path.split('?');
    const raw = { ...Object.fromEntries(new URLSearchParams(query)), format: address!.split('/').at(-1) };
    expect(readInput(calendarExportInput, { ...raw, id: '7' }, '')).toMatchObject({
      year: 2026,
      startMonth: 8,
      open: true,
    });
    expect(readInput(yearExportInput, raw, '')).toMatchObject({ year: 2026 });
  }
});
