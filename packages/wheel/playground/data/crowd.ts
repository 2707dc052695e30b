import { DEFAULT_RING_COLOURS, type WheelActivity, type WheelRing } from '../../src/pure.ts';
import { TODAY } from './municipality.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1) / 86_400_000;
const SUBJECTS = ['Rapport', 'Møte i leiargruppa', 'Tilsyn', 'Høyring', 'Opplæring', 'Kontroll av tilgangar', 'Frist'];

/** Returns the given numbers of rings and activities, the same every time. */
export function crowd(ringCount: number, activityCount: number): { rings: WheelRing[]; activities: WheelActivity[] } {
  const rings = Array.from({ length: ringCount }, (_, index) => ({
    id: `ring-${index}`,
    title: `Eining ${index + 1}`,
    color: DEFAULT_RING_COLOURS[index % DEFAULT_RING_COLOURS.length] ?? '#1f6f8b',
  }));
  const random = dice(7);
  const activities = Array.from({ length: activityCount }, (_, index) => {
    const start = Math.floor(random() * 365);
    const length = random() < 0.75 ? 0 : Math.floor(random() ** 2 * 30);
    const endDate = dateOf(start + length);
    const isPast = endDate < TODAY;
    const isDone = isPast && random() < 0.9;
    const title = `${SUBJECTS[index % SUBJECTS.length]} ${index + 1}`;
    const ringId = `ring-${index % ringCount}`;
    return {
      id: String(index),
      ringId,
      title,
      startDate: dateOf(start),
      endDate,
      isDone,
      isOverdue: isPast && !isDone,
    };
  });
  return { rings, activities };
}

const dateOf = (day: number) => new Date((FIRST_DAY + day) * 86_400_000).toISOString().slice(0, 10);

/** Returns numbers from 0 to 1 that are the same every time: a linear congruence. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
