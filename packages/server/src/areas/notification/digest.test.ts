import { settingsOfFrequency } from '@samspel/domain/account/mail-frequency';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { openPost } from './testing/mails.ts';
import { act, forgetAll, rename, tellAll } from './testing/notifications.ts';

/** Wednesday 20 May 2026, at noon in Oslo. */
const wednesday = '2026-05-20T10:00:00Z';
/** The next Thursday morning and the next Monday morning: a minute before seven in Oslo, and seven. */
const thursday = ['2026-05-21T04:59:00Z', '2026-05-21T05:00:00Z'] as const;
const monday = ['2026-05-25T04:59:00Z', '2026-05-25T05:00:00Z'] as const;

let world: World;
let post: Awaited<ReturnType<typeof openPost>>;
let budget: string;
let culture: string;
beforeAll(async () => {
  world = await makeWorld();
  post = await openPost(world);
});
beforeEach(async () => {
  world.setNow(wednesday);
  await world.db.deleteFrom('mail_outbox').execute();
  await choose(world.per, 'DAILY');
  budget = await makeCalendar(world, world.kari, open);
  culture = await makeCalendar(world, world.kari, open);
  await rename(world, world.kari, culture, 'Kultur');
  await forgetAll(world);
  for (const id of [budget, culture]) dataOf(await act(world, world.per, `follow(id: "${id}") { id }`));
});
afterAll(async () => {
  await post.close();
  await world.close();
});

const choose = (as: TestPerson, frequency: Parameters<typeof settingsOfFrequency>[0]) =>
  world.db
    .updateTable('person')
    .set({ settings: JSON.stringify(settingsOfFrequency(frequency)) })
    .where('id', '=', as.id)
    .execute();
/** What Kari does on Wednesday. */
const aDay = async () => {
  await makeEvent(world, world.kari, budget, { title: 'Synfaring' });
  await makeEvent(world, world.kari, culture, { title: 'Haustfest' });
  await rename(world, world.kari, budget, 'Budsjett');
  await tellAll(world);
};
const mailsAt = async (moment: string) => {
  world.setNow(moment);
  await post.write();
  return (await post.send()).filter(({ to }) => to === world.per.email);
};

describe('a daily mail', () => {
  it('comes at seven in Oslo, once, grouped by thing', async () => {
    await aDay();
    expect([await mailsAt(wednesday), await mailsAt(thursday[0])]).toEqual([[], []]);
    const [mail, ...more] = await mailsAt(thursday[1]);
    expect([mail!.subject, more]).toEqual(['Samspel: 3 nye varsel', []]);
    const lines = mail!.text.split('\n').filter((line) => /^[*A-ZÆØÅ]/.test(line));
    expect(lines.slice(0, 6)).toEqual([
      'Nytt for deg',
      'BUDSJETT',
      expect.stringContaining('* Kari Nes la til Synfaring i Budsjett'),
      expect.stringContaining('* Kari Nes endra Budsjett'),
      'KULTUR',
      expect.stringContaining('* Kari Nes la til Haustfest i Kultur'),
    ]);
    expect(await mailsAt('2026-05-21T05:01:00Z')).toEqual([]);
    expect(await mailsAt('2026-05-22T05:00:00Z')).toEqual([]);
  });

  it('comes when the machine wakes that slept at seven', async () => {
    await aDay();
    expect(await mailsAt('2026-05-21T11:30:00Z')).toHaveLength(1);
  });

  it('does not come where nothing is new', async () => {
    expect(await mailsAt(thursday[1])).toEqual([]);
  });

  it('leaves out what was read meanwhile', async () => {
    await aDay();
    await world.db
      .updateTable('notification')
      .set({ read_at: new Date() })
      .where('person_id', '=', world.per.id)
      .where('word', '=', 'added')
      .execute();
    const [mail] = await mailsAt(thursday[1]);
    expect(mail!.subject).toBe('Kari Nes endra Budsjett');
    expect(mail!.text).not.toMatch(/Synfaring|Haustfest|KULTUR/);
  });

  it('leaves out what the reader may no longer read, and its title', async () => {
    await aDay();
    await world.db
      .updateTable('subject')
      .set({ is_private: true, visibility: 'PRIVATE' })
      .where('id', '=', Number(budget))
      .execute();
    const [mail] = await mailsAt(thursday[1]);
    expect(mail!.subject).toBe('Kari Nes la til Haustfest i Kultur');
    expect(mail!.text + mail!.html).not.toMatch(/Budsjett|Synfaring/i);
  });

  it('leaves out what was hidden after it was put in the outbox', async () => {
    await aDay();
    world.setNow(thursday[1]);
    await post.write();
    await world.db.updateTable('subject').set({ is_private: true }).where('id', '=', Number(budget)).execute();
    const [mail] = (await post.send()).filter(({ to }) => to === world.per.email);
    expect(mail!.text + mail!.html).not.toMatch(/Budsjett|Synfaring/i);
  });
});

describe('a weekly mail', () => {
  it('comes on Monday at seven in Oslo, with all of the week', async () => {
    await choose(world.per, 'WEEKLY');
    await aDay();
    world.setNow('2026-05-22T10:00:00Z');
    await rename(world, world.kari, culture, 'Kultur og fritid');
    for (const moment of [...thursday, monday[0]]) expect(await mailsAt(moment)).toEqual([]);
    const [mail] = await mailsAt(monday[1]);
    expect([mail!.subject, mail!.text.split('\n')[0]]).toEqual([
      'Samspel: 4 nye varsel',
      'Nytt for deg den siste veka',
    ]);
  });

  it('is waited for by whoever had daily ones until then', async () => {
    await aDay();
    await choose(world.per, 'WEEKLY');
    expect(await mailsAt(thursday[1])).toEqual([]);
    expect(await mailsAt(monday[1])).toHaveLength(1);
  });
});

it('whoever wants mails at once from now on gets what waited for the morning, then', async () => {
  await aDay();
  await choose(world.per, 'INSTANT');
  expect(await mailsAt(wednesday)).toEqual([]);
  expect(await mailsAt(thursday[1])).toHaveLength(2);
});

it('five hundred people have theirs in one turn of the job', async () => {
  await world.db
    .insertInto('person')
    .values(
      Array.from({ length: 500 }, (_, at) => ({
        name: `Leser ${at}`,
        email: `leser${at}@lundvik.example`,
        organization_id: world.lundvik.id,
        user_status: 'ACTIVATED' as const,
        hash: `leser${at}`,
      })),
    )
    .execute();
  await world.db
    .insertInto('follow')
    .columns(['subject_id', 'person_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('person')
        .select([val(Number(budget)).as('subject_id'), 'id as person_id'])
        .where('email', 'like', 'leser%'),
    )
    .execute();
  await aDay();
  world.setNow(thursday[1]);
  await post.write();
  const { count } = await world.db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(501);
});
