import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../core/database/pool.ts';
import type { Standbys } from '../../../core/database/standby/standbys.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, open } from '../../../subject/testing/things.ts';
import { paperPool } from '../paper/paper-pool.ts';
import { readText } from '../testing/papers.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { paperMailJob } from './paper-mail.job.ts';
import { paperWriter } from './paper-mail.writer.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-11-26T12:00:00Z');
  await sql`delete from paper_mail`.execute(world.db);
  await sql`delete from mail_outbox`.execute(world.db);
  wheel = await makeCalendar(world, world.kari, open, { title: 'Skuleåret' });
  await makeEvent(world, world.kari, wheel, { title: 'Budsjettmøte', startDate: '2026-12-03' });
});
afterAll(async () => {
  await paperPool.close();
  await world.close();
});

const path = '/person/me/paper-mail';
const sheets = { paper: 'a4', orientation: 'landscape', what: ['list', 'wheel'] };
const want = (as: TestPerson | null, more: object = { calendar: wheel }, isWanted = true) =>
  world.rest(as, 'POST', path, { ...sheets, ...more, isWanted });
const queued = async () => {
  const { rows } = await sql<{ to: string; about: { person: number; calendar: number | null } }>`
    select to_address as "to", about from mail_outbox where writer = 'paper' order by id`.execute(world.db);
  return rows;
};
const written = (person: TestPerson, calendar: number | null = Number(wheel)) =>
  paperWriter.write(world.services, { person: person.id, calendar });

describe('a year by mail is refused', () => {
  it('to nobody, of what one may not read, and in other forms', async () => {
    expect((await want(null)).status).toBe(401);
    expect((await world.rest(null, 'GET', path)).status).toBe(401);
    const secret = await makeCalendar(world, world.kari, hidden);
    expect((await want(world.ola, { calendar: secret })).status).toBe(404);
    expect((await want(world.ola, { paper: 'a5' })).status).toBe(400);
    expect((await want(world.ola, { what: [] })).status).toBe(400);
    expect((await world.rest(world.ola, 'GET', path)).body).toEqual([]);
  });

  it('beyond twenty', async () => {
    for (let at = 0; at < 20; at += 1)
      expect((await want(world.kari, { calendar: await makeCalendar(world, world.kari, open) })).status).toBe(200);
    expect(await want(world.kari)).toMatchObject({ status: 400, body: { code: 'input.tooMany' } });
    expect((await want(world.ola)).status).toBe(200);
  });
});

describe('a year by mail', () => {
  it('comes on the first of each month, once, to who wants it', async () => {
    const { body } = await want(world.ola);
    expect(body).toEqual([{ calendar: Number(wheel), paper: 'a4', orientation: 'landscape', what: ['wheel', 'list'] }]);
    await want(world.kari, {});
    await paperMailJob.run(world.services);
    expect(await queued()).toEqual([]);
    world.setNow('2026-12-01T06:10:00Z');
    await paperMailJob.run(world.services);
    await paperMailJob.run(world.services);
    expect(await queued()).toEqual([
      { to: world.kari.email, about: { person: world.kari.id, calendar: null } },
      { to: world.ola.email, about: { person: world.ola.id, calendar: Number(wheel) } },
    ]);
    world.setNow('2027-01-02T06:10:00Z');
    await paperMailJob.run(world.services);
    expect(await queued()).toHaveLength(4);
  });

  it('has the PDF with it, and a link that ends it with one press, also signed out', async () => {
    await want(world.ola);
    await want(world.kari);
    const mail = (await written(world.ola))!;
    expect(mail.subject).toBe('Skuleåret 2026 på papir');
    const [file] = mail.attachments!;
    expect(file).toMatchObject({ name: 'skulearet-2026.pdf', type: 'application/pdf' });
    expect(await readText(file!.bytes)).toContain('Budsjettmøte');
    expect(mail.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = new URL(mail.headers!['List-Unsubscribe']!.slice(1, -1));
    expect(mail.body).toContain(`/app/unsubscribe?of=paper&token=${link.searchParams.get('token')}`);
    const address = `${link.pathname.replace('/api', '')}${link.search}`;
    expect((await world.rest(null, 'GET', address)).status).toBe(303);
    expect(await written(world.ola)).not.toBeNull();
    expect((await world.rest(null, 'POST', address)).status).toBe(200);
    expect((await world.rest(null, 'POST', address)).status).toBe(200);
    expect(await written(world.ola)).toBeNull();
    expect(await written(world.kari)).not.toBeNull();
    expect((await world.rest(null, 'POST', '/calendar/paper-mail/end?token=x')).status).toBe(400);
  });

  it('is read from a standby, if there is one', async () => {
    await want(world.ola);
    const { database } = openDatabase(world.databaseUrl, 4);
    let reads = 0;
    const use = <Read>(read: (db: typeof database) => Promise<Read>) => {
      reads += 1;
      return read(database);
    };
    const standbys = { choose: async () => ({ name: 'standby', use }) } as unknown as Standbys;
    for (const calendar of [Number(wheel), null]) {
      await want(world.ola, calendar ? { calendar } : {});
      const mail = await paperWriter.write({ ...world.services, standbys }, { person: world.ola.id, calendar });
      expect(mail!.attachments).toHaveLength(1);
    }
    expect(reads).toBe(2);
    await database.destroy();
  });

  it('of my own year is mine', async () => {
    await want(world.kari, {});
    const mail = (await written(world.kari, null))!;
    expect(await readText(mail.attachments![0]!.bytes)).toContain('Budsjettmøte');
  });

  it('is not sent to who may no longer read it, nor to who has taken it back', async () => {
    await want(world.ola);
    await sql`update subject set is_private = true, visibility = 'PRIVATE' where id = ${wheel}`.execute(world.db);
    expect(await written(world.ola)).toBeNull();
    await want(world.ola, { calendar: wheel }, false);
    expect((await world.rest(world.ola, 'GET', path)).body).toEqual([]);
    await want(world.kari);
    expect(await written(world.kari)).not.toBeNull();
    await want(world.kari, { calendar: wheel }, false);
    expect(await written(world.kari)).toBeNull();
  });
});
