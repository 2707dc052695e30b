import { seenValue } from '../text/invisible.ts';

/** A time of day, `HH:MM`, from 00:00 to 23:59. Times sort as text. */
export type ClockTime = string;

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day with two digits each for hours and minutes. */
export function isClockTime(text: unknown): text is ClockTime {
  return typeof text === 'string' && clockPattern.test(text);
}

const written = /^(\d{1,2})(?:[.:]?(\d{2}))?$/;

/** Returns the time that a person wrote: `09:00`, `9.00`, `0900` or `9`; null if there is no such time. */
export function readWrittenTime(text: string): ClockTime | null {
  const [, hours = '', minutes = '00'] = written.exec(seenValue(text).replace(/^kl\.?\s*/i, '')) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return hours !== '' && isClockTime(time) ? time : null;
}
