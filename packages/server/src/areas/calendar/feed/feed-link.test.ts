import { feedLinkLimit } from '@samspel/domain/calendar/feed';
import { richTextOf } from '@samspel/domain/text/plain-text';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

let world: World;
let wheel: string;
let hidden: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  wheel = await createCalendar('Økonomi', { isPrivate: false });
  hidden = await createCalendar('Løynleg', { isPrivate: true, visibility: 'PRIVATE' });
  await createEvent(wheel, { title: 'Rapport', startDate: '2026-04-01', endDate: '2026-04-10', tags: ['Økonomi'] });
  await createEvent(wheel, { title: 'Møte', startDate: '2026-05-04', startTime: '09:00', endTime: '11:00' });
  await createEvent(wheel, { title: 'Mi oppgåve', startDate: '2026-06-01', responsible: String(world.kari.id) });
  await createEvent(hidden, { title: 'Løynleg møte', startDate: '2026-05-01', tags: ['Nedlegging'] });
});
afterAll(() => world.close());

async function done<Data>(as: TestPerson, query: string, variables: object): Promise<Data> {
  const { data, errors } = await world.graphql<Data>(as, query, variables);
  expect(errors).toBeUndefined();
  return data;
}
async function createCalendar(title: string, access: object): Promise<string> {
  const query = 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }';
  const input = { title, color: '#1f6f8b', access };
  return (await done<{ createCalendar: { id: string } }>(world.kari, query, { input })).createCalendar.id;
}
async function createEvent(calendar: string, more: object): Promise<void> {
  const query = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  await done(world.kari, query, { input: { calendar, description: JSON.stringify(richTextOf('Føremål')), ...more } });
}

type Link = { id: string; code: string; tag: string | null; isTagGone: boolean; fetches: Fetch[] };
type Fetch = { client: string; lastFetched: string };
const fields = 'id code tag isTagGone onlyMine calendar { id } isOfMyYear fetches { client lastFetched }';
const create = `mutation ($input: CreateFeedLinkInput!) { createFeedLink(input: $input) { ${fields} } }`;
const end = 'mutation ($id: ID!) { endFeedLink(id: $id) { id } }';

const make = async (as: TestPerson, input: object = {}): Promise<Link> =>
  (await done<{ createFeedLink: Link }>(as, create, { input: { calendar: wheel, ...input } })).createFeedLink;
const linksOf = async (as: TestPerson) =>
  (await done<{ myFeedLinks: Link[] }>(as, `{ myFeedLinks { ${fields} } }`, {})).myFeedLinks;
const refusal = async (as: TestPerson | null, query: string, variables: object) => {
  const { errors } = await world.graphql(as, query, variables);
  const { code, field } = errors![0]!.extensions as { code: string; field?: string };
  return [code, field];
};
const fetchBy = (code: string, more = '', headers = {}) =>
  world.rest(null, 'GET', `/meta/calendar?calendarCode=${code}${more}`, undefined, headers);
const titlesBy = async (code: string, more = '') => {
  const { status, text } = await fetchBy(code, more);
  expect(status).toBe(200);
  return eventsOf(text).map(({ summary }) => summary);
};
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe('a link to a part of a feed is refused', () => {
  it('for a hidden year wheel, just as for one that never was', async () => {
    for (const calendar of [hidden, '999999999'])
      expect(await refusal(world.per, create, { input: { calendar } })).toEqual(['notFound', 'input.calendar']);
  });

  it('for a tag that stands on nothing one may read, just as for one that never was', async () => {
    for (const tag of ['Nedlegging', 'Aldri brukt'])
      expect(await refusal(world.per, create, { input: { calendar: wheel, tag } })).toEqual(['notFound', 'input.tag']);
    const { feedTags } = await done<{ feedTags: string[] }>(world.per, '{ feedTags }', {});
    expect(feedTags).toEqual([]);
  });

  it('for no tag of a year wheel with hundreds of them', async () => {
    const many = await createCalendar('Mange merkelappar', { isPrivate: false });
    for (let event = 0; event < 13; event += 1) {
      const tags = Array.from({ length: 20 }, (_, at) => `Lapp ${String(event * 20 + at).padStart(3, '0')}`);
      await createEvent(many, { title: 'Møte', startDate: '2026-05-04', tags });
    }
    expect((await make(world.per, { calendar: many, tag: 'Lapp 259' })).tag).toBe('Lapp 259');
  });

  it('beyond twenty, until one of them is ended', async () => {
    const liv = await makePerson(world.db, 'Liv Lund', world.fjordvik);
    const links = [];
    for (let time = 0; time < feedLinkLimit; time += 1) links.push(await make(liv));
    expect(await refusal(liv, create, { input: { calendar: wheel } })).toEqual(['calendar.feedLinks', undefined]);
    await done(liv, end, { id: links[3]!.id });
    expect((await make(liv)).code).toBeTruthy();
  });

  it('to be ended by anybody else, an admin too, who are told what they are told of a link that is not there', async () => {
    const { id } = await make(world.ola);
    for (const as of [world.kari, world.astrid, world.per])
      expect(await refusal(as, end, { id })).toEqual(await refusal(as, end, { id: '999999' }));
    expect((await linksOf(world.ola)).map((link) => link.id)).toContain(id);
  });

  it('without a sign-in', async () => {
    expect((await world.graphql(null, '{ myFeedLinks { id } }')).status).toBe(401);
  });
});

