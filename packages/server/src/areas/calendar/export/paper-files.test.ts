import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open } from '../../../subject/testing/things.ts';
import { paperLimits, paperPool } from '../paper/paper-pool.ts';
import { fetchFile, readText } from '../testing/papers.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { paperJob } from './paper.job.ts';
import { patience } from './paper-files.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-11-26T12:00:00Z');
  wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
  patience.milliseconds = 0;
  await makeEvent(world, world.kari, wheel, { title: 'Budsjettmøte', startDate: '2027-03-01' });
});
afterEach(() => {
  patience.milliseconds = 2_000;
});
afterAll(async () => {
  await paperPool.close();
  await world.close();
});

const get = (as: TestPerson | null, path: string) => fetchFile(world, as, path);
const paper = (query = '', as: TestPerson | null = world.kari, format = 'pdf') =>
  get(as, `/calendar/${wheel}/export/${format}?year=2027${query && `&${query}`}`);

const referenceOf = ({ text }: { text: string }) => (JSON.parse(text) as { reference: string }).reference;

describe('what takes longer than somebody waits', () => {
  it('is made by a job, and fetched by whoever asked for it alone, for an hour', async () => {
    const asked = await paper();
    const reference = referenceOf(asked);
    expect([asked.status, asked.headers.location]).toEqual([202, `/api/export/${reference}`]);
    expect((await get(world.kari, `/export/${reference}`)).status).toBe(202);
    await paperJob.run(world.services);
    const file = await get(world.kari, `/export/${reference}`);
    expect(file.headers['content-disposition']).toBe('attachment; filename="skulearet-2027.pdf"');
    expect(await readText(file.bytes)).toContain('Budsjettmøte');
    expect((await get(world.ola, `/export/${reference}`)).status).toBe(404);
    expect((await get(world.astrid, `/export/${reference}`)).status).toBe(404);
    expect((await get(null, `/export/${reference}`)).status).toBe(401);
    expect((await get(world.kari, '/export/nothing')).status).toBe(404);
    world.setNow('2026-11-26T13:00:01Z');
    expect((await get(world.kari, `/export/${reference}`)).status).toBe(404);
    await paperJob.run(world.services);
    const { rows } = await sql`select from paper_file where reference::text = ${reference}`.execute(world.db);
    expect(rows).toHaveLength(0);
  });

  it('and cannot be made says so', async () => {
    const reference = referenceOf(await paper());
    await sql`update paper_file set order_made = '{"format": "pdf"}' where reference::text = ${reference}`.execute(
      world.db,
    );
    await paperJob.run(world.services);
    const answer = await get(world.kari, `/export/${reference}`);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([500, 'paper.failed']);
  });

  it('and shows what was made private meanwhile is not fetched any more, by whoever may not read it', async () => {
    const references = [referenceOf(await paper('', world.ola)), referenceOf(await paper())];
    await paperJob.run(world.services);
    expect((await get(world.ola, `/export/${references[0]}`)).status).toBe(200);
    await sql`update subject set is_private = true, visibility = 'PRIVATE' where id = ${wheel}`.execute(world.db);
    expect((await get(world.ola, `/export/${references[0]}`)).status).toBe(404);
    expect((await get(world.kari, `/export/${references[1]}`)).status).toBe(200);
  });

  it('and shows an activity that was thrown away meanwhile is fetched nevertheless', async () => {
    const { id } = await makeEvent(world, world.kari, wheel, { title: 'Avlyst', startDate: '2027-04-01' });
    const reference = referenceOf(await paper());
    await paperJob.run(world.services);
    dataOf(await world.graphql(world.kari, `mutation { removeEvent(id: "${id}") }`));
    expect((await get(world.kari, `/export/${reference}`)).status).toBe(200);
  });

  it('waits in a line, ten for each person; more are told when to ask again', async () => {
    for (let at = 0; at < 10; at += 1) expect((await paper()).status).toBe(202);
    const eleventh = await paper();
    expect([eleventh.status, eleventh.headers['retry-after']]).toEqual([429, String(paperLimits.retrySeconds)]);
    expect((await paper('', world.ola)).status).toBe(202);
    await sql`delete from paper_file`.execute(world.db);
  });

  it('is refused where the line of all is full', async () => {
    await sql`insert into paper_file (person_id, name, order_made, asked_at)
      select ${world.per.id}, 'x.pdf', '{}', ${world.services.now()} from generate_series(1, ${paperLimits.waiting}::int)`.execute(
      world.db,
    );
    const answer = await paper();
    expect([answer.status, JSON.parse(answer.text).code, answer.headers['retry-after']]).toEqual([
      503,
      'paper.busy',
      '20',
    ]);
    await sql`delete from paper_file`.execute(world.db);
  });
});

it('fifty at once are all made, one after the other', async () => {
  patience.milliseconds = 600_000;
  const answers = await Promise.all(Array.from({ length: 50 }, () => paper('what=list')));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
});
