import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, limited, open, richText, writtenBy } from '../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { words } from '../comment/testing/comments.ts';
import { askKind, askSearch, search, titlesFor } from './testing/searches.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => world.close());

const comment = async (meta: string, text: string) => {
  const written = await world.graphql<{ createComment: { id: string } }>(
    world.kari,
    'mutation ($input: CreateCommentInput!) { createComment(input: $input) { id } }',
    { input: { meta, message: words(text) } },
  );
  return dataOf(written).createComment.id;
};

describe('a search is refused', () => {
  it('without a sign-in', async () => {
    expect((await askSearch(world, null, 'budsjett')).status).toBe(401);
  });

  it('above 200 characters, with the field and the limit', async () => {
    expect(refusalOf(await askSearch(world, world.kari, 'årshjul '.repeat(1_250)))).toEqual(['input.tooLong', 'query']);
  });

  it('for a page beyond what anybody turns to', async () => {
    const far = await askKind(world, world.kari, 'query: "hjul", kind: CALENDAR, offset: 10001');
    expect(refusalOf(far)).toEqual(['input.outOfRange', 'offset']);
  });
});

describe('a search finds nothing, and nothing breaks, of', () => {
  it.each([
    '',
    ' ',
    'a',
    'å',
    '\u200b\u200b\u200b',
    '!!!',
    '"',
    "'",
    "':*",
    '& | ! <->',
    '()',
    '%',
    '\\',
    '\u0000x\u0000',
  ])('%j', async (query) => {
    const { persons, organizations, calendars, events } = await search(world, world.kari, query);
    expect([persons, organizations, calendars, events].flat()).toEqual([]);
  });

  it('operators and quotes only part the words', async () => {
    await makeCalendar(world, world.kari, open, { title: 'Brannvern i skogen' });
    for (const query of [
      `"brannvern" & 'skogen'`,
      'brannvern | !skogen',
      "brannvern':* <-> (skogen",
      'brann\u00advern',
    ])
      expect(await titlesFor(world, world.kari, query)).toEqual(['Brannvern i skogen']);
  });
});

describe('what is not for everybody', () => {
  const secrets = { title: 'Nattergal nedlegging', description: richText('Grevlinghiet') };

  it('is found by its owner and whoever holds it, and as if absent for others, admins aside', async () => {
    const access = { ...hidden, persons: [{ person: world.per.id, access: 'READ' }] };
    const calendar = await makeCalendar(world, world.kari, access, secrets);
    const { instances } = await makeEvent(world, world.kari, calendar, { title: 'Rugdetrekk' });
    await comment(instances.nodes[0]!.id, 'Fossekallen er sett');
    for (const query of ['nattergal', 'grevling', 'rugde', 'fossekall']) {
      for (const as of [world.kari, world.per, world.astrid])
        expect(await titlesFor(world, as, query), query).toHaveLength(1);
      expect(await titlesFor(world, world.ola, query), query).toEqual([]);
    }
    const audited = await world.db.selectFrom('audit_entry').selectAll().execute();
    expect(audited.map(({ subject_id, person_id }) => [subject_id, person_id])).toContainEqual([
      Number(calendar),
      world.astrid.id,
    ]);
  });

  it('mends no word of those who may not know of it', async () => {
    expect((await search(world, world.kari, 'nattergla')).mended).toBe('nattergal');
    expect((await search(world, world.ola, 'nattergla')).mended).toBeNull();
  });

  it('is found by the title on its card alone where it is limited, without a word of what is below it', async () => {
    const calendar = await makeCalendar(world, world.kari, limited, { ...secrets, title: 'Vintersaltet' });
    const { instances } = await makeEvent(world, world.kari, calendar, { title: 'Skjergarden' });
    await comment(instances.nodes[0]!.id, 'Havørna flaug');
    const [card] = (await search(world, world.ola, 'vintersalt')).calendars;
    expect(card).toMatchObject({ title: 'Vintersaltet', isLimited: true, description: '' });
    for (const query of ['grevlinghi', 'skjergard', 'havørn'])
      expect((await titlesFor(world, world.ola, query)).filter((title) => title !== 'Nattergal nedlegging')).toEqual(
        [],
      );
    const audited = await world.db.selectFrom('audit_entry').select('person_id').execute();
    expect(audited.filter(({ person_id }) => person_id !== world.astrid.id)).toEqual([]);
    const own = (await search(world, world.kari, 'vintersalt')).calendars[0];
    expect(own).toMatchObject({ isLimited: false, description: 'Grevlinghiet' });
  });

  it('is gone at once when it becomes so, is removed or is a draft, and back when it comes back', async () => {
    const { kari, ola } = world;
    const id = await makeCalendar(world, kari, open, { title: 'Tyttebærturen' });
    const { instances } = await makeEvent(world, kari, id, { title: 'Molteplukking' });
    await comment(instances.nodes[0]!.id, 'Blåbærpai');
    const found = async () =>
      (await Promise.all(['tyttebær', 'molte', 'blåbær'].map((query) => titlesFor(world, ola, query)))).flat().length;
    const save = async (version: number, more: object) =>
      dataOf(await call(world, kari, 'updateCalendar', { id, version, ...more }));
    expect(await found()).toBe(3);
    await save(1, { access: hidden });
    expect(await found()).toBe(0);
    await save(2, { access: open });
    expect(await found()).toBe(3);
    dataOf(await world.graphql(kari, `mutation { removeCalendar(id: ${id}) }`));
    expect(await found()).toBe(0);
    dataOf(await world.graphql(kari, `mutation { restoreCalendar(id: ${id}) { id } }`));
    expect(await found()).toBe(3);
    await world.db
      .updateTable('subject')
      .set({ status: 'DRAFT' })
      .where('id', '=', Number(instances.nodes[0]!.id))
      .execute();
    expect(await found()).toBe(1);
  });

  it('is no more found where the organization has no permission for year wheels', async () => {
    const { fjordvik, db, kari } = world;
    await makeCalendar(world, kari, open, { title: 'Permisjonsplan' });
    const set = (permissions: 'CALENDAR'[]) =>
      db.updateTable('organization').set({ permissions }).where('id', '=', fjordvik.id).execute();
    const before = await db
      .selectFrom('organization')
      .select('permissions')
      .where('id', '=', fjordvik.id)
      .executeTakeFirstOrThrow();
    await set([]);
    expect(await titlesFor(world, kari, 'permisjonsplan')).toEqual([]);
    await set(before.permissions as 'CALENDAR'[]);
    expect(await titlesFor(world, kari, 'permisjonsplan')).toEqual(['Permisjonsplan']);
  });
});

