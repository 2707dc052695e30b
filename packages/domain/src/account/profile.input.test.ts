import { describe, expect, it } from 'vitest';
import { readInput } from '../input.ts';
import { refusedWith } from '../testing/refused.ts';
import { descriptionLimit, updateMeInput, updateSettingsInput } from './profile.input.ts';
import { defaultSettings, settingsOf } from './settings.ts';

const me = (input: object) => readInput(updateMeInput, input);
const settings = (input: object) => readInput(updateSettingsInput, input);

describe('what a person may not save of themselves', () => {
  it.each([
    ['a name of spaces', { name: '   ' }, 'input.required input.name'],
    ['a name of invisible characters', { name: '\u200b' }, 'input.invisible input.name'],
    ['a name of 256 characters', { name: 'x'.repeat(256) }, 'input.tooLong input.name'],
    ['a language that the app does not speak', { language: 'da' }, 'input.notAChoice input.language'],
    ['another e-mail address', { email: 'per@lundvik.example' }, 'input.unknownField input.email'],
    ['being an admin', { isAdmin: true }, 'input.unknownField input.isAdmin'],
    ['a book', { description: 'x'.repeat(descriptionLimit + 1) }, 'input.tooLong input.description'],
    ['a job title that is a number', { jobTitle: 7 }, 'input.wrongType input.jobTitle'],
    ['a service area that cannot exist', { kostraFunctions: ['0'] }, 'input.id input.kostraFunctions.0'],
  ])('%s', (_, input, refusal) => {
    expect(refusedWith(() => me(input))).toBe(refusal);
  });

  it.each([
    ['a month that the year does not have', { calendarStartMonth: 13 }, 'input.outOfRange input.calendarStartMonth'],
    ['a month in halves', { calendarStartMonth: 1.5 }, 'input.wrongType input.calendarStartMonth'],
    ['yes as a word', { isSidebarExpanded: 'yes' }, 'input.wrongType input.isSidebarExpanded'],
    ['a theme that is none', { theme: 'PINK' }, 'input.notAChoice input.theme'],
    ['a view with markup', { calendarSelectedView: '<b>' }, 'input.notAChoice input.calendarSelectedView'],
    ['a view that is none', { calendarSelectedView: 'gantt' }, 'input.notAChoice input.calendarSelectedView'],
    [
      'a view by a name of objects',
      { calendarSelectedView: 'toString' },
      'input.notAChoice input.calendarSelectedView',
    ],
    ['a setting that is none', { isAdmin: true }, 'input.unknownField input.isAdmin'],
  ])('%s', (_, input, refusal) => {
    expect(refusedWith(() => settings(input))).toBe(refusal);
  });
});

describe('what a person saves of themselves', () => {
  it('leaves alone what is left out, and empties what is sent empty', () => {
    expect(me({ jobTitle: '', department: null, phoneNumber: ' \u200b' })).toEqual({
      jobTitle: null,
      department: null,
      phoneNumber: null,
    });
    expect(me({ name: null, kostraFunctions: null })).toEqual({});
  });

  it('reads one line as one line, and a description as several', () => {
    expect(me({ name: ' Kari\nNes ', description: ' Eg arbeider\r\nmed budsjett ' })).toEqual({
      name: 'Kari Nes',
      description: 'Eg arbeider\nmed budsjett',
    });
  });

  it('knows the five views, and the two names that older clients have for them', () => {
    const read = (calendarSelectedView: string) => settings({ calendarSelectedView }).calendarSelectedView;
    expect(['wheel', 'months', 'timeline', 'list', 'table'].map(read)).toEqual([
      'wheel',
      'months',
      'timeline',
      'list',
      'table',
    ]);
    expect(['DEFAULT', 'TIMELINE'].map(read)).toEqual(['wheel', 'timeline']);
  });

  it('takes a choice of month, view and theme back by null', () => {
    const choices = { calendarStartMonth: null, calendarSelectedView: null, theme: null };
    expect(settings(choices)).toEqual(choices);
  });
});

it('gives everybody the defaults until they choose', () => {
  expect(settingsOf({})).toEqual(defaultSettings);
  expect(settingsOf({ isSidebarExpanded: false })).toEqual({ ...defaultSettings, isSidebarExpanded: false });
});

it('passes over a view that was stored before there were names of views', () => {
  expect(settingsOf({ calendarSelectedView: 'gantt' }).calendarSelectedView).toBeNull();
  expect(settingsOf({ calendarSelectedView: 'TIMELINE' }).calendarSelectedView).toBe('timeline');
});
