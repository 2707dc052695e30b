import { describe, expect, it } from 'vitest';
import { reminderDate, reminderOf, reminders } from './reminder.ts';

describe('the reminder of an activity due 1 March 2028', () => {
  it('is none when none is wanted', () => {
    expect(reminderDate('2028-03-01', 'NONE')).toBeNull();
  });

  it('comes as long before as it says, across a leap day', () => {
    expect(reminders.map((reminder) => reminderDate('2028-03-01', reminder))).toEqual([
      null,
      '2028-03-01',
      '2028-02-29',
      '2028-02-28',
      '2028-02-27',
      '2028-02-23',
      '2028-02-16',
      '2028-02-02',
    ]);
  });

  it('is known again by its day; a day that somebody chose freely is none of them', () => {
    const days = reminders.map((reminder) => reminderDate('2028-03-01', reminder));
    expect(days.map((day) => reminderOf('2028-03-01', day))).toEqual([...reminders]);
    expect([reminderOf('2028-03-01', '2028-01-01'), reminderOf('2028-03-01', '2028-03-02')]).toEqual([null, null]);
  });
});
