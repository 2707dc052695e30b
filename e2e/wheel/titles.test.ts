import { layoutWheel, type WheelActivity, type WheelDirection, type WheelLayout } from '@samspel/wheel/pure';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collide, measured, type Taken } from './measured.ts';
import { draw, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
let page: Page;

beforeAll(async () => {
  stage = await openWheelStage();
  page = await stage.open({ width: 1440 });
});
afterAll(() => stage.close());

const YEAR = 2026;
const FIRST_DAY = Date.UTC(YEAR, 0, 1);
const dayOf = (day: number) => new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
const WORDS = [
  'AMU',
  'Årsmelding',
  'Refusjon ressurskrevjande tenester',
  'MØTE I KOMMUNESTYRET',
  'GSI 2026/27',
  'BASIL',
];

const anyTitle = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: fc.constantFrom(...'abcdeimnorstvwyæøåABGMWÆØÅ 0123456789.-/()'), minLength: 3, maxLength: 30 }),
);
const anyWheel = fc.record({
  rings: fc.integer({ min: 1, max: 8 }),
  diameter: fc.constantFrom(480, 600, 760, 1000),
  direction: fc.constantFrom<WheelDirection>('right', 'left'),
  startMonth: fc.integer({ min: 1, max: 12 }),
  activities: fc.array(
    fc.record({
      start: fc.integer({ min: -40, max: 380 }),
      length: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 70 })),
      ring: fc.nat(),
      title: anyTitle,
      isDone: fc.boolean(),
      isOverdue: fc.boolean(),
    }),
    { maxLength: 60 },
  ),
});

function told({ rings: count, activities, ...wheel }: typeof anyWheel extends fc.Arbitrary<infer Any> ? Any : never) {
  const rings = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: `Ring ${index}`,
    color: '#1f6f8b',
  }));
  const drawn = activities.map(({ start, length, ring, title, ...state }, index): WheelActivity => {
    const written = title.trim() || 'Rapport';
    const days = { startDate: dayOf(start), endDate: dayOf(start + length) };
    return { id: String(index), ringId: String(ring % count), title: written, ...days, ...state };
  });
  return { year: YEAR, ...wheel, rings, activities: drawn };
}

type Mark = Omit<Taken, 'text'> & { of: string };

/** What every activity takes: its shape with its halo, and the band before it. */
function marksOf({ placed, direction }: WheelLayout): Mark[] {
  return placed.flatMap(({ items, form }) =>
    items.flatMap((item) => {
      const halo = item.state === 'overdue' ? Math.max(1.6, form.size * 0.28) : 0;
      const half = form.size / 2 + halo;
      const degrees = (half / item.radius) * (180 / Math.PI);
      const shape = item.shape === undefined ? [] : [boxOf(item.shape - degrees, item.shape + degrees, half)];
      const band =
        item.isBand && form.titles !== 'inside' ? [boxOf(item.from, item.shape ?? item.to, form.height / 2)] : [];
      return [...shape, ...band];

      function boxOf(from: number, to: number, reach: number): Mark {
        const [start, end] = direction === 'right' ? [from, to] : [-to, -from];
        const turned = (start + 360) % 360;
        const of = `${item.activity.id}-${item.firstSlot}`;
        return { of, inner: item.radius - reach, outer: item.radius + reach, from: turned, to: turned + end - start };
      }
    }),
  );
}

describe('what is written on the wheel, as a browser sets it', () => {
  it('no title lies on another title or on a mark, whatever the wheel holds', async () => {
    await fc.assert(
      fc.asyncProperty(anyWheel, async (any) => {
        const wheel = told(any);
        const layout = layoutWheel(wheel);
        await draw(page, wheel);
        const titles = await measured(page, '.wheel-labels text');
        expect(titles.map(({ text }) => text)).toEqual(layout.labels.map(({ text }) => text));
        const marks = marksOf(layout);
        const faults = titles.flatMap((title, index) =>
          [
            ...titles.slice(index + 1).filter((other) => collide(title, other)),
            ...marks.filter((mark) => collide(title, mark)),
          ].map((other) => [title, other]),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('the name of a month stays over its own month, in any size', async () => {
    await fc.assert(
      fc.asyncProperty(anyWheel, async (any) => {
        await draw(page, told({ ...any, activities: [] }));
        const names = await measured(page, '.wheel-names text');
        expect(names).toHaveLength(12);
        for (const name of names) expect(name.to - name.from, name.text).toBeLessThan(28);
      }),
      { numRuns: 12 },
    );
  });
});
