import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { statementsOf } from '../../../core/testing/statements.ts';
import { type Answer, makeWorld, type World } from '../../../core/testing/world.ts';
import { open, writtenBy } from '../../../subject/testing/things.ts';
import type { Sent } from '../../file/testing/upload.ts';
import { expireImports } from '../../import/expire.job.ts';
import { documentOf } from '../../import/testing/office.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { allRows, applyRows, sendSource } from './testing/importing.ts';

const codeOf = (answer: Answer<unknown>) => refusalOf(answer)[0];
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

const send = (as: TestPerson | null, fields: Record<string, string>, file?: Sent) =>
  sendSource(world, as, fields, file);
const read = async (as: TestPerson, text: string): Promise<string> => (await send(as, { text })).body.reference;

type Row = {
  index: number;
  title: string;
  startDate: string | null;
  purpose: string;
  responsible: { name: string } | null;
  faults: { code: string }[];
  duplicateOf: string | null;
  changes: { title: string } | null;
};
const preview = (as: TestPerson, reference: string, options: object = { calendar: wheel, year: 2027 }) =>
  world.graphql<{ importPreview: { shape: string; columns: { role: string }[]; hidden: string[]; rows: Row[] } }>(
    as,
    `query ($reference: ID!, $options: ImportOptions) { importPreview(reference: $reference, options: $options) {
      shape columns { role } hidden rows { index title startDate purpose responsible { name } faults { code } duplicateOf changes { title } } } }`,
    { reference, options },
  );
const rowsOf = async (as: TestPerson, reference: string, options?: object) =>
  dataOf(await preview(as, reference, options)).importPreview.rows;

const apply = (as: TestPerson, reference: string, input: object = {}) =>
  applyRows(world, as, { reference, ...('newCalendar' in input ? {} : { calendar: wheel }), ...input });
const undo = (as: TestPerson, reference: string) =>
  world.graphql<{ undoImport: { count: number; skipped: { title: string; why: string }[] } }>(
    as,
    'mutation ($reference: ID!) { undoImport(reference: $reference) { count skipped { title why } } }',
    { reference },
  );
