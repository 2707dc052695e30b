import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../core/testing/database.ts';
import { failOverUnderLoad } from './fail-over.ts';
import { killInRounds } from './kill.ts';
import { restartInTurn } from './rolling-restart.ts';

/** Faults under writes of every kind. `npm run bench -- faults` does more of each. */
const unharmed = { lost: [], half: [] };

it('whatever is killed, Samspel, its PostgreSQL or both: what was acknowledged is there, nothing is half, and it goes on', async () => {
  const { harm, acknowledged } = await killInRounds(3);
  expect(harm).toEqual(unharmed);
  expect(acknowledged).toBeGreaterThan(20);
});

it('when the primary dies and its standby is promoted, nothing is lost, and the same process writes and tells open pages again', async () => {
  const { harm, acknowledged, secondsUntilAllWrite, hasSameProcess, isLive } = await failOverUnderLoad();
  expect(harm).toEqual(unharmed);
  expect(acknowledged.before).toBeGreaterThan(10);
  expect(secondsUntilAllWrite).toBeLessThan(15);
  expect({ hasSameProcess, isLive }).toEqual({ hasSameProcess: true, isLive: true });
});

it('two processes that are restarted one after the other, as at an upgrade, answer every write', async () => {
  const database = await createTestDatabase(inject('postgres'));
  const { harm, acknowledged, failed } = await restartInTurn(database.url, 1);
  expect(failed).toEqual([]);
  expect(harm).toEqual(unharmed);
  expect(acknowledged).toBeGreaterThan(20);
  await database.close();
});
