import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import { osloToday } from '@samspel/domain/time/oslo';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import { saysHowToPlan } from '../../../core/testing/statements.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open, richText } from '../../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';
import { sharedYearsToNetwork } from './share-link.rest.ts';

/** What everybody can read of a shared year wheel, signed in or not. */
let world: World;
let wheel: string;
/** Is in every text that is not for everybody. */
const secret = 'zebrafisk';

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  wheel = await sharedWheel('budsjett', { description: richText(secret) });
  const { nodes } = (
    await makeEvent(world, world.kari, wheel, {
      title: 'Budsjettmøte',
      description: richText(secret),
      startDate: '2026-06-01',
      endDate: '2026-06-03',
      startTime: '09:30',
      reminder: 'ONE_WEEK',
      responsible: world.ola.id,
      tags: ['Budsjett'],
      todoTemplate: [secret],
    })
  ).instances;
  const noted = {
    id: nodes[0]!.id,
    version: nodes[0]!.version,
    isDone: true,
    note: richText(secret),
    noteText: secret,
  };
  dataOf(await call(world, world.kari, 'updateEventInstance', noted));
  await makeEvent(world, world.kari, wheel, { title: 'Årsmelding', startDate: '2027-02-15' });
});
afterAll(() => world.close());

async function sharedWheel(uri: string, more: object = {}): Promise<string> {
  const id = await makeCalendar(world, world.kari, open, more);
  const answer = await world.graphql(
    world.kari,
    'mutation ($input: MakeSharableInput!) { makeSharable(input: $input) { uri } }',
    { input: { id, uri } },
  );
  expect(dataOf(answer)).toEqual({ makeSharable: { uri } });
  return id;
}

const get = (path: string, headers = {}) => world.rest(null, 'GET', `/shared/${path}`, undefined, headers);
const read = async (path: string) => (await get(path)).body as SharedYear;

it('is found under an address to which others have added something', async () => {
  const { text } = await get('budsjett');
  for (const path of ['budsjett?utm_source=mail&fbclid=x', 'budsjett.', 'budsjett),', 'budsjett»'])
    expect((await get(encodeURI(path))).text, path).toBe(text);
});

describe('Of a shared year wheel is not told', () => {
  it('that it is there under a uri that nobody has, that cannot be one, or that is in another language', async () => {
    const unknown = await get('ukjend');
    expect(unknown.status).toBe(404);
    for (const path of ['b', '%20', '..%2Fbudsjett', 'budsjett%00', 'x'.repeat(200), 'årshjul']) {
      const { status, text } = await get(path);
      expect({ path, status, text }).toEqual({ path, status: 404, text: unknown.text });
    }
  });

  it('a year that no wheel shows', async () => {
    for (const query of ['year=2017', 'year=2030', 'year=nå', 'start_month=13'])
      expect((await get(`budsjett?${query}`)).body).toMatchObject({ code: 'input.outOfRange' });
  });

  it('any person, note, description, checklist, time, tick, access or id', async () => {
    const { text, body } = await get('budsjett');
    for (const word of [secret, 'Kari', 'Ola', 'Lundvik', world.kari.hash, '09:30', 'isDone', 'access', '"id"'])
      expect(text).not.toContain(word);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...['title', 'organization', 'lastUpdated', 'color', 'rings', 'activities'],
        ...['year', 'startMonth', 'hasTimeline', 'from', 'to'],
      ].toSorted(),
    );
    const numbers = [...text.matchAll(/\b\d+\b/g)].map(([number]) => Number(number));
    expect(numbers).not.toContain(Number(wheel));
  });

  it('an activity that is a draft or was removed', async () => {
    const id = await sharedWheel('uferdig');
    const gone = await makeEvent(world, world.kari, id, { title: 'Borte' });
    const draft = await makeEvent(world, world.kari, id, { title: 'Utkast' });
    dataOf(await world.graphql(world.kari, 'mutation ($id: ID!) { removeEvent(id: $id) }', { id: gone.id }));
    const { id: one, version } = draft.instances.nodes[0]!;
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: one, version, status: 'DRAFT' }));
    expect((await read('uferdig')).activities).toEqual([]);
  });
});

