import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open, richText } from '../../../subject/testing/things.ts';
import { copied, copy, forked, idOfCopy } from '../testing/copies.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let kari: TestPerson;
let ola: TestPerson;
let per: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-10T09:00:00Z');
  ({ kari, ola, per } = world);
});
afterAll(() => world.close());

describe('what a copy has', () => {
  it('is the colour, category, description and service areas; the access of a new one; a place in my year; and me as its owner', async () => {
    const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
    const { db } = world;
    const group = { kid: 'B', identifier: 'school', ...titles };
    const { id: group_id } = await db
      .insertInto('kostra_group')
      .values(group)
      .returning('id')
      .executeTakeFirstOrThrow();
    const areas = ['202', '222'].map((kid) => ({ kid, group_id, ...titles }));
    const kostra = await db.insertInto('kostra_function').values(areas).returning('id').execute();
    const more = {
      category: 'PROJECT',
      color: '#a03030',
      description: richText('Om økonomien'),
      kostraFunctions: kostra.map(({ id }) => id),
    };
    const wheel = await makeCalendar(world, kari, open, more);
    const id = await copied(world, per, wheel, ' Lundvik si \n økonomi ');
    const query = `{ calendar(id: ${id}) { title category color status descriptionText version isFollowing likes createdBy { id } forkedFrom { id } kostraFunctions { id }
      myRing { color } access { isPrivate visibility myAccess persons { access person { id } } organizations { access organization { id } } } } }`;
    expect(dataOf(await world.graphql<Record<string, object>>(per, query)).calendar).toEqual({
      title: 'Lundvik si økonomi',
      category: 'PROJECT',
      color: '#a03030',
      status: 'PUBLISHED',
      descriptionText: 'Om økonomien',
      version: 1,
      isFollowing: false,
      likes: 0,
      createdBy: { id: String(per.id) },
      forkedFrom: null,
      kostraFunctions: kostra.map(({ id: one }) => ({ id: String(one) })),
      myRing: { color: '#a03030' },
      access: {
        isPrivate: true,
        visibility: 'PUBLIC',
        myAccess: 'WRITE',
        persons: [{ access: 'OWNER', person: { id: String(per.id) } }],
        organizations: [{ access: 'READ', organization: { id: String(per.organizationId) } }],
      },
    });
  });

  it('is open for change where the original is archived, and reaches as far ahead as any', async () => {
    world.setNow('2024-02-01T09:00:00Z');
    const wheel = await makeCalendar(world, kari, open);
    await makeEvent(world, kari, wheel, {
      startDate: '2024-03-31',
      repetitionDefinition: { unit: 'YEAR', interval: 1 },
    });
    dataOf(await world.graphql(kari, `mutation { archiveCalendar(id: ${wheel}) { id } }`));
    world.setNow('2026-11-10T09:00:00Z');
    const id = await copied(world, per, wheel);
    expect((await activitiesOf(per, id)).map(({ startDate }) => startDate)).toEqual([
      '2026-03-31',
      '2027-03-31',
      '2028-03-31',
      '2029-03-31',
    ]);
    expect(
      dataOf(await world.graphql<Record<string, object>>(per, `{ calendar(id: ${id}) { status } }`)).calendar,
    ).toEqual({ status: 'PUBLISHED' });
  });
});

type Activity = { id: string; startDate: string; title: string; event: { id: string; startDate: string } } & Record<
  string,
  unknown
>;

async function activitiesOf(as: TestPerson, calendar: string): Promise<Activity[]> {
  const query = `{ calendar(id: ${calendar}) { eventInstances(limit: 100) { nodes { id title startDate endDate startTime reminderDate isDone isFavourite noteText
    descriptionText status likes followers responsible { id } assignedBy { id } createdBy { id } tags { title } todos { title isDone descriptionText note fromTemplate } forkedFrom { id }
    event { id title startDate reminder todoTemplate repetitionDefinition { unit } responsible { id } } } } } }`;
  type Page = { calendar: { eventInstances: { nodes: Activity[] } } };
  return dataOf(await world.graphql<Page>(as, query)).calendar.eventInstances.nodes;
}

