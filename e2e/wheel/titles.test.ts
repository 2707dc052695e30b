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
  rings: fc.integer({ min: 1, max: 6 }),
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

/** Returns the room of every activity: its shape, and the band before it. */
function marksOf({ placed, direction }: WheelLayout): Mark[] {
  return placed.flatMap(({ items }) =>
    items.flatMap((item) => {
      const half = item.form.size / 2;
      const degrees = (half / item.radius) * (180 / Math.PI);
      const shape = item.shape === undefined ? [] : [boxOf(item.shape - degrees, item.shape + degrees, half)];
      const isBare = item.isBand && !item.form.isTall;
      const band = isBare ? [boxOf(item.from, item.shape ?? item.to, item.form.height / 2)] : [];
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

/** A sample of everything, done and open. */
const sample = {
  ...{ diameter: 760 as const, direction: 'right' as const, startMonth: 1 },
  activities: Array.from({ length: 30 }, (_, index) => ({
    ...{ start: 90 + index * 3, length: (index % 5) * 9, ring: index, title: WORDS[index % WORDS.length]! },
    ...{ isDone: index % 2 === 0, isOverdue: false },
  })),
};

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

  it('no title is smaller than 12 px on the screen, in any part of it', async () => {
    // Two in each ring and quarter: six rings on a phone have no room for more.
    const few = sample.activities.filter((_, index) => index < 12);
    const wheel = { ...told({ ...sample, activities: few, rings: 6 }), diameter: undefined };
    for (const width of [360, 768, 1440]) {
      const frame = await stage.open({ width });
      for (const part of [undefined, { of: 'quarter', index: 1 }, { of: 'month', index: 4 }] as const) {
        await draw(frame, { ...wheel, part });
        const shown = await frame.evaluate(() =>
          [...document.querySelectorAll<SVGTextElement>('.wheel-labels text')].map(
            (text) =>
              Number.parseFloat(getComputedStyle(text).fontSize) *
              Math.hypot(text.getScreenCTM()!.a, text.getScreenCTM()!.b),
          ),
        );
        for (const size of shown) expect(size).toBeGreaterThanOrEqual(12);
        expect(shown.length > 0, `${width} ${part?.of}`).toBe(part !== undefined || width > 480);
      }
    }
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