describe('a link to a part of a feed', () => {
  it('has what is chosen, and no more', async () => {
    expect(await titlesBy((await make(world.kari)).code)).toEqual(['Rapport', 'Møte', 'Mi oppgåve']);
    expect(await titlesBy((await make(world.kari, { tag: 'økonomi' })).code)).toEqual(['Rapport']);
    expect(await titlesBy((await make(world.kari, { onlyMine: true })).code)).toEqual(['Mi oppgåve']);
    expect(await titlesBy((await make(world.ola, { onlyMine: true })).code)).toEqual([]);
    expect(await titlesBy((await make(world.kari, { tag: 'Økonomi', onlyMine: true })).code)).toEqual([]);
  });

  it('of deadlines has the last day of each alone, at the time when it ends', async () => {
    const { code } = await make(world.kari, { onlyDeadlines: true });
    const [report, meeting] = eventsOf((await fetchBy(code)).text);
    expect([report!.startDate.toString(), report!.endDate.toString()]).toEqual(['2026-04-10', '2026-04-11']);
    expect(meeting!.startDate.toString()).toBe('2026-05-04T11:00:00');
  });

  it('of what is not completed loses what is, and its calendar fetches that anew', async () => {
    const { code } = await make(world.kari, { onlyOpen: true });
    const { headers } = await fetchBy(code);
    const again = () => fetchBy(code, '', { 'if-none-match': String(headers.etag) });
    expect((await again()).status).toBe(304);
    await world.db
      .updateTable('event_instance')
      .set({ is_done: true })
      .where('responsible_id', '=', world.kari.id)
      .execute();
    expect((await again()).status).toBe(200);
    expect(await titlesBy(code)).toEqual(['Rapport', 'Møte']);
  });

  it('is not widened by what else stands in its address', async () => {
    const { code } = await make(world.kari, { tag: 'Økonomi' });
    expect(await titlesBy(code, `&metaId=${hidden}&schoolHolidays=true&deadlineId=1`)).toEqual(['Rapport']);
  });

  it('says in its name what it has', async () => {
    const { code } = await make(world.kari, { tag: 'Økonomi', onlyDeadlines: true });
    expect((await fetchBy(code)).text).toContain('X-WR-CALNAME:Økonomi · Økonomi · Berre fristar');
  });

  it('of my year has what is in my year alone', async () => {
    const { code } = await make(world.ola, { calendar: null });
    expect(await titlesBy(code)).toEqual([]);
    const add = 'mutation ($input: CreateCalendarRingInput!) { createCalendarRing(input: $input) { id } }';
    await done(world.ola, add, { input: { calendar: wheel } });
    expect(await titlesBy(code)).toContain('Rapport');
  });

  it('is ended alone: the others and the calendar code go on, and it answers as one that never was', async () => {
    const [ended, other] = [await make(world.per), await make(world.per)];
    await done(world.per, end, { id: ended.id });
    const [gone, absent] = [await fetchBy(ended.code), await fetchBy('nobody')];
    expect([gone.status, gone.text]).toEqual([404, absent.text]);
    expect((await fetchBy(other.code)).status).toBe(200);
    expect((await fetchBy(world.per.calendarCode)).status).toBe(200);
    await done(world.per, 'mutation { renewCalendarCode { id } }', {});
    expect((await fetchBy(other.code)).status).toBe(200);
  });

  it('gives what its person may read at each fetch, and nothing when they may no longer', async () => {
    const own = await createCalendar('Fagplan', { isPrivate: false });
    const { code } = await make(world.per, { calendar: own });
    expect((await fetchBy(code)).status).toBe(200);
    await world.db
      .updateTable('subject')
      .set({ is_private: true, visibility: 'PRIVATE' })
      .where('id', '=', Number(own))
      .execute();
    expect((await fetchBy(code)).status).toBe(404);
    expect((await linksOf(world.per)).find((link) => link.code === code)).toMatchObject({
      calendar: null,
      isOfMyYear: false,
    });
  });

  it('of a renamed tag has the new one; of a tag that is taken off everything it is empty, and says so', async () => {
    const own = await createCalendar('Prosjekt', { isPrivate: false });
    await createEvent(own, { title: 'Start', startDate: '2026-08-01', tags: ['Anlegg'] });
    const { code } = await make(world.ola, { calendar: own, tag: 'Anlegg' });
    await done(world.astrid, 'mutation { renameTag(input: { title: "Anlegg", newTitle: "Bygg" }) { id } }', {});
    const [renamed] = await linksOf(world.ola);
    expect(renamed).toMatchObject({ tag: 'Bygg', isTagGone: false });
    expect(await titlesBy(code)).toEqual(['Start']);
    await world.db.deleteFrom('subject_tag').execute();
    expect(await titlesBy(code)).toEqual([]);
    expect((await linksOf(world.ola))[0]).toMatchObject({ tag: 'Bygg', isTagGone: true });
  });
});