const activities = async (calendar = wheel) => {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', s.title, i.start_date, i.end_date, case when i.is_done then 'gjort' end) as said
    from event_instance i join subject s on s.id = i.id where i.calendar_id = ${calendar} and s.removed_with is null order by i.start_date, s.title`.execute(
    world.db,
  );
  return rows.map(({ said }) => said);
};
const two = 'Oppgåve\tFrist\nBudsjett\t15.10\nÅrsmøte\t1.3';

describe('what is read', () => {
  it.each([
    ['nobody', null, { text: two }, undefined, 401, 'notSignedIn'],
    ['nothing', 'kari', {}, undefined, 400, 'input.required'],
    ['another field', 'kari', { tekst: two }, undefined, 400, 'input.unknownField'],
    ['a PDF', 'kari', {}, { name: 'plan.pdf', content: '%PDF-1.7' }, 400, 'import.notAccepted'],
    ['more than 5 MB', 'kari', {}, { name: 'plan.csv', content: 'x'.repeat(5_000_001) }, 413, 'file.tooLarge'],
  ] as const)('%s is refused', async (_what, as, fields, file, status, code) => {
    expect(await send(as && world[as], fields as Record<string, string>, file)).toMatchObject({
      status,
      body: { code },
    });
  });

  it('is its owner’s alone, for a day', async () => {
    const reference = await read(world.kari, two);
    expect(codeOf(await preview(world.ola, reference))).toBe('notFound');
    expect(codeOf(await apply(world.astrid, reference, allRows(2)))).toBe('notFound');
    await sql`update import set read_at = read_at - interval '1 day 1 second' where reference = ${reference}`.execute(
      world.db,
    );
    expect(codeOf(await preview(world.kari, reference))).toBe('notFound');
    expect(codeOf(await apply(world.kari, reference, allRows(2)))).toBe('notFound');
    await expireImports.run(world.services);
    expect(
      await world.db.selectFrom('import').select('reference').where('reference', '=', reference).execute(),
    ).toEqual([]);
  });

  it('is previewed with its columns, people, faults and doubles', async () => {
    await makeEvent(world, world.kari, wheel, { title: 'Årsmøte', startDate: '2027-03-01' });
    const reference = await read(
      world.kari,
      `Oppgåve\tFrist\tAnsvarleg\nårsmøte\t1.3\t${world.ola.email}\nBudsjett\t31.2\t${world.ola.name}\nTilsyn\t1.4\tIngen Kjend`,
    );
    const { columns, rows } = dataOf(await preview(world.kari, reference)).importPreview;
    expect(columns.map(({ role }) => role)).toEqual(['TITLE', 'END', 'WHO']);
    expect(rows.map(({ responsible }) => responsible?.name)).toEqual([world.ola.name, world.ola.name, undefined]);
    expect(rows.map(({ duplicateOf }) => duplicateOf !== null)).toEqual([true, false, false]);
    expect(rows[1]!.faults.map(({ code }) => code)).toContain('notADay');
    expect(rows[2]!.purpose).toBe('Ansvarleg: Ingen Kjend');
  });

  it('names nobody who may not read the year wheel', async () => {
    const secret = await makeCalendar(world, world.kari, writtenBy(world.ola));
    const reference = await read(world.kari, `Oppgåve\tFrist\tAnsvarleg\nMøte\t1.3\t${world.per.email}`);
    const [row] = await rowsOf(world.kari, reference, { calendar: secret, year: 2027 });
    expect(row).toMatchObject({ responsible: null, purpose: `Ansvarleg: ${world.per.email}` });
  });
});

describe('bringing it in is refused', () => {
  it('to who may not write the year wheel, archived, removed or made private meanwhile', async () => {
    const reference = await read(world.ola, two);
    expect(codeOf(await apply(world.ola, reference, allRows(2)))).toBe('notAllowed');
    const kept = await read(world.kari, two);
    await world.db.updateTable('subject').set({ status: 'ARCHIVED' }).where('id', '=', Number(wheel)).execute();
    expect(codeOf(await apply(world.kari, kept, allRows(2)))).toBe('calendar.archived');
    await world.db
      .updateTable('subject')
      .set({ status: 'PUBLISHED', is_private: true, visibility: 'PRIVATE' })
      .where('id', '=', Number(wheel))
      .execute();
    expect(codeOf(await apply(world.ola, reference, allRows(2)))).toBe('notFound');
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${wheel}") }`));
    expect(codeOf(await apply(world.kari, kept, allRows(2)))).toBe('notFound');
    expect(
      dataOf(await apply(world.kari, kept, { ...allRows(2), newCalendar: { title: 'Nytt', color: '#1f6f8b' } }))
        .applyImport.created,
    ).toBe(2);
  });

  it.each([
    [{ index: 0, title: ' ' }, 'input.required', 'input.rows.0.title'],
    [{ index: 0, title: 'x'.repeat(300) }, 'input.tooLong', 'input.rows.0.title'],
    [{ index: 0, startDate: null }, 'input.required', 'input.rows.0.startDate'],
    [{ index: 0, startDate: '2027-10-16' }, 'input.endBeforeStart', 'input.rows.0.endDate'],
    [{ index: 0, startDate: '2017-01-01', endDate: '2017-01-01' }, 'input.outsideYears', 'input.rows.0.startDate'],
    [{ index: 2 }, 'input.outOfRange', 'input.rows.0.index'],
    [{ index: 0, responsible: '999999' }, 'calendar.responsible', 'input.rows.0.responsible'],
  ])('at the row, and then nothing is written: %j', async (row, code, field) => {
    const answer = await apply(world.kari, await read(world.kari, two), { rows: [row, { index: 1 }] });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code, field });
    expect(await activities()).toEqual([]);
  });
});

