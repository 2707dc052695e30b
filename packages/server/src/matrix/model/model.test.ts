import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { anyCommand, type Command, happen } from './commands.ts';
import { at, type Municipality, makeTown } from './municipality.ts';
import { lists, type Seen, toldTo, waysTo } from './surfaces.ts';

/**
 * Random commands run in a small world, and after each command everybody looks at everything: what they see must be what the oracle says
 * (oracle.ts). `ACCESS_MODEL_SECONDS=600` makes it run for ten minutes, and `ACCESS_MODEL_SEED=7` with other commands.
 */
const seconds = Number(process.env.ACCESS_MODEL_SECONDS ?? 12);
const seed = Number(process.env.ACCESS_MODEL_SEED ?? 2026);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

/** Returns what people see wrongly, in all lists and on one year wheel per turn, of which each turn checks a third of the ways to it. */
async function faults(municipality: Municipality, turn: number): Promise<Seen[]> {
  const wheel = at(municipality.wheels, turn);
  const looks = municipality.people.map(async (person) => {
    const ways = waysTo(world, municipality, person, wheel).filter((_way, index) => (index + turn) % 3 === 0);
    const all = await Promise.all([lists(world, municipality, person), ...ways.map((way) => way())]);
    return all.map((one) => ({ ...one, surface: `${one.surface}, for ${person.name}` }));
  });
  const seen = await Promise.all([toldTo(world, municipality, wheel), ...looks]);
  return seen.flat().filter((one) => JSON.stringify(one.seen) !== JSON.stringify(one.expected));
}

/** Runs commands one after the other, until the time is over. */
async function live(commands: readonly Command[], start: number, until: number): Promise<void> {
  const municipality = await makeTown(world);
  for (const [turn, command] of commands.entries()) {
    if (Date.now() > until) return;
    const { came, expected } = await happen(world, municipality, command);
    expect({ command, came }).toEqual({ command, came: expected });
    expect({ command, faults: await faults(municipality, start + turn) }).toEqual({ command, faults: [] });
  }
}

describe('whatever happens', () => {
  it(
    'everybody sees and may what the oracle says, on every way to it',
    async () => {
      const story = fc.tuple(fc.array(anyCommand, { minLength: 8, maxLength: 12, size: 'max' }), fc.nat(11));
      const until = Date.now() + seconds * 1_000;
      await fc.assert(
        fc.asyncProperty(story, ([commands, start]) => live(commands, start, until)),
        { seed, numRuns: Math.ceil(seconds / 2) },
      );
    },
    (seconds + 120) * 1_000,
  );
});
