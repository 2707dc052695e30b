import { describe, expect, it } from 'vitest';
import { digestMoments, mailFrequencies, mailFrequencyOf, settingsOfFrequency } from './mail-frequency.ts';
import { defaultSettings } from './settings.ts';

describe('how often a person has mails', () => {
  it('is daily until they choose', () => {
    expect(mailFrequencyOf(defaultSettings)).toBe('DAILY');
  });

  it('is what they chose', () => {
    for (const chosen of mailFrequencies) expect(mailFrequencyOf(settingsOfFrequency(chosen))).toBe(chosen);
  });

  it('is the most often that holds', () => {
    expect(mailFrequencyOf({ ...settingsOfFrequency('INSTANT'), sendWeeklyNotificationMail: true })).toBe('INSTANT');
    expect(mailFrequencyOf({ ...settingsOfFrequency('DAILY'), sendWeeklyNotificationMail: true })).toBe('DAILY');
  });
});

describe('daily and weekly mails', () => {
  const moments = (now: string) => {
    const { last, next } = digestMoments(new Date(now));
    return [last.daily, last.weekly, next.daily, next.weekly].map((moment) => moment.toISOString());
  };

  it('are written at seven in Oslo in summer, on Mondays', () => {
    // Wednesday 20 May 2026
    expect(moments('2026-05-20T10:00:00Z')).toEqual([
      '2026-05-20T05:00:00.000Z',
      '2026-05-18T05:00:00.000Z',
      '2026-05-21T05:00:00.000Z',
      '2026-05-25T05:00:00.000Z',
    ]);
  });

  it('are written at the very minute, and not before', () => {
    expect(moments('2026-05-18T05:00:00Z').slice(0, 2)).toEqual([
      '2026-05-18T05:00:00.000Z',
      '2026-05-18T05:00:00.000Z',
    ]);
    expect(moments('2026-05-18T04:59:59Z')).toEqual([
      '2026-05-17T05:00:00.000Z',
      '2026-05-11T05:00:00.000Z',
      '2026-05-18T05:00:00.000Z',
      '2026-05-18T05:00:00.000Z',
    ]);
  });

  it('stay at seven in Oslo when clocks change', () => {
    // Clocks go back on Sunday 25 October 2026.
    expect(moments('2026-10-24T12:00:00Z').slice(2)).toEqual(['2026-10-25T06:00:00.000Z', '2026-10-26T06:00:00.000Z']);
  });
});