describe('what is brought in', () => {
  it('is what was read and changed, and nothing else', async () => {
    const reference = await read(
      world.kari,
      'Oppgåve\tFrist\tOmråde\tSjekkliste\tHyppigheit\nBudsjett\t15.10\tPlan, Økonomi\tÉin; To\t\nÅrsmøte\t1.3\t\t\tårleg\nUt\t1.1\t\t\t',
    );
    const rows = [{ index: 0, title: 'Budsjett 2028', responsible: String(world.ola.id), isDone: true }, { index: 1 }];
    expect(dataOf(await apply(world.kari, reference, { rows })).applyImport).toMatchObject({
      created: 2,
      changed: 0,
      skipped: 0,
    });
    expect(await activities()).toEqual([
      'Årsmøte 2027-03-01 2027-03-01',
      'Budsjett 2028 2027-10-15 2027-10-15 gjort',
      'Årsmøte 2028-03-01 2028-03-01',
      'Årsmøte 2029-03-01 2029-03-01',
    ]);
    const { rows: made } = await sql`
      select e.description_text as purpose, e.todo_template as todos, p.name,
        (select array_agg(spelling order by spelling) from subject_tag where subject_id = e.id) as tags
      from event e join subject s on s.id = e.id left join person p on p.id = e.responsible_id
      where e.calendar_id = ${wheel} and s.title = 'Budsjett 2028'`.execute(world.db);
    const name = world.ola.name;
    expect(made).toEqual([{ purpose: 'Skuleåret', todos: ['Éin', 'To'], name, tags: ['Plan', 'Økonomi'] }]);
  });

  it('keeps the times at which events of a calendar start and end', async () => {
    const lines = ['SUMMARY:Møte', 'DTSTART:20270301T080000Z', 'DTEND:20270301T093000Z'];
    const content = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
    const { body } = await send(world.kari, {}, { name: 'møte.ics', content });
    expect(dataOf(await apply(world.kari, body.reference, allRows(1))).applyImport.created).toBe(1);
    const { rows } = await sql`select start_time, end_time from event where calendar_id = ${wheel}`.execute(world.db);
    expect(rows).toEqual([{ start_time: '09:00', end_time: '10:30' }]);
  });

  it('is one event, however many rows there are', async () => {
    const before = await eventsOf(wheel);
    await apply(world.kari, await read(world.kari, two), allRows(2));
    expect((await eventsOf(wheel)).slice(before.length)).toEqual(['calendar.imported']);
    const { rows } =
      await sql`select from domain_event e join subject s on s.id = e.subject_id where s.parent_id = ${wheel}`.execute(
        world.db,
      );
    expect(rows).toHaveLength(0);
  });

  it('adds nothing the second time: by the same reference, by the same file, or by two at once', async () => {
    const reference = await read(world.kari, two);
    expect(dataOf(await apply(world.kari, reference, allRows(2))).applyImport.created).toBe(2);
    expect(dataOf(await apply(world.kari, reference, allRows(2))).applyImport.created).toBe(2);
    const again = await Promise.all([read(world.kari, two), read(world.kari, `${two}\nNytt\t1.5`)]);
    const [one, other] = await Promise.all([
      apply(world.kari, again[0]!, allRows(2)),
      apply(world.kari, again[1]!, allRows(3)),
    ]);
    expect([dataOf(one).applyImport, dataOf(other).applyImport]).toMatchObject([
      { created: 0, skipped: 2 },
      { created: 1, skipped: 2 },
    ]);
    expect(await activities()).toHaveLength(3);
  });

  it('is written in as many statements, however many rows there are', async () => {
    const listOf = (rows: number) =>
      [
        'Oppgåve\tFrist\tOmråde\tAnsvarleg\tSjekkliste\tFullført',
        ...Array.from(
          { length: rows },
          (_, at) => `Rapport ${at}\t${(at % 28) + 1}.3\tPlan\t${world.ola.name}\tÉin; To\tJa`,
        ),
      ].join('\n');
    const statementsFor = async (rows: number) => {
      const references = await Promise.all([1, 2, 3].map(() => read(world.kari, listOf(rows))));
      return statementsOf(async () => {
        const newCalendar = { title: 'Nytt', color: '#1f6f8b' };
        dataOf(await apply(world.kari, references.pop()!, { ...allRows(rows), newCalendar }));
      });
    };
    const [few, many] = [await statementsFor(3), await statementsFor(300)];
    expect(many.least).toBeLessThanOrEqual(few.most);
  });

  it('twice at once by one reference is brought in once', async () => {
    const reference = await read(world.kari, two);
    const [one, other] = await Promise.all([
      apply(world.kari, reference, allRows(2)),
      apply(world.kari, reference, allRows(2)),
    ]);
    expect([dataOf(one).applyImport.created, dataOf(other).applyImport.created]).toEqual([2, 2]);
    expect(await activities()).toHaveLength(2);
  });

  it('into a new year wheel makes it, with what a matrix of Word holds', async () => {
    const content = documentOf([
      ['', 'Januar', 'Februar', 'Mars'],
      ['Økonomi', '• Budsjett\n• Rekneskap 15.2', '', 'Rapport'],
    ]);
    const { body } = await send(world.kari, {}, { name: 'Årshjul.docx', content });
    expect((await rowsOf(world.kari, body.reference, { year: 2027 })).map(({ title }) => title)).toEqual([
      'Budsjett',
      'Rekneskap',
      'Rapport',
    ]);
    const { calendar, created } = dataOf(
      await apply(world.kari, body.reference, { ...allRows(3), newCalendar: { title: 'Nytt hjul', color: '#1f6f8b' } }),
    ).applyImport;
    expect([calendar!.title, created]).toEqual(['Nytt hjul', 3]);
    expect(await activities(calendar!.id)).toContain('Rekneskap 2027-02-15 2027-02-15');
    const { rows } = await sql<{
      contents: unknown;
    }>`select contents from import where reference = ${body.reference}`.execute(world.db);
    expect(rows).toEqual([{ contents: null }]);
  });

  it('changes the activity whose number a row has', async () => {
    const { instances } = await makeEvent(world, world.kari, wheel, { title: 'Gammal', startDate: '2027-03-01' });
    const reference = await read(
      world.kari,
      `Id\tTittel\tFrist\n${instances.nodes[0]!.id}\tNy\t2.4.2027\n999999\tEi anna\t1.5.2027`,
    );
    expect((await rowsOf(world.kari, reference)).map(({ changes }) => changes?.title)).toEqual(['Gammal', undefined]);
    expect(dataOf(await apply(world.kari, reference, allRows(2))).applyImport).toMatchObject({
      created: 1,
      changed: 1,
    });
    expect(await activities()).toEqual(['Ny 2027-04-02 2027-04-02', 'Ei anna 2027-05-01 2027-05-01']);
    expect(dataOf(await undo(world.kari, reference)).undoImport).toEqual({ count: 2, skipped: [] });
    expect(await activities()).toEqual(['Gammal 2027-03-01 2027-03-01']);
  });
});

