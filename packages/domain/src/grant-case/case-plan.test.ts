import { describe, expect, it } from 'vitest';
import { planGrantCaseInput } from './case-plan.input.ts';
import { plannedIn, planTaskState, planTaskTitle, taskDay } from './case-plan.ts';
import { grantCaseStates } from './grant-case.ts';

describe('a task before a deadline', () => {
  it('is due so many days before it, over the turn of a year too, and today where that day has passed', () => {
    expect(taskDay('2027-01-15', 10, '2026-11-23')).toBe('2027-01-05');
    expect(taskDay('2027-01-15', 0, '2026-11-23')).toBe('2027-01-15');
    expect(taskDay('2027-01-10', 60, '2026-11-23')).toBe('2026-11-23');
  });

  it('is a working day: never a weekend or a holiday, but the nearest one before it', () => {
    expect(taskDay('2027-01-10', 14, '2026-11-23')).toBe('2026-12-24');
    expect(taskDay('2027-01-10', 0, '2026-11-23')).toBe('2027-01-08');
    expect(taskDay('2027-06-01', 15, '2027-01-01')).toBe('2027-05-14');
  });

  it('that has passed on a weekend is on the next working day, if that is not too late', () => {
    expect(taskDay('2026-12-10', 30, '2026-11-28')).toBe('2026-11-30');
    expect(taskDay('2026-11-29', 30, '2026-11-28')).toBe('2026-11-29');
  });

  it('is planned before the application while applying, before the report when granted, and else not', () => {
    expect(grantCaseStates.filter((state) => plannedIn(state) === 'APPLICATION')).toEqual(['APPLYING']);
    expect(grantCaseStates.filter((state) => plannedIn(state) === 'REPORT')).toEqual(['GRANTED', 'REPORTING']);
  });

  it('follows only while it is open and where it was put, on one day', () => {
    const [day, other] = ['2026-06-01', '2026-06-02'];
    expect(planTaskState(day, { startDate: day, endDate: day, isDone: false })).toBe('PLANNED');
    expect(planTaskState(day, { startDate: day, endDate: other, isDone: false })).toBe('MOVED');
    expect(planTaskState(day, { startDate: other, endDate: other, isDone: true })).toBe('DONE');
    expect(planTaskState(day, null)).toBe('REMOVED');
  });

  it('has the title of its grant after its own, as much as a title takes', () => {
    expect(planTaskTitle('Send inn', 'Kulturbygg')).toBe('Send inn: Kulturbygg');
    const long = planTaskTitle('Send inn', '🏛'.repeat(200));
    expect(long.length).toBeLessThanOrEqual(255);
    expect(long.isWellFormed()).toBe(true);
  });

  it('is due at most two years before', () => {
    const input = { id: '1', version: 1, type: 'REPORT', calendar: '2', day: '2027-01-01' };
    const read = (daysBefore: number) =>
      planGrantCaseInput.safeParse({ ...input, tasks: [{ title: 'Send', daysBefore }] }).error?.issues[0]?.path;
    expect(read(731)).toEqual(['tasks', 0, 'daysBefore']);
    expect(read(730)).toBeUndefined();
  });
});
