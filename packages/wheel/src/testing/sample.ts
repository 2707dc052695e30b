import fc from 'fast-check';
import { dayNumber, dayOf } from '../time/day.ts';
import type { WheelActivity, WheelRing } from '../types.ts';

// Bands whatever they hold; what makes a ring a line is tested in radii.test.ts.
export const economy: WheelRing = { id: 'economy', title: 'Økonomi', color: '#1f6f8b', isLine: false };
const school: WheelRing = { id: 'school', title: 'Skule', color: '#6a994e', isLine: false };
const safety: WheelRing = { id: 'safety', title: 'HMS', color: '#b5509c', isLine: false };
export const rings = [economy, school, safety] as const;

/** Returns an open activity in the economy ring on 2 March 2026, unless `told` says otherwise. */
export function activity(told: Partial<WheelActivity> = {}): WheelActivity {
  const startDate = told.startDate ?? '2026-03-02';
  const base = { id: told.title ?? 'a', ringId: 'economy', title: 'Årsmelding', isDone: false };
  return { ...base, endDate: told.endDate ?? startDate, ...told, startDate };
}

const FIRST = dayNumber('2025-11-01');
const TITLES = ['AMU', 'Årsmelding', 'Refusjon ressurskrevjande tenester', 'Nasjonale prøver 8. og 9. trinn'];

/** Random activities around 2026, in three rings, short and long, done and late. */
export const anyActivities = (maxLength: number) =>
  fc
    .array(
      fc.record({
        start: fc.integer({ min: 0, max: 480 }),
        length: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 })),
        ring: fc.constantFrom('economy', 'school', 'safety'),
        title: fc.constantFrom(...TITLES),
        isDone: fc.boolean(),
        isOverdue: fc.boolean(),
      }),
      { maxLength },
    )
    .map((all) =>
      all.map(({ start, length, ring, ...rest }, index): WheelActivity => {
        const startDate = dayOf(FIRST + start);
        return { ...rest, id: String(index), ringId: ring, startDate, endDate: dayOf(FIRST + start + length) };
      }),
    );
