import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { statementsOf } from '../../../core/testing/statements.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let ola: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  ola = world.ola;
});
afterAll(() => world.close());

type Year = {
  municipalityYear: {
    year: number;
    total: number;
    offset: number;
    next: number | null;
    rings: { calendar: { title: string }; eventInstances: { title: string; responsible: { name: string } | null }[] }[];
  };
};
const asked = (as: TestPerson, more = 'year: 2026') =>
  world.graphql<Year>(
    as,
    `{ municipalityYear(${more}) { year total offset next rings { calendar { title } eventInstances { title responsible { name } } } } }`,
  );
const titlesOf = async (as: TestPerson, more?: string) => {
  const { rings, total } = dataOf(await asked(as, more)).municipalityYear;
  return { total, titles: rings.map(({ calendar }) => calendar.title) };
};
const make = async (as: TestPerson, title: string, access: object, more: object = {}) => {
  const calendar = await makeCalendar(world, as, access, { title });
  await makeEvent(world, as, calendar, { title: `Møte om ${title}`, ...more });
  return calendar;
};

describe('the year of a municipality', () => {
  it('has the years that a wheel can show, and no others', async () => {
    expect(refusalOf(await asked(ola, 'year: 1999'))).toEqual(['input.outsideYears', 'year']);
    expect(refusalOf(await asked(ola, 'startMonth: 13'))).toEqual(['input.outOfRange', 'startMonth']);
    expect(refusalOf(await asked(ola, 'offset: -1'))).toEqual(['input.outOfRange', 'offset']);
  });

  it('has for each person the year wheels of their own organization that they may read, by title; what is limited or hidden neither shows nor counts', async () => {
    await make(world.kari, 'Skule', open, { responsible: ola.id });
    await make(world.kari, 'Barnehage', open);
    await make(world.kari, 'Avgrensa', limited);
    await make(world.kari, 'Løynd', hidden);
    await make(world.kari, 'Med Ola', { ...hidden, persons: [{ person: ola.id, access: 'READ' }] });
    await make(world.per, 'I Lundvik', open);
    expect(await titlesOf(ola)).toEqual({ total: 3, titles: ['Barnehage', 'Med Ola', 'Skule'] });
    expect(await titlesOf(world.kari)).toEqual({
      total: 5,
      titles: ['Avgrensa', 'Barnehage', 'Løynd', 'Med Ola', 'Skule'],
    });
    expect(await titlesOf(world.per)).toEqual({ total: 1, titles: ['I Lundvik'] });
    expect(JSON.stringify(dataOf(await asked(ola)))).not.toMatch(/Løynd|Avgrensa|Lundvik/);
    const skule = dataOf(await asked(ola)).municipalityYear.rings[2]!;
    expect(skule.eventInstances).toEqual([{ title: 'Møte om Skule', responsible: { name: ola.name } }]);
  });

  it('leaves out archived ones and what has been removed, and has the activities of the year asked for alone', async () => {
    const old = await make(world.kari, 'Arkivert', open);
    const gone = await make(world.kari, 'Sletta', open);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: ${old}) { id } }`));
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: ${gone}) }`));
    expect((await titlesOf(ola)).titles).toEqual(['Barnehage', 'Med Ola', 'Skule']);
    const { rings } = dataOf(await asked(ola, 'year: 2027')).municipalityYear;
    expect(rings.flatMap(({ eventInstances }) => eventInstances)).toEqual([]);
  });

  it('names an admin’s read of what is hidden from them in the audit log', async () => {
    const before = await audited();
    expect((await titlesOf(world.astrid)).titles).toContain('Løynd');
    expect(await audited()).toBeGreaterThan(before);
  });

  it('takes the same statements for one year wheel as for many', async () => {
    const few = await statementsOf(async () => void dataOf(await asked(world.per)));
    const many = await statementsOf(async () => void dataOf(await asked(world.kari)));
    expect(many.least).toBeLessThanOrEqual(few.least + 1);
  });

  it('comes in parts, each of as many whole year wheels as fit in an answer', async () => {
    world.setNow('2026-01-01T09:00:00Z');
    const liv = await makePerson(world.db, 'Liv Stor', await makeOrganization(world.db, 'Storvik'));
    const daily = { startDate: '2026-01-01', endRepetitionDate: '2026-12-31' };
    for (const title of ['A', 'B', 'C']) {
      const calendar = await makeCalendar(world, liv, open, { title });
      for (let series = 0; series < 4; series += 1)
        await makeEvent(world, liv, calendar, { ...daily, repetitionDefinition: { unit: 'DAY', interval: 1 } });
    }
    const parts: unknown[] = [];
    for (let offset: number | null = 0; offset !== null && parts.length < 9; ) {
      const part: Year['municipalityYear'] = dataOf(await asked(liv, `year: 2026, offset: ${offset}`)).municipalityYear;
      parts.push([part.offset, part.total, part.rings.map(({ eventInstances }) => eventInstances.length)]);
      offset = part.next;
    }
    expect(parts).toEqual([
      [0, 3, [1_460, 1_460]],
      [2, 3, [1_460]],
    ]);
  });
});

async function audited(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from audit_entry`.execute(world.db);
  return rows[0]!.count;
}
