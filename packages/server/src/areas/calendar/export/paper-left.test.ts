import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open } from '../../../subject/testing/things.ts';
import { makePaper } from '../paper/make-paper.ts';
import { paperPool } from '../paper/paper-pool.ts';
import type { PaperOrder } from '../paper/year-on-paper.ts';
import { readText } from '../testing/papers.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

/** Somebody who asks for a file and leaves: nothing more is drawn for them. */
let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
  await makeEvent(world, world.kari, wheel, { title: 'Budsjettmøte', startDate: '2027-03-01' });
});
afterAll(async () => {
  await paperPool.close();
  await world.close();
});

const now = new Date('2026-11-26T12:00:00Z');

/** A list of so many activities. */
const listOf = (count: number): PaperOrder => ({
  format: 'pdf',
  sheet: { paper: 'a4', orientation: 'portrait', what: ['list'], notes: false },
  year: {
    title: 'Skuleåret',
    municipality: 'Fjordvik kommune',
    year: 2027,
    startMonth: 1,
    from: '2027-01-01',
    to: '2027-12-31',
    rings: [{ id: 'ring', title: 'Møte', color: '#1f6f8b' }],
    activities: Array.from({ length: count }, (_, at) => ({
      id: String(at),
      ringId: 'ring',
      title: `Budsjettmøte ${at}`,
      startDate: '2027-03-01',
      endDate: '2027-03-01',
      isDone: false,
    })),
    holidays: [],
    locale: 'nn',
    today: '2026-11-26',
    link: 'https://samspel.example/app/calendar/1',
  },
});

it('a drawing ends where it is when nobody waits for it any more', async () => {
  let pieces = 0;
  await makePaper(listOf(500), now, () => {
    pieces += 1;
  });
  expect(pieces).toBeGreaterThan(500);
  let drawn = 0;
  const left = makePaper(listOf(500), now, () => {
    drawn += 1;
    if (drawn === 50) throw new Error('nobody waits for it any more');
  });
  await expect(left).rejects.toThrow('nobody waits');
  expect(drawn).toBe(50);
});

it('what is drawn and what waits are both given up at once, and the next is made', async () => {
  const leaving = new AbortController();
  const large = listOf(3_000);
  const given = [1, 2, 3].map(() => paperPool.make(large, now, leaving.signal));
  const next = paperPool.make(listOf(1), now);
  leaving.abort(new Error('left'));
  for (const one of await Promise.allSettled(given)) expect(one).toMatchObject({ reason: { message: 'left' } });
  expect(await readText(await next)).toContain('Budsjettmøte');
  expect(() => paperPool.make(large, now, leaving.signal)).toThrow('left');
});

it('who hangs up is drawn nothing more for, and no job makes it either', async () => {
  const faults = vi.spyOn(world.services.log, 'error');
  // The thread has so much to do that the one who leaves waits for it.
  const busy = new AbortController();
  const before = paperPool.make(listOf(3_000), now, busy.signal).catch(() => undefined);
  const made = vi.spyOn(paperPool, 'make');
  const headers = { authorization: `Bearer ${world.kari.token}` };
  const { port } = world.app.server.address() as { port: number };
  const asked = request({ port, headers, path: `/api/calendar/${wheel}/export/pdf?year=2027` });
  asked.on('error', () => undefined);
  asked.end();
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce());
  asked.destroy();
  const signal = made.mock.calls[0]![2]!;
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
  await expect(made.mock.results[0]!.value).rejects.toThrow('has left');
  busy.abort();
  await before;
  const { rows } = await sql`select from paper_file`.execute(world.db);
  expect([rows.length, faults.mock.calls]).toEqual([0, []]);
});
