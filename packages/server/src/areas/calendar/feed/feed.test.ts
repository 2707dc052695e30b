import { richTextOf } from '@samspel/domain/text/plain-text';
import ICAL from 'ical.js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { wrongCodesFrom } from './feed.rest.ts';

let world: World;
let hidden: string;
let mine: string;
let series: string;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  mine = await createCalendar(world.kari, 'Økonomi', {
    isPrivate: true,
    visibility: 'PUBLIC',
    organizations: [{ organization: world.fjordvik.id, access: 'READ' }],
  });
  hidden = await createCalendar(world.kari, 'Løynleg', { isPrivate: true, visibility: 'PRIVATE' });
  series = await createEvent(mine, {
    title: 'Månadsrapport',
    startDate: '2026-03-31',
    endDate: '2026-04-02',
    repetitionDefinition: { unit: 'MONTH', interval: 1 },
    endRepetitionDate: '2027-03-31',
    startTime: '09:00',
    endTime: '11:30',
  });
  await createEvent(hidden, { title: 'Løynleg møte', startDate: '2026-05-01' });
});
afterAll(() => world.close());

const text = (words: string) => JSON.stringify(richTextOf(words));

async function createCalendar(as: TestPerson, title: string, access: object): Promise<string> {
  const answer = await world.graphql<{ createCalendar: { id: string } }>(
    as,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    {
      input: { title, color: '#1f6f8b', access },
    },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.createCalendar.id;
}

async function createEvent(calendar: string, more: object): Promise<string> {
  const input = { calendar, description: text('Sjå rutinen, punkt 4'), ...more };
  const answer = await world.graphql<{ createEvent: { id: string } }>(
    world.kari,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }',
    { input },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.createEvent.id;
}

const fetchFeed = (who: TestPerson, metaId?: string, headers = {}, path = 'calendar') =>
  world.rest(
    null,
    'GET',
    `/meta/${path}?calendarCode=${who.calendarCode}${metaId ? `&metaId=${metaId}` : ''}`,
    undefined,
    headers,
  );

const eventsOf = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe('who gets no feed', () => {
  it('answers 404 to a code that nobody has, and to one of a person who was deactivated', async () => {
    expect((await world.rest(null, 'GET', '/meta/calendar?calendarCode=nobody')).status).toBe(404);
    const status = (user_status: 'DEACTIVATED' | 'ACTIVATED') =>
      world.db.updateTable('person').set({ user_status }).where('id', '=', world.ola.id).execute();
    await status('DEACTIVATED');
    expect((await fetchFeed(world.ola, mine)).status).toBe(404);
    await status('ACTIVATED');
    expect((await fetchFeed(world.ola, mine)).status).toBe(200);
  });

  it('reads a code without the unseen characters that come along with a copy', async () => {
    const calendarCode = encodeURIComponent(`\u200b${world.kari.calendarCode}\u2060 `);
    expect((await world.rest(null, 'GET', `/meta/calendar?calendarCode=${calendarCode}`)).status).toBe(200);
  });

  it('answers 404 to a renewed code’s old links', async () => {
    const liv = await makePerson(world.db, 'Liv Lund', world.lundvik);
    expect((await fetchFeed(liv)).status).toBe(200);
    const renew = 'mutation { renewCalendarCode { calendarCode } }';
    type Renewed = { renewCalendarCode: { calendarCode: string } };
    const { calendarCode } = (await world.graphql<Renewed>(liv, renew)).data.renewCalendarCode;
    expect((await fetchFeed(liv)).text).toBe((await fetchFeed({ ...liv, calendarCode: 'nobody' })).text);
    expect((await fetchFeed(liv)).status).toBe(404);
    expect((await fetchFeed({ ...liv, calendarCode })).status).toBe(200);
  });

  it('knows nothing of a hidden year wheel, just as of one that never was', async () => {
    const [secret, absent] = [await fetchFeed(world.per, hidden), await fetchFeed(world.per, '999999999')];
    expect([secret.status, secret.text]).toEqual([404, absent.text]);
  });

  it('gives nothing of a limited one', async () => {
    const answer = await fetchFeed(world.per, mine);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('rapport');
  });

  it.each([
    '/meta/calendar',
    '/meta/calendar?calendarCode=',
    '/meta/calendar?calendarCode=x&metaId=0',
    '/meta/calendar?calendarCode=x&metaId=1.5',
  ])('refuses %s', async (path) => {
    expect((await world.rest(null, 'GET', path)).status).toBe(400);
  });
});

describe('a feed', () => {
  it('has one event for each activity that is stored, the same days and times', async () => {
    const { text: ics } = await fetchFeed(world.kari, mine);
    const stored = await world.db
      .selectFrom('event_instance')
      .select(['id', 'start_date', 'end_date'])
      .where('calendar_id', '=', Number(mine))
      .orderBy('start_date')
      .execute();
    expect(stored.length).toBe(13);
    const read = eventsOf(ics).map((event) => [
      Number.parseInt(event.uid, 10),
      event.startDate.toString(),
      event.endDate.toString(),
    ]);
    expect(read).toEqual(stored.map((row) => [row.id, `${row.start_date}T09:00:00`, `${row.end_date}T11:30:00`]));
    expect(stored[1]!.start_date).toBe('2026-04-30');
  });

  it('leads from each activity back to it on its year wheel', async () => {
    const { text: ics } = await fetchFeed(world.kari, mine);
    const [event] = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');
    const id = Number.parseInt(String(event!.getFirstPropertyValue('uid')), 10);
    const url = String(event!.getFirstPropertyValue('url'));
    expect(url).toMatch(new RegExp(`/app/calendar/okonomi-${mine}\\?activity=${id}$`));
  });

  it('is of one series or one activity where that is asked for', async () => {
    const one = await world.db
      .selectFrom('event_instance')
      .select('id')
      .where('event_id', '=', Number(series))
      .orderBy('start_date')
      .executeTakeFirstOrThrow();
    expect(eventsOf((await fetchFeed(world.kari, series)).text)).toHaveLength(13);
    expect(eventsOf((await fetchFeed(world.kari, String(one.id))).text)).toHaveLength(1);
  });

  it('is my whole year without an id: every wheel in my year view, and none that I lost', async () => {
    const titles = async (who: TestPerson) =>
      new Set(eventsOf((await fetchFeed(who)).text).map((event) => event.summary));
    expect(await titles(world.kari)).toEqual(new Set(['Månadsrapport', 'Løynleg møte']));
    expect(await titles(world.ola)).toEqual(new Set());
  });

  it('leaves an archived year wheel out of my year, and has it where it is asked for itself', async () => {
    const archive = (field: string) => world.graphql(world.kari, `mutation { ${field}(id: "${mine}") { id } }`);
    expect((await archive('archiveCalendar')).errors).toBeUndefined();
    const summaries = eventsOf((await fetchFeed(world.kari)).text).map(({ summary }) => summary);
    expect(new Set(summaries)).toEqual(new Set(['Løynleg møte']));
    expect(eventsOf((await fetchFeed(world.kari, mine)).text)).toHaveLength(13);
    expect((await archive('unArchiveCalendar')).errors).toBeUndefined();
  });

  it('answers 304 while nothing changed, and the whole feed after a change', async () => {
    const first = await fetchFeed(world.kari, mine);
    const tag = String(first.headers.etag);
    expect((await fetchFeed(world.kari, mine, { 'if-none-match': tag })).status).toBe(304);
    expect((await fetchFeed(world.kari, mine, { 'if-none-match': `W/${tag}` })).status).toBe(304);
    await createEvent(mine, { title: 'Ny', startDate: '2026-06-01' });
    const later = await fetchFeed(world.kari, mine, { 'if-none-match': tag });
    expect(later.status).toBe(200);
    expect(later.headers.etag).not.toBe(tag);
  });

  it('answers 304 without reading what it would have written', async () => {
    const { headers } = await fetchFeed(world.kari, mine);
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    expect((await fetchFeed(world.kari, mine, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const statements = JSON.stringify(sent.mock.calls.map(([query]) => query));
    sent.mockRestore();
    expect(statements).toContain('xmin');
    expect(statements).not.toContain('description_text');
  });

  it.each([
    ['the words of its series', 'event', { description_text: 'Ny rutine' }],
    ['the title of the year wheel', 'subject', { title: 'ØKONOMI' }],
    ['the day of an activity', 'event_instance', { note_text: 'x' }],
  ] as const)('is another one when %s is another', async (_what, table, change) => {
    const tag = String((await fetchFeed(world.kari, mine)).headers.etag);
    const id = { event: series, subject: mine, event_instance: undefined }[table];
    const rows = world.db.updateTable(table).set(change as never);
    await (id
      ? rows.where('id', '=', Number(id) as never)
      : rows.where('calendar_id' as never, '=', Number(mine) as never)
    ).execute();
    expect((await fetchFeed(world.kari, mine, { 'if-none-match': tag })).status).toBe(200);
  });

  it('answers under an address to which others have added something', async () => {
    for (const path of ['calendar', 'export']) {
      const plain = await fetchFeed(world.kari, mine, {}, path);
      const added = await fetchFeed(world.kari, `${mine}&nocache=1&utm_source=mail&fbclid=x`, {}, path);
      expect([added.status, added.text]).toEqual([200, plain.text]);
    }
  });

  it('downloads under a name that any disk takes', async () => {
    const { headers } = await fetchFeed(world.kari, mine, {}, 'export');
    expect(headers['content-disposition']).toBe('attachment; filename="okonomi.ics"');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  });
});

describe('an event says that it has changed, to a calendar that compares it with the one it has', () => {
  let wheel: string;
  let event: string;
  const updateEvent = async (change: object) => {
    const { version } = await world.db
      .selectFrom('subject')
      .select('version')
      .where('id', '=', Number(event))
      .executeTakeFirstOrThrow();
    const query = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { id } }';
    const { errors } = await world.graphql(world.kari, query, { input: { id: event, version, ...change } });
    expect(errors).toBeUndefined();
  };
  const told = async () => {
    const [first] = new ICAL.Component(ICAL.parse((await fetchFeed(world.kari, wheel)).text)).getAllSubcomponents(
      'vevent',
    );
    const [sequence, changed, stamp] = ['sequence', 'last-modified', 'dtstamp'].map((name) =>
      String(first!.getFirstPropertyValue(name)),
    );
    return { sequence: Number(sequence), changed: changed!, stamp: stamp! };
  };
  /** Makes everything as if it had last been changed long ago. */
  const letTimePass = async () => {
    const long = new Date('2026-01-01T00:00:00Z');
    await world.db.updateTable('subject').set({ last_updated: long }).execute();
    await world.db.updateTable('revision').set({ changed_at: long }).execute();
    await world.db.updateTable('subject_tag').set({ respelled_at: null }).execute();
  };

  beforeAll(async () => {
    await world.db.deleteFrom('rate_limit').execute();
    wheel = await createCalendar(world.kari, 'Plan', { isPrivate: false });
    event = await createEvent(wheel, {
      title: 'Berre start',
      startDate: '2026-06-01',
      startTime: '09:00',
      tags: ['Plan'],
    });
  });

  it.each([
    ['another time', () => updateEvent({ startTime: '10:00', endTime: '11:00' })],
    ['another purpose', () => updateEvent({ description: text('Ny rutine') })],
    ['another tag', () => updateEvent({ tags: ['Økonomi'] })],
    ['another title', () => updateEvent({ title: 'Start' })],
    ['another day', () => updateEvent({ startDate: '2026-06-02', endDate: '2026-06-02' })],
  ])('after %s of its series: a higher SEQUENCE, later moments', async (_what, change) => {
    await letTimePass();
    const before = await told();
    await change();
    const after = await told();
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect([after.changed > before.changed, after.stamp]).toEqual([true, after.changed]);
  });

  it.each([
    ['a tag was renamed', 'mutation { renameTag(input: { title: "Økonomi", newTitle: "Økonomi og plan" }) { id } }'],
    [
      'a tag is spelled anew',
      'mutation { renameTag(input: { title: "Økonomi og plan", newTitle: "ØKONOMI OG PLAN" }) { id } }',
    ],
  ])('after %s: other bytes, later moments', async (_what, query) => {
    await letTimePass();
    const before = await told();
    const { etag } = (await fetchFeed(world.kari, wheel)).headers;
    expect((await world.graphql(world.astrid, query)).errors).toBeUndefined();
    expect((await fetchFeed(world.kari, wheel, { 'if-none-match': String(etag) })).status).toBe(200);
    const after = await told();
    expect(after.changed > before.changed).toBe(true);
    expect(after.sequence).toBeGreaterThanOrEqual(before.sequence);
  });

  it('after a new title of the year wheel, which is in its address: later moments', async () => {
    await letTimePass();
    const before = await told();
    const query = 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }';
    const { errors } = await world.graphql(world.kari, query, { input: { id: wheel, version: 1, title: 'Planar' } });
    expect(errors).toBeUndefined();
    expect((await told()).changed > before.changed).toBe(true);
  });
});

describe('too much', () => {
  beforeAll(() => world.db.deleteFrom('rate_limit').execute());

  const from = (remoteAddress: string, code: string) =>
    world.app.inject({ method: 'GET', url: `/api/meta/calendar?calendarCode=${code}`, remoteAddress });

  it('is the 61st wrong code of a network in an hour, and whoever has a right one is still served there', async () => {
    for (let time = 0; time < wrongCodesFrom.most; time += 1) {
      expect((await from('192.0.2.7', 'nobody')).statusCode).toBe(404);
    }
    const refused = await from('192.0.2.7', 'nobody');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('192.0.2.7', world.ola.calendarCode)).statusCode).toBe(200);
    expect((await from('192.0.2.8', 'nobody')).statusCode).toBe(404);
  });

  it('is the 61st feed in a minute with one code, which says when to come back', async () => {
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await fetchFeed(world.per)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await fetchFeed(world.per)).headers['retry-after']).toBe('60');
    expect((await fetchFeed(world.ola)).status).toBe(200);
  });
});

describe('an admin', () => {
  it('who has somebody’s hidden year wheel in their own year is written down when their calendar fetches it, once a time', async () => {
    const add = 'mutation ($input: CreateCalendarRingInput!) { createCalendarRing(input: $input) { id } }';
    await world.graphql(world.astrid, add, { input: { calendar: hidden } });
    const audited = async () =>
      (await world.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', Number(hidden)).execute()).length;
    const before = await audited();
    expect(eventsOf((await fetchFeed(world.astrid)).text).map(({ summary }) => summary)).toContain('Løynleg møte');
    expect(await audited()).toBe(before + 1);
    await fetchFeed(world.kari);
    expect(await audited()).toBe(before + 1);
  });
});
