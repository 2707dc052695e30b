import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { seenValue } from '../text/invisible.ts';
import { type ClockTime, isClockTime } from '../time/clock-time.ts';
import { type Day, isDay } from '../time/day.ts';
import { asText, scalar } from './scalar.ts';

/** A positive whole number that JavaScript holds exactly; GraphQL's ID sends it as text (product/wire#graphql). Refused: `input.id`. */
export const id = scalar((given: number | string): number => {
  const isWritten = typeof given === 'string' && /^[1-9]\d{0,15}$/.test(given);
  const value = isWritten ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) throw new Refusal('input.id');
  return value;
});

/** A day of the calendar, YYYY-MM-DD, without what nobody sees (product/content#values). Refused: `input.required` if it is empty, else `input.day`. */
export const day = scalar((given: string): Day => {
  const text = typeof given === 'string' ? seenValue(given) : given;
  if ((text as string) === '') throw new Refusal('input.required');
  if (!isDay(text)) throw new Refusal('input.day');
  return text;
});

/** A time of day, HH:MM, without what nobody sees. Refused: `input.time`. */
export const clockTime = scalar((given: string): ClockTime => {
  const text = typeof given === 'string' ? seenValue(given) : given;
  if ((text as string) === '') throw new Refusal('input.required');
  if (!isClockTime(text)) throw new Refusal('input.time');
  return text;
});

/** A colour, #rrggbb, in lower-case letters (product/wire#graphql). Refused: `input.colour`. */
export const colour = scalar((given: string): string => {
  const text = seenValue(asText(given)).toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(text)) throw new Refusal('input.colour');
  return text;
});

/** The version that the person saw before writing (product/content#conflicts); the first is 1. */
export const version = z.int().min(1).max(2_147_483_647);

/** A whole number within bounds, both included. Refused: `input.outOfRange`, which names them; checks that use the number are then skipped. */
export const wholeNumber = (min: number, max: number) =>
  z.int().refine((value) => value >= min && value <= max, {
    params: { code: 'input.outOfRange', values: { min, max } },
    abort: true,
  });

/** One of the values. Refused: `input.notAChoice`. */
export const choice = <const Values extends readonly string[]>(values: Values) => z.enum(values);