describe('a hit', () => {
  it('shows what was searched for, where it leads, and who made it', async () => {
    const id = await makeCalendar(world, world.kari, open, {
      title: 'Gruveåret',
      description: richText('Om alt som skjer i gruva gjennom året'),
    });
    const { calendars } = await search(world, world.per, 'gruve');
    expect(calendars).toMatchObject([
      {
        id,
        kind: 'CALENDAR',
        title: 'Gruveåret',
        uri: `gruvearet-${id}`,
        createdBy: { name: 'Kari Nes' },
        within: null,
      },
    ]);
    expect(calendars[0]!.titleParts).toEqual([{ text: 'Gruveåret', isMatch: true }]);
    expect(calendars[0]!.description).toBe('Om alt som skjer i gruva gjennom året');
  });

  it('holds what people wrote as text, whatever it looks like', async () => {
    const title = '<img src=x onerror=alert(1)> Skattkista';
    await makeCalendar(world, world.kari, open, { title });
    const [found] = (await search(world, world.per, 'skattkista')).calendars;
    expect(found!.titleParts).toEqual([
      { text: '<img src=x onerror=alert(1)> ', isMatch: false },
      { text: 'Skattkista', isMatch: true },
    ]);
  });

  it('of a series is one, and opens its next activity; a comment opens the activity that it is on', async () => {
    const id = await makeCalendar(world, world.kari, open, { title: 'Korpset' });
    const { instances, id: series } = await makeEvent(world, world.kari, id, {
      title: 'Trommeøving',
      activities: [
        { startDate: '2026-11-05', endDate: '2026-11-05' },
        { startDate: '2026-12-05', endDate: '2026-12-05' },
        { startDate: '2027-01-05', endDate: '2027-01-05' },
      ],
    });
    const last = instances.nodes[2]!.id;
    const said = await comment(last, 'Ta med paukestikker');
    expect((await search(world, world.per, 'trommeøving')).events).toMatchObject([
      {
        id: series,
        within: 'Korpset',
        uri: `korpset-${id}`,
        opens: instances.nodes[1]!.id,
        day: '2026-12-05',
        foundIn: null,
      },
    ]);
    expect((await search(world, world.per, 'pauke')).events).toMatchObject([
      {
        id: series,
        opens: last,
        day: '2027-01-05',
        foundIn: 'COMMENT',
        foundId: said,
        description: 'Ta med paukestikker',
      },
    ]);
  });
});

