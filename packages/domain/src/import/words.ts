import { type Weekday, weekdays } from '../time/day.ts';

/** Months in Nynorsk, Bokmål and English, and their short forms, January first. */
const months = [
  'januar january jan',
  'februar february feb febr',
  'mars march mar mrs',
  'april apr',
  'mai may',
  'juni june jun',
  'juli july jul',
  'august aug',
  'september sep sept',
  'oktober october okt oct',
  'november nov',
  'desember december des dec',
].map((names) => names.split(' '));

const monthNumbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** The number of a month by its name, 1–12; undefined if it is none. @param name in lower case */
export const monthNumber = (name: string): number | undefined => monthNumbers.get(name);

/** Matches the name of a month, longest first. */
export const monthPattern = months
  .flat()
  .sort((one, other) => other.length - one.length)
  .join('|');

/** Weekdays, Monday first. */
const weekdayWords = [
  'måndag mandag monday mån man mon ma',
  'tysdag tirsdag tuesday tys tir tue ty ti',
  'onsdag wednesday ons wed on',
  'torsdag thursday tors tor thu to',
  'fredag friday fre fri fr',
  'laurdag lørdag saturday lau lør sat la lø',
  'søndag sundag sunday søn sun sø',
];

/** Matches a weekday before a day. */
export const weekdayPattern = weekdayWords
  .flatMap((names) => names.split(' '))
  .sort((one, other) => other.length - one.length)
  .join('|');

/** Matches the whole name of a weekday. */
export const weekdayNamePattern = weekdayWords
  .flatMap((names) => names.split(' ').filter((name) => /da[gy]$/.test(name)))
  .join('|');

/** The weekday with this whole name, in lower case; undefined if it is none. */
export const weekdayNamed = (name: string): Weekday | undefined =>
  name.length < 6 ? undefined : weekdays[weekdayWords.findIndex((names) => names.split(' ').includes(name))];

/** The weekday whose whole name ends a phrase (`kvar måndag`); undefined if none does. */
export const weekdayIn = (phrase: string): Weekday | undefined =>
  weekdays[
    weekdayWords.findIndex((names) =>
      names
        .split(' ')
        .some((name) =>
          name.endsWith('day') || name.endsWith('dag')
            ? phrase.endsWith(` ${name}`) || phrase.endsWith(` ${name}s`)
            : false,
        ),
    )
  ];
