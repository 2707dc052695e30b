import type { Things } from './things.ts';

/** Greater than any id that a test makes. */
const faraway = 900_000_000;

/** Returns things that do not exist, with ids and names of the same form as those of existing things. */
export function absentThings(things: Things): Things {
  const absent = Object.entries(things).map(([name, value], at) => [name, absentValue(value, at)]);
  return { ...Object.fromEntries(absent), cast: things.cast };
}

function absentValue(value: unknown, at: number): unknown {
  if (typeof value === 'number') return faraway + at;
  if (typeof value === 'string') return value.replaceAll(/[0-9a-f]/g, '0');
  return value instanceof Map
    ? new Map([...value].map(([key, one], place) => [key, absentOne(one, typeof key === 'number' ? key : place)]))
    : value;
}

/** Replaces one entry of a map: a number, or several ids and references by name. What a person has read hangs on nothing, and stays. */
const absentOne = (one: unknown, key: number): unknown =>
  typeof one === 'number'
    ? faraway + key
    : Object.fromEntries(
        Object.entries(one as object).map(([name, value], at) => [
          name,
          name === 'reading' ? value : typeof value === 'string' ? absentValue(value, at) : faraway + key * 10 + at,
        ]),
      );