describe('who fetches', () => {
  const fetchesOf = async (as: TestPerson) =>
    (await done<{ myFeedFetches: Fetch[] }>(as, '{ myFeedFetches { client lastFetched } }', {})).myFeedFetches;

  it('is told to the person whose link it is: which program, and when it last did', async () => {
    const liv = await makePerson(world.db, 'Liv Moe', world.fjordvik);
    const { code } = await make(liv);
    await fetchBy(code, '', { 'user-agent': 'Google-Calendar-Importer' });
    world.setNow('2026-03-02T10:00:00Z');
    await fetchBy(code, '', { 'user-agent': 'Microsoft Outlook 16.0' });
    await fetchBy(code, '', { 'user-agent': 'Microsoft Outlook 16.1' });
    expect((await linksOf(liv))[0]!.fetches).toEqual([
      { client: 'OUTLOOK', lastFetched: '2026-03-02T10:00:00.000Z' },
      { client: 'GOOGLE', lastFetched: '2026-03-02T09:00:00.000Z' },
    ]);
    expect(await fetchesOf(liv)).toEqual([]);
  });

  it('by the calendar code is told apart, and forgotten when the code is renewed', async () => {
    const liv = await makePerson(world.db, 'Liv Vik', world.fjordvik);
    await fetchBy(liv.calendarCode, '', { 'user-agent': 'iOS/17.1 (21B74) dataaccessd/1.0' });
    expect((await fetchesOf(liv)).map(({ client }) => client)).toEqual(['APPLE']);
    await done(liv, 'mutation { renewCalendarCode { id } }', {});
    expect(await fetchesOf(liv)).toEqual([]);
  });

  it('is kept without the address of a machine and without what the program called itself', async () => {
    const columns = await world.db.introspection.getTables();
    const table = columns.find(({ name }) => name === 'feed_fetch')!;
    expect(table.columns.map(({ name }) => name).sort()).toEqual([
      'client',
      'feed_link_id',
      'id',
      'last_fetched',
      'person_id',
    ]);
  });

  it('is seen when they download by the link, too', async () => {
    const { code } = await make(world.ola);
    await world.rest(null, 'GET', `/meta/export?calendarCode=${code}`);
    expect((await linksOf(world.ola))[0]!.fetches).toMatchObject([{ client: 'OTHER' }]);
  });
});
