/** A time of day, `HH:MM`, from 00:00 to 23:59. Times sort as text. */
export type ClockTime = string;

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day with two digits each for hours and minutes. */
export function isClockTime(text: unknown): text is ClockTime {
  return typeof text === 'string' && clockPattern.test(text);
}
