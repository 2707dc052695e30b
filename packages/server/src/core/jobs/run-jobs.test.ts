import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeWorld, type World } from '../testing/world.ts';
import type { Job } from './job.ts';
import { runJobs } from './run-jobs.ts';

const channel = 'samspel_test';
/** A channel of another job: what is said on it is heard after what was said before. */
const later = 'samspel_test_later';
const name = 'notification.tell';
const soon = { interval: 20 };

let world: World;
let stop: () => Promise<void>;
const run = vi.fn<Job['run']>();
const runLater = vi.fn<Job['run']>();
beforeEach(async () => {
  run.mockReset().mockResolvedValue();
  runLater.mockReset().mockResolvedValue();
  world = await makeWorld({ areas: [] });
  const jobs: Job[] = [
    { name, isAskedFor: true, hears: channel, run },
    { name: 'notification.tidy', hears: later, run: runLater },
  ];
  ({ stop } = await runJobs(world.services, world.databaseUrl, jobs));
  await expect.poll(turns, soon).toEqual(['completed']); // the turn that it gets when a process starts
  run.mockClear();
});
afterEach(async () => {
  await stop();
  await world.close();
});

const say = (on = channel) => sql`select pg_notify(${on}, '')`.execute(world.db);
async function turns(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = ${name} order by created_on`.execute(world.db);
  return rows.map(({ state }) => state);
}

it('what a job hears of is done at once, without a turn in the queue', async () => {
  await say();
  await expect.poll(() => run.mock.calls.length, soon).toBe(1);
  expect(await turns()).toEqual(['completed']);
});

it('what it hears while it works is done after that, in one more run', async () => {
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  run.mockReturnValueOnce(isLeft);
  await say();
  await expect.poll(() => run.mock.calls.length, soon).toBe(1);
  for (let time = 0; time < 5; time += 1) await say();
  await say(later);
  await expect.poll(() => runLater.mock.calls.length, soon).toBe(1);
  expect(run).toHaveBeenCalledTimes(1);
  leave();
  await expect.poll(() => run.mock.calls.length, soon).toBe(2);
  await say();
  await expect.poll(() => run.mock.calls.length, soon).toBe(3);
});

it('what fails gets a turn in the queue', async () => {
  run.mockRejectedValueOnce(new Error('a test lets it fail'));
  await say();
  await expect.poll(() => run.mock.calls.length, soon).toBe(2);
  await expect.poll(turns, soon).toEqual(['completed', 'completed']);
});

it('a process that stops lets it end', async () => {
  let isDone = false;
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  run.mockImplementationOnce(async () => {
    await isLeft;
    isDone = true;
  });
  await say();
  await expect.poll(() => run.mock.calls.length, soon).toBe(1);
  const stopped = stop();
  leave();
  await stopped;
  expect(isDone).toBe(true);
});
