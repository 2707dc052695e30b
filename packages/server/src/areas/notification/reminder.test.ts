import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { remindJob } from '../calendar/activity/remind.job.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { forgetAll, saidTo } from './testing/notifications.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-05-20T10:00:00Z');
  wheel = await makeCalendar(world, world.kari, open);
  await world.db.updateTable('event_instance').set({ is_done: true }).execute(); // left by other tests
  await world.db.updateTable('reminder_run').set({ day: '2026-05-20' }).execute();
});
afterAll(() => world.close());

const act = async (as: TestPerson, mutation: string) =>
  dataOf(await world.graphql<Record<string, never>>(as, `mutation { ${mutation} }`));

/** An activity due on 1 June 2026, of which Ola is reminded one week before by default. */
async function makeReminded(more: object = {}): Promise<string> {
  const { instances } = await makeEvent(world, world.kari, wheel, {
    title: 'Revisjon',
    responsible: world.ola.id,
    reminder: 'ONE_WEEK',
    ...more,
  });
  await forgetAll(world);
  return instances.nodes[0]!.id;
}

/** What Ola was notified of, after the job has run at some moments. */
async function remindedAt(...moments: string[]): Promise<string[]> {
  for (const moment of moments) {
    world.setNow(moment);
    await remindJob.run(world.services);
  }
  return saidTo(world, world.ola);
}
const once = ['Påminning: Revisjon har frist måndag 1. juni'];

describe('nobody is reminded', () => {
  it('before seven in the morning in Oslo, nor on the day before', async () => {
    await makeReminded();
    expect(await remindedAt('2026-05-24T21:59:00Z', '2026-05-24T22:01:00Z', '2026-05-25T04:59:00Z')).toEqual([]);
  });

  it('of what is done, thrown away, archived, a draft, or without a reminder', async () => {
    const done = await makeReminded();
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: done, isDone: true }));
    await act(world.kari, `removeEventInstance(id: "${await makeReminded()}", scope: ONE) { id }`);
    const draft = await makeReminded();
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: draft, version: 1, status: 'DRAFT' }));
    await makeReminded({ reminder: 'NONE' });
    wheel = await makeCalendar(world, world.kari, open);
    await makeReminded();
    await act(world.kari, `archiveCalendar(id: "${wheel}") { id }`);
    await forgetAll(world);
    expect(await remindedAt('2026-05-25T05:00:00Z')).toEqual([]);
  });

  it('of a reminder that was set for a day already past', async () => {
    await remindedAt('2026-05-28T06:00:00Z');
    await makeReminded();
    expect(await remindedAt('2026-05-28T06:05:00Z', '2026-05-29T06:00:00Z')).toEqual([]);
  });

  it('who turned reminders off, muted the thing, or may no longer read it', async () => {
    await makeReminded();
    await act(world.ola, 'updateSettings(input: { notifyReminder: false }) { id }');
    expect(await remindedAt('2026-05-25T05:00:00Z')).toEqual([]);
    await act(world.ola, 'updateSettings(input: { notifyReminder: true }) { id }');

    const muted = await makeReminded({ reminder: 'THREE_DAYS' });
    await act(world.ola, `setNotifyLevel(input: { id: "${muted}", level: NOTHING }) { id }`);
    expect(await remindedAt('2026-05-29T05:00:00Z')).toEqual([]);

    await makeReminded({ reminder: 'ONE_DAY' });
    await world.db.updateTable('subject').set({ is_private: true }).where('id', '=', Number(wheel)).execute();
    expect(await remindedAt('2026-05-31T05:00:00Z')).toEqual([]);
  });
});

describe('who is responsible', () => {
  it('is reminded at seven in Oslo, once, however often the job runs', async () => {
    await makeReminded();
    expect(await remindedAt('2026-05-25T05:00:00Z', '2026-05-25T05:05:00Z', '2026-05-26T05:00:00Z')).toEqual(once);
  });

  it('is reminded at seven in Oslo in winter too', async () => {
    world.setNow('2026-01-20T10:00:00Z');
    await world.db.updateTable('reminder_run').set({ day: '2026-01-20' }).execute();
    await makeReminded({ startDate: '2026-02-11' });
    expect(await remindedAt('2026-02-04T05:59:00Z')).toEqual([]);
    expect(await remindedAt('2026-02-04T06:00:00Z')).toEqual(['Påminning: Revisjon har frist onsdag 11. februar']);
  });

  it('is reminded once when the machine wakes that slept through the day', async () => {
    await makeReminded();
    expect(await remindedAt('2026-05-22T05:00:00Z', '2026-05-27T12:30:00Z', '2026-05-27T12:35:00Z')).toEqual(once);
  });

  it('is reminded once by two processes', async () => {
    await makeReminded();
    world.setNow('2026-05-25T05:00:00Z');
    await Promise.all([remindJob.run(world.services), remindJob.run(world.services)]);
    expect(await saidTo(world, world.ola)).toEqual(once);
  });

  it('is reminded of a day that is set for today in the course of the day, and anew when it is moved', async () => {
    await remindedAt('2026-05-25T05:00:00Z');
    const id = await makeReminded();
    expect(await remindedAt('2026-05-25T09:00:00Z')).toEqual(once);
    const moved = { id, version: 1, startDate: '2026-06-08', endDate: '2026-06-08' };
    dataOf(await call(world, world.kari, 'updateEventInstance', moved));
    await forgetAll(world);
    expect(await remindedAt('2026-06-01T05:00:00Z')).toEqual(['Påminning: Revisjon har frist måndag 8. juni']);
  });

  it('is reminded though they made themselves responsible', async () => {
    await makeReminded({ responsible: world.kari.id });
    await remindedAt('2026-05-25T05:00:00Z');
    expect(await saidTo(world, world.kari)).toEqual(once);
  });
});

it('followers are reminded who asked for it, and no others', async () => {
  await makeReminded();
  for (const person of [world.per, world.astrid]) await act(person, `follow(id: "${wheel}") { id }`);
  await act(world.per, 'updateSettings(input: { notifyFollowedReminder: true }) { id }');
  await remindedAt('2026-05-25T05:00:00Z');
  expect([await saidTo(world, world.per), await saidTo(world, world.astrid)]).toEqual([once, []]);
});