describe('Of a shared year wheel everybody reads', () => {
  it('title, whose it is and how fresh, colours, rings, and the activities of the current year with title and days', async () => {
    expect(await read('Budsjett')).toEqual({
      title: 'Økonomi og budsjett',
      organization: expect.stringContaining('Fjordvik'),
      lastUpdated: osloToday(new Date()),
      color: '#1f6f8b',
      year: 2026,
      startMonth: 1,
      hasTimeline: true,
      from: '2026-01-01',
      to: '2026-12-31',
      rings: [{ title: 'Budsjett', color: expect.stringMatching(/^#/) }],
      activities: [{ title: 'Budsjettmøte', ring: 0, startDate: '2026-06-01', endDate: '2026-06-03' }],
    });
  });

  it('another year, which may begin in another month and run into the next', async () => {
    const { activities, rings, from, to } = await read('budsjett?year=2026&start_month=6');
    expect({ from, to }).toEqual({ from: '2026-06-01', to: '2027-05-31' });
    expect(activities.map(({ title, ring }) => [title, rings[ring]!.title])).toEqual([
      ['Budsjettmøte', 'Budsjett'],
      ['Årsmelding', null],
    ]);
  });

  it('a year without activities, as one ring to put them in', async () => {
    expect(await read('budsjett?year=2029')).toMatchObject({
      rings: [{ title: null, color: '#1f6f8b' }],
      activities: [],
    });
  });

  it('with the same words, whoever asks', async () => {
    const asPer = await world.rest(world.per, 'GET', '/shared/budsjett');
    expect(asPer.text).toBe((await get('budsjett')).text);
  });

  it('anew only when it has changed, and never without asking', async () => {
    const id = await sharedWheel('endra');
    const first = await get('endra');
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect(first.headers).not.toHaveProperty('set-cookie');
    const held = { 'if-none-match': first.headers.etag as string };
    expect(await get('endra', held)).toMatchObject({ status: 304, text: '' });
    await makeEvent(world, world.kari, id);
    expect((await get('endra', held)).status).toBe(200);
  });

  it('in as many statements, whether it has 2 series or 20', async () => {
    const counted = async (series: number) => {
      const id = await sharedWheel(`stor-${series}`);
      for (let made = 0; made < series; made += 1)
        await makeEvent(world, world.kari, id, { tags: [`Merke ${made}`, 'Felles'] });
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      expect((await read(`stor-${series}`)).activities).toHaveLength(series);
      const count = sent.mock.calls.filter(([query]) => !saysHowToPlan(query)).length;
      sent.mockRestore();
      return count;
    };
    expect(await counted(20)).toBe(await counted(2));
  });
});

it('whoever reads without end must wait', async () => {
  const from = (count: number) =>
    world.db
      .updateTable('rate_limit')
      .set({ count })
      .where('window_ends', '>', new Date('2026-03-02T09:00:00Z'))
      .execute();
  await get('budsjett');
  await from(sharedYearsToNetwork.most);
  const { status, headers } = await get('budsjett');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await from(0);
  expect((await get('budsjett')).status).toBe(200);
});

it('says whether it may be shown on a timeline: as long as the organization it belongs to has that permission', async () => {
  const organization = () => world.db.updateTable('organization').where('id', '=', world.fjordvik.id);
  const says = async () => (await read('budsjett')).hasTimeline;
  expect(await says()).toBe(true);
  await organization()
    .set({ permissions: ['CALENDAR'] })
    .execute();
  expect(await says()).toBe(false);
  await organization()
    .set({ permissions: ['CALENDAR', 'CALENDAR_TIMELINE'] })
    .execute();
  expect(await says()).toBe(true);
});
