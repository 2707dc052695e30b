import { describe, expect, test } from 'vitest';
import { issuePath, issueToRefusalCode } from '../input/issue.ts';
import { richTextOf } from '../text/plain-text.ts';
import { createEventInput, createEventsInput } from './event.input.ts';
import { updateEventInput } from './event-change.input.ts';
import { updateEventInstanceInput } from './event-instance.input.ts';
import { withDays } from './form-days.input.ts';

const meeting = {
  calendar: '1',
  title: 'Budsjettmøte',
  description: JSON.stringify(richTextOf('Sjå rutinen')),
  startDate: '2027-01-15',
  endDate: '2027-01-31',
};
const problems = (input: object) =>
  (
    withDays(Array.isArray(input) ? createEventsInput : createEventInput).safeParse(input, { reportInput: true }).error
      ?.issues ?? []
  ).map((issue) => `${issuePath(issue)} ${issueToRefusalCode(issue)}`);

describe('a form of an activity', () => {
  test('asks for the deadline, which a call may leave out', () => {
    expect(problems({ ...meeting, endDate: null })).toEqual(['endDate input.required']);
    expect(createEventInput.safeParse({ ...meeting, endDate: null }).success).toBe(true);
  });

  test('asks for the start, also where a call would leave it as it is', () => {
    const change = { id: '5', version: 1, startDate: null, endDate: '2027-01-31' };
    const asked = withDays(updateEventInput).safeParse(change).error?.issues ?? [];
    expect(asked.map(({ path }) => path)).toEqual([['startDate']]);
    expect(updateEventInput.safeParse(change).success).toBe(true);
  });

  test('asks for the deadline of each chosen date', () => {
    const activities = [
      { startDate: '2027-01-15', endDate: '2027-01-15' },
      { startDate: '2027-02-15', endDate: null },
    ];
    expect(problems({ ...meeting, activities })).toEqual(['activities.1.endDate input.required']);
  });

  test('asks for the deadline of each of several', () => {
    expect(problems([meeting, { ...meeting, endDate: null }, { ...meeting, title: '' }])).toEqual([
      '2.title input.required',
      '1.endDate input.required',
    ]);
    expect(problems([])).toEqual(['activities input.noActivity']);
    expect(problems(Array(101).fill(meeting))).toEqual(['activities input.tooMany']);
  });

  test('asks for the year wheel where it can be chosen, of one and of several', () => {
    expect(problems({ ...meeting, calendar: '' })).toEqual(['calendar input.required']);
    expect(problems([meeting, { ...meeting, calendar: '' }])).toEqual(['1.calendar input.required']);
  });

  test('asks for the day of a reminder that is to come on a day of one’s own', () => {
    const change = { id: '5', version: 1, title: '' };
    const asked = (reminderDate: string | null) =>
      (withDays(updateEventInstanceInput).safeParse({ ...change, reminderDate }).error?.issues ?? []).map(
        ({ path }) => path[0],
      );
    expect(asked('')).toEqual(['title', 'reminderDate']);
    expect([asked(null), asked('2027-01-10')]).toEqual([['title'], ['title']]);
  });

  test('says all else that the call would refuse, at its place', () => {
    expect(problems({ ...meeting, endDate: '2027-01-01' })).toEqual(['endDate input.endBeforeStart']);
    expect(problems({ ...meeting, colour: 'red' })).toEqual(['colour input.unknownField']);
  });

  test('says that the deadline is before the start while title and purpose are still empty', () => {
    const begun = { ...meeting, title: '', description: '' };
    const missing = ['title input.required', 'description input.required'];
    expect(problems({ ...begun, endDate: '2027-01-01' })).toEqual([...missing, 'endDate input.endBeforeStart']);
    expect(problems([{ ...begun, endDate: '2027-01-01' }])).toEqual([
      '0.title input.required',
      '0.description input.required',
      '0.endDate input.endBeforeStart',
    ]);
    const activities = [{ startDate: '2027-02-15', endDate: '2027-02-01' }];
    expect(problems({ ...begun, activities })).toContain('activities.0.endDate input.endBeforeStart');
  });

  test('says so of clock times and of the end of a repetition too', () => {
    const begun = { ...meeting, title: '', endDate: meeting.startDate };
    expect(problems({ ...begun, endTime: '09:00' })).toContain('startTime input.required');
    expect(problems({ ...begun, startTime: '10:00', endTime: '09:00' })).toContain('endTime input.endBeforeStart');
    const repetitionDefinition = { unit: 'MONTH', interval: 1 };
    expect(problems({ ...begun, repetitionDefinition, endRepetitionDate: '2027-01-01' })).toContain(
      'endRepetitionDate input.endBeforeStart',
    );
  });

  test('is in order with title, purpose, start and deadline', () => {
    expect(problems(meeting)).toEqual([]);
  });
});
