import { DEFAULT_RING_COLOURS, type WheelActivity, type WheelRing } from '@samspel/wheel/pure';

export const YEAR = 2026;
const RINGS = 12;
const DAYS = 365;
const DAY_MS = 86_400_000;
/** 12 May, as days since New Year: what ends before it is past, and most of it done. */
const PAST = 131;
const TITLES = ['Rapport', 'Møte i leiargruppa', 'Tilsyn', 'Høyring', 'Opplæring', 'Kontroll av tilgangar', 'Frist'];

/** The number of activities, from the address. */
const count = Number(new URLSearchParams(location.search).get('count') ?? 300);

export const rings: readonly WheelRing[] = Array.from({ length: RINGS }, (_, index) => ({
  id: `ring-${index}`,
  title: `Eining ${index + 1}`,
  color: DEFAULT_RING_COLOURS[index]!,
}));

/** Returns the activities of a year, the same every time: three of four on one day, the others up to a month, one of fifty up to a season. */
export function activitiesOf(year: number): WheelActivity[] {
  const random = dice(year * count);
  const firstDay = Date.UTC(year, 0, 1);
  const dateOf = (day: number) => new Date(firstDay + day * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor(random() * DAYS);
    const kind = random();
    const length = kind < 0.75 ? 0 : Math.floor(random() * (kind < 0.98 ? 30 : 90));
    const end = Math.min(DAYS - 1, start + length);
    const isDone = end < PAST && random() < 0.9;
    return {
      id: String(index),
      ringId: `ring-${index % RINGS}`,
      title: `${TITLES[index % TITLES.length]} ${index + 1}`,
      startDate: dateOf(start),
      endDate: dateOf(end),
      isDone,
      isOverdue: end < PAST && !isDone,
    };
  });
}

/** Returns numbers from 0 to 1 that are the same every time: a linear congruence. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
