import { addDays } from '@samspel/domain/time/day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { forgetAll, saidTo } from '../../notification/testing/notifications.ts';
import { application, call, makeGrant, report } from '../testing/grants.ts';
import { remindJob } from './remind.job.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-04-01T10:00:00Z');
  await world.db.updateTable('grant_reminder_run').set({ day: '2026-04-01' }).execute();
  await world.db.deleteFrom('follow').execute();
});
afterAll(() => world.close());

/** A grant that Kari follows, by default due on 4 May 2026. */
async function followed(more: object = {}): Promise<string> {
  const { id } = await makeGrant(world, { title: 'Kulturbygg', deadlines: [application('2026-05-04')], ...more });
  await forgetAll(world);
  dataOf(await world.graphql(world.kari, `mutation { follow(id: "${id}") { id } }`));
  return id;
}

/** What Kari was notified of, after the job has run at noon on some days. */
async function toldOn(...days: string[]): Promise<string[]> {
  for (const day of days) {
    world.setNow(`${day}T10:00:00Z`);
    await remindJob.run(world.services);
  }
  return saidTo(world, world.kari);
}

describe('nobody is reminded', () => {
  it('of what they do not follow, of a report, and on other days', async () => {
    await makeGrant(world, { deadlines: [application('2026-05-04')] });
    await followed({ deadlines: [application('2026-12-01'), report('2026-12-29')] });
    expect(await toldOn('2026-04-05', '2026-04-06', '2026-04-07', '2026-04-19', '2026-04-20')).toEqual([]);
  });

  it('of a grant that was made a draft or thrown away', async () => {
    const draft = await followed();
    dataOf(await call(world, world.astrid, 'updateActionValue', { id: draft, version: 1, status: 'DRAFT' }));
    const gone = await followed();
    dataOf(await world.graphql(world.astrid, `mutation { removeActionValue(id: "${gone}") }`));
    expect(await toldOn('2026-04-06')).toEqual([]);
  });
});

describe('who follows a grant is reminded', () => {
  it.each([['2026-04-06'], ['2026-04-20'], ['2026-05-01']])('28, 14 and 3 days before: on %s, once', async (day) => {
    await world.db.updateTable('grant_reminder_run').set({ day: '2026-04-05' }).execute();
    await followed();
    await world.db
      .updateTable('grant_reminder_run')
      .set({ day: addDays(day, -1) })
      .execute();
    expect(await toldOn(day, day)).toEqual([expect.stringMatching(/^Påminning: Kulturbygg har frist .*4\. mai$/)]);
  });

  it('on the day after, where every machine slept', async () => {
    await followed();
    expect(await toldOn('2026-04-08')).toHaveLength(1);
  });

  it('of a deadline that is only expected as just that', async () => {
    await followed({ deadlines: [application('2026-05-04', true)] });
    expect(await toldOn('2026-04-06')).toEqual([
      expect.stringMatching(/venta frist .*4\. mai\. Datoen er ikkje kunngjord/),
    ]);
  });
});
