import { settingsOfFrequency } from '@samspel/domain/account/mail-frequency';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { openPost } from '../../notification/testing/mails.ts';
import { forgetAll, saidTo, tellAll } from '../../notification/testing/notifications.ts';
import { application, call, makeGrant, report } from '../testing/grants.ts';

let world: World;
let id: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());
beforeEach(async () => {
  await forgetAll(world);
  ({ id } = await makeGrant(world, { deadlines: [application('2026-05-01'), report('2027-02-01')] }));
  await tellAll(world);
  dataOf(await world.graphql(world.kari, `mutation { follow(id: "${id}") { id } }`));
});

const save = async (more: object) => {
  const { version } = await world.db
    .selectFrom('subject')
    .select('version')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  dataOf(await call(world, world.astrid, 'updateActionValue', { id, version, ...more }));
};
const deadlines = (first: string, second = '2027-02-01') => ({ deadlines: [application(first), report(second)] });

it('says what the deadline was and is, in the language of the reader', async () => {
  await save(deadlines('2026-05-15'));
  expect(await saidTo(world, world.kari)).toEqual([
    'Astrid Berg flytta fristen for Tilskot til bustadtiltak frå fredag 1. mai til fredag 15. mai',
  ]);
});

it('says it in the mail too', async () => {
  const post = await openPost(world);
  const settings = JSON.stringify(settingsOfFrequency('INSTANT'));
  await world.db.updateTable('person').set({ settings }).where('id', '=', world.kari.id).execute();
  await save(deadlines('2026-05-15'));
  await post.write();
  world.setNow('2026-03-02T09:11:00Z');
  await post.write();
  const mails = (await post.send()).filter(({ to }) => to.includes(world.kari.email));
  await post.close();
  world.setNow('2026-03-02T09:00:00Z');
  expect(
    mails
      .map(({ text }) => text)
      .join()
      .replaceAll(/\s+/g, ' '),
  ).toContain('frå fredag 1. mai til fredag 15. mai');
});

it('tells of two moves in a row as one, from where it first was; of one back again, that something was changed', async () => {
  await save(deadlines('2026-05-15'));
  await tellAll(world);
  await save(deadlines('2026-06-01'));
  expect(await saidTo(world, world.kari)).toEqual([
    'Astrid Berg flytta fristen for Tilskot til bustadtiltak frå fredag 1. mai til måndag 1. juni',
  ]);
  await save(deadlines('2026-05-01'));
  expect(await saidTo(world, world.kari)).toEqual(['Astrid Berg endra Tilskot til bustadtiltak']);
});

it('tells of the day to report by where that alone moved, and of other changes without days', async () => {
  await save({ description: 'Nytt' });
  expect(await saidTo(world, world.kari)).toEqual(['Astrid Berg endra Tilskot til bustadtiltak']);
  await save(deadlines('2026-05-01', '2027-03-01'));
  expect((await saidTo(world, world.kari))[0]).toMatch(
    /flytta fristen .* frå måndag 1\. februar 2027 til måndag 1\. mars 2027/,
  );
});

it('says nothing of the days of a draft', async () => {
  await save({ status: 'DRAFT' });
  await save(deadlines('2026-07-01'));
  await save({ status: 'PUBLISHED', ...deadlines('2026-08-01') });
  expect((await saidTo(world, world.kari)).join()).not.toContain('flytta');
});
