import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { statementsOf } from '../../../core/testing/statements.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, open } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { allRows, applyRows, sendSource } from './testing/importing.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-11-26T12:00:00Z');
  wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
});
afterAll(() => world.close());

const read = async (text: string) => (await sendSource(world, world.kari, { text })).body.reference;
const apply = (reference: string, input: object) =>
  applyRows(world, world.kari, { reference, calendar: wheel, ...input });
const undo = (reference: string) =>
  world.graphql<{ undoImport: { count: number; skipped: { title: string; why: string }[] } }>(
    world.kari,
    'mutation ($reference: ID!) { undoImport(reference: $reference) { count skipped { title why } } }',
    { reference },
  );
const activities = async () => {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', s.title, i.start_date, (select string_agg(st.spelling, ' ') from subject_tag st where st.subject_id = i.event_id)) as said
    from event_instance i join subject s on s.id = i.id where i.calendar_id = ${wheel} and s.removed_with is null order by i.id`.execute(
    world.db,
  );
  return rows.map(({ said }) => said);
};

describe('a sheet that names no year wheel', () => {
  const named = async (as: TestPerson, text: string, options?: object) => {
    const { body } = await sendSource(world, as, { text });
    const answer = await world.graphql<{ importPreview: { named: { title: string } | null } }>(
      as,
      'query ($reference: ID!, $options: ImportOptions) { importPreview(reference: $reference, options: $options) { named { title } } }',
      { reference: body.reference, options },
    );
    return dataOf(answer).importPreview.named?.title ?? null;
  };
  const sheet = (...ids: string[]) => ['Id\tTittel\tFrist', ...ids.map((id) => `${id}\tNy\t2.4.2027`)].join('\n');
  const activityIn = async (calendar: string) =>
    (await makeEvent(world, world.kari, calendar, { title: 'Mi', startDate: '2027-03-01' })).instances.nodes[0]!.id;

  it('is of none for who may only read what its numbers name, knows nothing of it, or names none', async () => {
    const mine = await activityIn(wheel);
    expect(await named(world.ola, sheet(mine))).toBe(null);
    const unknown = await makeCalendar(world, world.kari, hidden, {
      title: 'Løynd',
    });
    expect(await named(world.per, sheet(await activityIn(unknown)))).toBe(null);
    expect(await named(world.kari, sheet('999999999'))).toBe(null);
    expect(await named(world.kari, sheet(mine), { calendar: wheel })).toBe(null);
  });

  it('is of the year wheel that most of its numbers name, of those that I may write', async () => {
    const other = await makeCalendar(world, world.kari, open, { title: 'Eit anna' });
    const [one, two, three] = [await activityIn(other), await activityIn(wheel), await activityIn(wheel)];
    expect(await named(world.kari, sheet(one, two, three))).toBe('Skuleåret');
    expect(await named(world.kari, sheet(one))).toBe('Eit anna');
  });
});

describe('rows that change activities', () => {
  const sheetOf = (ids: readonly string[], turn: string) =>
    [
      'Id\tTittel\tFrist\tAnsvarleg\tOmråde\tFullført',
      ...ids.map((id, at) => `${id}\t${turn} ${at}\t${(at % 28) + 1}.4.2027\t${world.ola.name}\tPlan ${turn}\tJa`),
    ].join('\n');
  const make = async (count: number) => {
    const list = ['Oppgåve\tFrist', ...Array.from({ length: count }, (_, at) => `Rapport ${at}\t${(at % 28) + 1}.3`)];
    await apply(await read(list.join('\n')), allRows(count));
    const { rows } = await sql<{ id: string }>`
      select id::text from event_instance where calendar_id = ${wheel} order by id`.execute(world.db);
    return rows.map(({ id }) => id);
  };
  it('are refused whole, at the row, when one of them is', async () => {
    const [first, second] = await make(2);
    const limited = await makeCalendar(world, world.kari, hidden, { title: 'Løynd' });
    const { instances } = await makeEvent(world, world.kari, limited, { title: 'Mi', startDate: '2027-03-01' });
    const rows = [`${first}\tNy\t2.4.2027`, `${instances.nodes[0]!.id}\tNy\t2.4.2027`];
    const reference = await read(['Id\tTittel\tFrist', ...rows].join('\n'));
    const wanted = { rows: [{ index: 0 }, { index: 1, responsible: world.per.id }] };
    expect(refusalOf(await apply(reference, wanted))).toEqual(['calendar.responsible', 'input.rows.1.responsible']);
    const early = await read(`Id\tTittel\tFrist\n${second}\tNy\t2.4.2017`);
    const answer = await apply(early, {
      rows: [{ index: 0, startDate: '2017-04-02', endDate: '2017-04-02' }],
    });
    expect(refusalOf(answer)).toEqual(['input.outsideYears', 'input.rows.0.startDate']);
    expect(await activities()).toEqual(['Rapport 0 2027-03-01', 'Rapport 1 2027-03-02']);
  });

  it('named twice are changed once, as the last one says', async () => {
    const [first] = await make(1);
    const reference = await read(`Id\tTittel\tFrist\n${first}\tNy\t2.4.2027`);
    const rows = [{ index: 0 }, { index: 0, title: 'Nyast' }];
    expect(dataOf(await apply(reference, { rows })).applyImport).toMatchObject({ changed: 1, skipped: 0 });
    expect(await activities()).toEqual(['Nyast 2027-04-02']);
  });

  it('are written and told as each alone, with its series, in as many statements however many there are', async () => {
    const statementsFor = async (count: number) => {
      wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
      const ids = await make(count);
      const references = await Promise.all(['A', 'B', 'C'].map((turn) => read(sheetOf(ids, turn))));
      const counted = await statementsOf(async () => {
        expect(dataOf(await apply(references.shift()!, allRows(count))).applyImport.changed).toBe(count);
      });
      return { ...counted, ids };
    };
    const [few, many] = [await statementsFor(3), await statementsFor(200)];
    expect(many.least).toBeLessThanOrEqual(few.most);

    const [one] = many.ids;
    const { rows } = await sql`
      select s.version, s.title, i.end_date, i.is_done, i.responsible_id, e.end_date as its_end, series.title as its_title, series.version as its_version,
        (select array_agg(st.spelling) from subject_tag st where st.subject_id = e.id) as tags,
        (select array_agg(d.name order by d.id) from domain_event d where d.subject_id = s.id) as told,
        (select count(*)::int from revision r where r.subject_id = s.id) as kept
      from subject s join event_instance i on i.id = s.id join event e on e.id = i.event_id join subject series on series.id = e.id where s.id = ${one}`.execute(
      world.db,
    );
    expect(rows).toEqual([
      {
        version: 4,
        title: 'C 0',
        end_date: '2027-04-01',
        is_done: true,
        responsible_id: Number(world.ola.id),
        its_end: '2027-04-01',
        its_title: 'C 0',
        its_version: 4,
        tags: ['Plan C'],
        told: ['eventInstance.completed', 'eventInstance.updated', 'eventInstance.updated'],
        kept: 4,
      },
    ]);
  });

  it('are taken back in as many statements however many there are, and what has been changed since stays and is named', async () => {
    const statementsFor = async (count: number) => {
      wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
      const ids = await make(count);
      const references: string[] = [];
      for (const turn of ['A', 'B', 'C']) {
        references.push(await read(sheetOf(ids, turn)));
        await apply(references.at(-1)!, allRows(count));
      }
      const counted = await statementsOf(async () => {
        expect(dataOf(await undo(references.pop()!)).undoImport).toEqual({ count: 2 * count, skipped: [] });
      });
      expect((await activities())[0]).toBe('Rapport 0 2027-03-01');
      return counted;
    };
    const [few, many] = [await statementsFor(3), await statementsFor(60)];
    expect(many.least).toBeLessThanOrEqual(few.most);

    wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
    const ids = await make(2);
    const reference = await read(sheetOf(ids, 'A'));
    await apply(reference, allRows(2));
    await apply(await read(`Id\tTittel\tFrist\n${ids[1]}\tNyare\t2.4.2027`), allRows(1));
    const { count, skipped } = dataOf(await undo(reference)).undoImport;
    expect([count, skipped]).toEqual([3, [{ title: 'Nyare', why: 'conflict' }]]);
    expect(await activities()).toEqual(['Rapport 0 2027-03-01', 'Nyare 2027-04-02']);
  });
});