describe('a search', () => {
  it('with onlyWrite lists what one may change and is not archived, and nobody', async () => {
    const { kari, ola, astrid } = world;
    await makeCalendar(world, kari, writtenBy(ola), { title: 'Fløytetunet' });
    const archived = await makeCalendar(world, kari, writtenBy(ola), { title: 'Fløytetunet i arkivet' });
    dataOf(await world.graphql(kari, `mutation { archiveCalendar(id: ${archived}) { id } }`));
    await makeCalendar(world, kari, open, { title: 'Fløytetunet for alle' });
    const writes = async (as: typeof ola) =>
      (await search(world, as, 'fløytetunet', true)).calendars.map(({ title }) => title);
    expect(await writes(ola)).toEqual(['Fløytetunet']);
    expect(await writes(world.per)).toEqual([]);
    expect((await writes(kari)).sort()).toEqual(['Fløytetunet', 'Fløytetunet for alle']);
    expect((await writes(astrid)).sort()).toEqual(['Fløytetunet', 'Fløytetunet for alle']);
    expect((await search(world, ola, 'kari nes', true)).persons).toEqual([]);
  });

  it('lists 20 of a kind, says that there are more without counting them, and has the rest on pages', async () => {
    for (let made = 0; made < 23; made += 1) await makeCalendar(world, world.kari, open, { title: `Pæretre ${made}` });
    const { calendars, hasMore, events } = await search(world, world.per, 'pæretre');
    expect([calendars.length, events.length, hasMore]).toEqual([20, 0, ['CALENDAR']]);
    const page = dataOf(await askKind(world, world.per, 'query: "pæretre", kind: CALENDAR, offset: 20')).searchKind;
    expect([page.nodes.length, page.hasMore]).toEqual([3, false]);
    const all = [...calendars, ...page.nodes].map(({ id }) => id);
    expect(new Set(all).size).toBe(23);
  });

  it('can be narrowed to who made it, and to what is not archived', async () => {
    const id = await makeCalendar(world, world.per, open, { title: 'Epletre' });
    const [fjordvik, lundvik] = [world.fjordvik.id, world.lundvik.id];
    const found = async (more: string) =>
      dataOf(await askKind(world, world.kari, `query: "epletre", kind: CALENDAR, ${more}`)).searchKind.nodes.length;
    expect([await found(`organizations: [${fjordvik}]`), await found(`organizations: [${lundvik}]`)]).toEqual([0, 1]);
    dataOf(await world.graphql(world.per, `mutation { archiveCalendar(id: ${id}) { id } }`));
    expect([await found('archived: false'), await found('archived: true')]).toEqual([0, 1]);
  });

  it('finds people and organizations, those who are active alone', async () => {
    const gone = await makePerson(world.db, 'Sigrun Sluttet', world.fjordvik);
    expect((await search(world, world.per, 'sigrun')).persons).toEqual([{ name: 'Sigrun Sluttet' }]);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    const { persons, mended } = await search(world, world.per, 'sigrun');
    expect([persons, mended]).toEqual([[], null]);
    expect((await search(world, world.per, 'sigrunn')).mended).toBeNull();
    expect((await search(world, world.per, 'fjordv')).organizations).toEqual([{ name: 'Fjordvik kommune' }]);
  });

  it('has the last opened things in their order, without those that are hidden from one', async () => {
    const [a, b] = [
      await makeCalendar(world, world.kari, open, { title: 'Opna fyrst' }),
      await makeCalendar(world, world.kari, hidden, { title: 'Opna sist' }),
    ];
    const { instances } = await makeEvent(world, world.kari, a, { title: 'Opna aktivitet' });
    const opened = async (as: typeof world.kari) =>
      dataOf(
        await world.graphql<{ recentlyOpened: { title: string; opens: string | null }[] }>(
          as,
          `{ recentlyOpened(ids: [${b}, ${instances.nodes[0]!.id}, ${a}, 999999]) { title opens } }`,
        ),
      ).recentlyOpened;
    const activity = { title: 'Opna aktivitet', opens: instances.nodes[0]!.id };
    expect(await opened(world.kari)).toEqual([
      { title: 'Opna sist', opens: null },
      activity,
      { title: 'Opna fyrst', opens: null },
    ]);
    expect(await opened(world.per)).toEqual([activity, { title: 'Opna fyrst', opens: null }]);
  });
});
