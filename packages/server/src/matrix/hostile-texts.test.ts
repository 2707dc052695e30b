import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { areas } from '../areas/index.ts';
import { filledOperations } from '../core/testing/filled-operations.ts';
import { busyFor, hostileTexts } from '../core/testing/hostile-texts.ts';
import { makeWorld, type World } from '../core/testing/world.ts';

/** The time of a request grows only in proportion to its text, so that nobody makes others wait by sending a long one. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** How many characters all texts of one request have together; an address of a GET holds fewer. */
const inBody = 900_000;
const inAddress = 12_000;
/** A slow text is compared with one 8 times shorter; 24 times its CPU time is too much. A pattern of quadratic time would take 64 times. */
const [shorter, tooMuch] = [8, 24];
/** Milliseconds of CPU time that are never too much. */
const nothing = 400;

/** Returns the CPU time of a request, asked again if it is long: the first may have met a collection of garbage. */
async function leastBusy(ask: () => Promise<unknown>): Promise<number> {
  const first = await busyFor(ask);
  return first < nothing ? first : Math.min(first, await busyFor(ask));
}

/** Expects the time of a request to grow in proportion to its text. */
async function expectProportion(what: string, length: number, ask: (text: string) => Promise<unknown>) {
  for (const [shape, make] of Object.entries(hostileTexts)) {
    const busy = await leastBusy(() => ask(make(length)));
    if (busy < nothing) continue;
    const less = await busyFor(() => ask(make(Math.floor(length / shorter))));
    expect(busy / less, `${what}: ${shape}, ${busy} ms after ${less} ms`).toBeLessThan(tooMuch);
  }
}

describe('a text of a megabyte', () => {
  it('is answered in proportion in every field of GraphQL that takes a text', async () => {
    const operations = filledOperations(world.app.graphql.schema);
    expect(operations.length).toBeGreaterThan(20);
    for (const { name, query, texts, variables } of operations) {
      await expectProportion(name, Math.floor(inBody / texts), (text) =>
        world.graphql(world.kari, query, variables(text)),
      );
    }
  });

  it('is answered in proportion by every REST call that takes a text', async () => {
    const routes = areas.flatMap(({ routes = [] }) => routes).filter(({ input }) => input);
    expect(routes.length).toBeGreaterThan(5);
    for (const { method, path, input } of routes) {
      const keys = Object.keys(shapeOf(input!));
      expect(keys, path).not.toEqual([]);
      const isBody = method === 'POST';
      await expectProportion(path, (isBody ? inBody : inAddress) / keys.length, (text) => {
        const values = Object.fromEntries(keys.map((key) => [key, text]));
        const address = path.replace(/:(\w+)/, 'x');
        return isBody
          ? world.rest(world.kari, method, address, values)
          : world.rest(world.kari, method, `${address}?${new URLSearchParams(values)}`);
      });
    }
  });
});

const shapeOf = (schema: z.ZodType): object => {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (!(schema instanceof z.ZodPipe)) return {};
  const before = shapeOf(schema.in as z.ZodType);
  return Object.keys(before).length > 0 ? before : shapeOf(schema.out as z.ZodType);
};