describe('the history of the year wheel', () => {
  const imports = (as: TestPerson) =>
    world.graphql<{ calendar: { imports: object[] } }>(
      as,
      `{ calendar(id: "${wheel}") { imports { created changed undoneAt by { name } } } }`,
    );

  it('says what was brought in, and whether it was taken back, to who may write it alone', async () => {
    const reference = await read(world.kari, two);
    await apply(world.kari, reference, allRows(2));
    expect(dataOf(await imports(world.ola)).calendar.imports).toEqual([]);
    const said = { created: 2, changed: 0, by: { name: world.kari.name } };
    expect(dataOf(await imports(world.kari)).calendar.imports).toEqual([{ ...said, undoneAt: null }]);
    await undo(world.kari, reference);
    expect(dataOf(await imports(world.kari)).calendar.imports).toEqual([
      { ...said, undoneAt: '2026-11-26T12:00:00.000Z' },
    ]);
  });
});

describe('taking it back', () => {
  it('is for who brought it in, for 30 days', async () => {
    const reference = await read(world.kari, two);
    expect(codeOf(await undo(world.kari, reference))).toBe('notFound');
    await apply(world.kari, reference, allRows(2));
    expect(codeOf(await undo(world.ola, reference))).toBe('notFound');
    await sql`update import set applied_at = applied_at - interval '30 days 1 second' where reference = ${reference}`.execute(
      world.db,
    );
    expect(codeOf(await undo(world.kari, reference))).toBe('notFound');
  });

  it('leaves and names what has been changed or written on since', async () => {
    const reference = await read(world.kari, `${two}\nTilsyn\t1.6\nRapport\t1.7`);
    await apply(world.kari, reference, allRows(4));
    const idOf = async (title: string) => {
      const { rows } = await sql<{
        id: string;
        event: string;
      }>`select i.id, i.event_id as event from event_instance i join subject s on s.id = i.id where i.calendar_id = ${wheel} and s.title = ${title}`.execute(
        world.db,
      );
      return rows[0]!.id;
    };
    dataOf(
      await world.graphql(
        world.kari,
        'mutation ($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id } }',
        { input: { id: await idOf('Budsjett'), isDone: true } },
      ),
    );
    dataOf(
      await world.graphql(world.kari, 'mutation ($input: CreateTodoInput!) { createTodo(input: $input) { id } }', {
        input: { parent: await idOf('Tilsyn'), title: 'Ring' },
      }),
    );
    const { count, skipped } = dataOf(await undo(world.kari, reference)).undoImport;
    expect([count, skipped.map(({ title }) => title).toSorted()]).toEqual([2, ['Budsjett', 'Tilsyn']]);
    expect(await activities()).toEqual(['Tilsyn 2027-06-01 2027-06-01', 'Budsjett 2027-10-15 2027-10-15 gjort']);
    expect(dataOf(await undo(world.kari, reference)).undoImport.count).toBe(0);
    expect(codeOf(await apply(world.kari, reference, allRows(4)))).toBe('notFound');
  });

  it('takes a new year wheel that is empty by it to the trash', async () => {
    const reference = await read(world.kari, two);
    const { calendar } = dataOf(
      await apply(world.kari, reference, { ...allRows(2), newCalendar: { title: 'Nytt', color: '#1f6f8b' } }),
    ).applyImport;
    const mine = '{ myImports { reference created calendar { title } } }';
    expect(dataOf(await world.graphql<{ myImports: object[] }>(world.kari, mine)).myImports).toContainEqual({
      reference,
      created: 2,
      calendar: { title: 'Nytt' },
    });
    expect(dataOf(await undo(world.kari, reference)).undoImport.count).toBe(2);
    expect(codeOf(await world.graphql(world.kari, `{ calendar(id: "${calendar!.id}") { id } }`))).toBe('notFound');
  });
});

const eventsOf = async (id: string) =>
  (
    await world.db
      .selectFrom('domain_event')
      .select('name')
      .where('subject_id', '=', Number(id))
      .orderBy('id')
      .execute()
  ).map(({ name }) => name);