describe('the activities of a copy', () => {
  it('are those of the current year and later, not ticked, without notes, marks, claps and followers', async () => {
    const wheel = await makeCalendar(world, kari, open);
    const series = await makeEvent(world, kari, wheel, {
      activities: ['2025-05-01', '2026-05-01', '2027-05-01'].map((day) => ({ startDate: day, endDate: day })),
      startTime: '09:00',
      reminder: 'ONE_WEEK',
      tags: ['økonomi'],
      todoTemplate: ['Kalle inn', 'Skrive referat'],
    });
    const [, thisYear] = series.instances.nodes;
    const note = { note: richText('Hugs kaffi'), description: richText('Berre i år'), title: 'Vårmøte', version: 1 };
    dataOf(
      await call(world, kari, 'updateEventInstance', { id: thisYear!.id, isDone: true, isFavourite: true, ...note }),
    );
    dataOf(
      await world.graphql(kari, `mutation { like(id: ${thisYear!.id}) { id } follow(id: ${thisYear!.id}) { id } }`),
    );
    await world.db
      .updateTable('todo')
      .set({ is_done: true, note: richText('x'), note_text: 'x' })
      .execute();
    const activities = await activitiesOf(per, await copied(world, per, wheel));
    expect(activities.map(({ title, startDate }) => [title, startDate])).toEqual([
      ['Vårmøte', '2026-05-01'],
      ['Budsjettmøte', '2027-05-01'],
    ]);
    expect(activities[0]).toMatchObject({
      startTime: '09:00',
      reminderDate: '2026-04-24',
      isDone: false,
      isFavourite: false,
      noteText: null,
      descriptionText: 'Berre i år',
      likes: 0,
      followers: 0,
      createdBy: { id: String(per.id) },
      tags: [{ title: 'økonomi' }],
      forkedFrom: null,
      todos: ['Kalle inn', 'Skrive referat'].map((title) => ({ title, isDone: false, note: null, fromTemplate: true })),
      event: { startDate: '2026-05-01', reminder: 'ONE_WEEK', todoTemplate: ['Kalle inn', 'Skrive referat'] },
    });
    expect(activities[1]).toMatchObject({ descriptionText: 'Sjå rutinen' });
  });

  it('are those of its last year for a series that is over, so that nothing of the template is lost', async () => {
    const wheel = await makeCalendar(world, kari, open);
    await makeEvent(world, kari, wheel, {
      activities: ['2023-05-01', '2024-04-01', '2024-09-01'].map((day) => ({ startDate: day, endDate: day })),
    });
    expect((await activitiesOf(per, await copied(world, per, wheel))).map(({ startDate }) => startDate)).toEqual([
      '2024-04-01',
      '2024-09-01',
    ]);
  });

  describe('from today, and from next year', () => {
    const days = (...all: string[]) => ({ activities: all.map((day) => ({ startDate: day, endDate: day })) });
    const daysOf = async (calendar: string) => (await activitiesOf(per, calendar)).map(({ startDate }) => startDate);

    it('come a year later where they have been, so that none is late and none is lost', async () => {
      const wheel = await makeCalendar(world, kari, open);
      await makeEvent(world, kari, wheel, { ...days('2025-03-01', '2026-02-28', '2026-11-10'), reminder: 'ONE_WEEK' });
      const id = await copied(world, per, wheel, 'Frå i dag', 'TODAY');
      expect(await daysOf(id)).toEqual(['2026-11-10', '2027-02-28']);
      const [first, moved] = await activitiesOf(per, id);
      expect(moved).toMatchObject({ reminderDate: '2027-02-21', event: { startDate: '2026-11-10' } });
      expect(first!.event.id).toBe(moved!.event.id);
      expect(await daysOf(await copied(world, per, wheel, 'Frå neste år', 'NEXT_YEAR'))).toEqual([
        '2027-02-28',
        '2027-11-10',
      ]);
    });

    it('find their day as a new year does: by date or by weekday, on no day off, which is said where the day was moved', async () => {
      const wheel = await makeCalendar(world, kari, open);
      // A Tuesday without a round date; a Friday, the 10th, that becomes a Saturday; a Saturday, which stays one; and 17 May.
      await makeEvent(world, kari, wheel, days('2026-03-17', '2026-04-10', '2026-06-06'));
      await makeEvent(world, kari, wheel, { ...days('2026-05-15'), title: 'Vårmøte' });
      const id = await copied(world, per, wheel, 'Frå neste år', 'NEXT_YEAR');
      const query = `{ calendar(id: ${id}) { eventInstances { nodes { endDate movedFrom } } } }`;
      type Page = { calendar: { eventInstances: { nodes: { endDate: string; movedFrom: string | null }[] } } };
      const { nodes } = dataOf(await world.graphql<Page>(per, query)).calendar.eventInstances;
      expect(nodes.map(({ endDate, movedFrom }) => [endDate, movedFrom])).toEqual([
        ['2027-03-23', null],
        ['2027-04-12', '2027-04-10'],
        ['2027-05-18', '2027-05-15'],
        ['2027-06-06', null],
      ]);
    });

    it('is what a call that says nothing of it asks for: none of what is over is late in the copy', async () => {
      const wheel = await makeCalendar(world, kari, open);
      await makeEvent(world, kari, wheel, days('2026-02-28', '2026-12-01'));
      const { copyCalendar } = dataOf(await copy(world, per, { id: wheel, title: 'Utan val' }));
      expect(await daysOf(await idOfCopy(world, per, copyCalendar.reference))).toEqual(['2026-12-01', '2027-02-28']);
    });

    it('come not twice where their series has them in the same month next year', async () => {
      const wheel = await makeCalendar(world, kari, open);
      await makeEvent(world, kari, wheel, days('2026-02-10', '2026-04-01', '2027-02-12'));
      expect(await daysOf(await copied(world, per, wheel, 'Frå i dag', 'TODAY'))).toEqual(['2027-02-12', '2027-04-01']);
    });

    it('leave out what a rule repeated before', async () => {
      const wheel = await makeCalendar(world, kari, open);
      const yearly = { startDate: '2026-03-01', repetitionDefinition: { unit: 'YEAR', interval: 1 } };
      world.setNow('2026-02-01T09:00:00Z');
      await makeEvent(world, kari, wheel, { ...yearly, endRepetitionDate: '2028-12-31' });
      await makeEvent(world, kari, wheel, { ...yearly, endRepetitionDate: '2026-12-31' });
      world.setNow('2026-11-10T09:00:00Z');
      expect(await daysOf(await copied(world, per, wheel, 'Frå i dag', 'TODAY'))).toEqual(['2027-03-01', '2028-03-01']);
    });

    it('stay on their days in a fork, which counts with its origin', async () => {
      const wheel = await makeCalendar(world, kari, open);
      await makeEvent(world, kari, wheel, days('2026-02-10', '2026-12-01'));
      expect(await daysOf(await forked(world, per, wheel, 'Grein', 'TODAY'))).toEqual(['2026-12-01']);
    });

    it('are refused from when there is no such word', async () => {
      const wheel = await makeCalendar(world, kari, open);
      const input = { id: wheel, title: 'Feil', from: 'YESTERDAY' as never };
      expect(refusalOf(await copy(world, per, input))).toEqual(['input.notAChoice', 'input.from']);
    });
  });

  it('are none that was removed, and the day of a removed one stays free', async () => {
    const wheel = await makeCalendar(world, kari, open);
    const series = await makeEvent(world, kari, wheel, {
      startDate: '2027-01-31',
      repetitionDefinition: { unit: 'MONTH', interval: 1 },
      endRepetitionDate: '2027-04-30',
    });
    const february = series.instances.nodes[1]!;
    dataOf(await world.graphql(kari, `mutation { removeEventInstance(id: ${february.id}, scope: ONE) { id } }`));
    const id = await copied(world, per, wheel);
    const [january] = await activitiesOf(per, id);
    const longer = { id: january!.event.id, version: 1, endRepetitionDate: '2027-05-31' };
    dataOf(await call(world, per, 'updateEvent', longer));
    expect((await activitiesOf(per, id)).map(({ startDate }) => startDate)).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
  });

  it('are no drafts of those who write it, for whoever may only read it', async () => {
    const wheel = await makeCalendar(world, kari, open);
    const event = await makeEvent(world, kari, wheel, { startDate: '2027-06-01' });
    const draft = await makeEvent(world, kari, wheel, { startDate: '2027-06-02', title: 'Hemmeleg utkast' });
    dataOf(
      await call(world, kari, 'updateEventInstance', { id: draft.instances.nodes[0]!.id, version: 1, status: 'DRAFT' }),
    );
    expect(event.id).toBeTruthy();
    expect(await activitiesOf(per, await copied(world, per, wheel))).toHaveLength(1);
    const own = await activitiesOf(kari, await copied(world, kari, wheel));
    expect(own.map(({ status }) => status)).toEqual(['PUBLISHED', 'DRAFT']);
  });

  it('make nobody responsible but me, and not for what has passed', async () => {
    const wheel = await makeCalendar(world, kari, { ...open, persons: [{ person: per.id, access: 'WRITE' }] });
    const days = { activities: ['2026-05-01', '2027-05-01'].map((day) => ({ startDate: day, endDate: day })) };
    await makeEvent(world, kari, wheel, { ...days, responsible: ola.id });
    await makeEvent(world, kari, wheel, { ...days, responsible: kari.id });
    const id = await copied(world, kari, wheel);
    expect((await activitiesOf(kari, id)).map(({ startDate, responsible }) => [startDate, responsible])).toEqual([
      ['2026-05-01', null],
      ['2026-05-01', null],
      ['2027-05-01', null],
      ['2027-05-01', { id: String(kari.id) }],
    ]);
    expect((await activitiesOf(per, await copied(world, per, wheel))).filter(({ responsible }) => responsible)).toEqual(
      [],
    );
  });

  it('live their own life: a tick in one is none in the other', async () => {
    const wheel = await makeCalendar(world, kari, open);
    await makeEvent(world, kari, wheel, { startDate: '2027-06-01' });
    const id = await copied(world, per, wheel);
    const [mine] = await activitiesOf(per, id);
    dataOf(await call(world, per, 'updateEventInstance', { id: mine!.id, isDone: true }));
    expect((await activitiesOf(kari, wheel))[0]).toMatchObject({ isDone: false });
    const query = `{ calendar(id: ${wheel}) { forks { id } progress(year: 2027) { done total } } }`;
    expect(dataOf(await world.graphql<Record<string, object>>(kari, query)).calendar).toEqual({
      forks: [],
      progress: { done: 0, total: 1 },
    });
  });
});
