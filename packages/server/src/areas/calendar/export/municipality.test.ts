import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { paperPool } from '../paper/paper-pool.ts';
import { fetchFile, readText } from '../testing/papers.ts';
import { makeCalendar, makeEvent } from '../testing/wheels.ts';
import { patience } from './paper-files.ts';

let world: World;
const get = (as: TestPerson | null, format: string, query = '?year=2026') =>
  fetchFile(world, as, `/person/me/municipality/export/${format}${query}`);
const sheet = async (as: TestPerson, query?: string) => (await get(as, 'csv', query)).text;
const paper = async (as: TestPerson, query: string) => readText((await get(as, 'pdf', query)).bytes);
const secrets = /Løynd|Avgrensa|Lundvik|Arkivert|Sletta/;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  patience.milliseconds = 60_000;
  const { kari, ola, per } = world;
  const make = async (as: TestPerson, title: string, access: object, more: object = {}) => {
    const calendar = await makeCalendar(world, as, access, { title });
    await makeEvent(world, as, calendar, { title: `Møte om ${title}`, ...more });
    return calendar;
  };
  await sql`update person set department = 'Oppvekst' where id = ${ola.id}`.execute(world.db);
  await make(kari, 'Skule', open, { responsible: String(ola.id) });
  await make(kari, 'Barnehage', open, { startDate: '2027-05-01' });
  await make(kari, 'Med Ola', { ...hidden, persons: [{ person: ola.id, access: 'READ' }] });
  await make(kari, 'Avgrensa', limited);
  await make(kari, 'Løynd', hidden);
  await make(per, 'I Lundvik', open, { responsible: String(per.id) });
  const archived = await make(kari, 'Arkivert', open);
  dataOf(await world.graphql(kari, `mutation { archiveCalendar(id: ${archived}) { id } }`));
  const removed = await make(kari, 'Sletta', open);
  dataOf(await world.graphql(kari, `mutation { removeCalendar(id: ${removed}) }`));
});
afterAll(async () => {
  patience.milliseconds = 2_000;
  await paperPool.close();
  await world.close();
});

describe('the year of a municipality as a file', () => {
  it('is nobody’s without signing in, and has the rings that there are', async () => {
    for (const format of ['csv', 'xlsx', 'pdf', 'svg', 'png']) expect((await get(null, format)).status).toBe(401);
    const answer = await get(world.ola, 'svg', '?group=room');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      400,
      expect.objectContaining({ code: 'input.notAChoice', field: 'group' }),
    ]);
  });

  it('has for each person what they may read of the year wheels of their own organization, on a sheet and on paper', async () => {
    const olas = await sheet(world.ola);
    expect(olas).toContain('Tittel;Årshjul;Startdato;');
    expect(olas).toMatch(/Møte om Skule;Skule;/);
    expect(olas).toMatch(/Møte om Med Ola;Med Ola;/);
    expect(olas).not.toMatch(secrets);
    expect(await paper(world.ola, '?year=2026&what=list')).not.toMatch(secrets);
    expect(await sheet(world.kari)).toMatch(/Møte om Avgrensa;[\s\S]*Møte om Løynd;/);
    expect(await sheet(world.per)).toMatch(/I Lundvik/);
    expect(await sheet(world.per)).not.toMatch(/Skule|Med Ola/);
  });

  it('is of the year and the filter of the page', async () => {
    expect(await sheet(world.ola)).not.toContain('Barnehage');
    expect(await sheet(world.ola, '?year=2027')).toContain('Møte om Barnehage');
    expect(await sheet(world.ola, '?year=2026&person=me')).not.toContain('Med Ola');
    expect(await sheet(world.ola, '?year=2026&q=skule')).toContain('Møte om Skule');
  });

  it('has the rings of its page on paper: year wheels, units or people', async () => {
    const by = (group: string) => paper(world.ola, `?year=2026&what=wheel,list&group=${group}`);
    expect(await by('wheel')).toMatch(/Etter årshjul.*Med Ola.*Skule/);
    expect(await by('unit')).toMatch(/Etter eining.*Oppvekst.*Utan eining/);
    expect(await by('person')).toMatch(/Etter person.*Ola.*Utan ansvarleg/);
    const { headers } = await get(world.ola, 'pdf');
    const { rows } = await sql<{ name: string }>`
      select name from organization where id = ${world.ola.organizationId}`.execute(world.db);
    expect(headers['content-disposition']).toContain(`${rows[0]!.name.split(' ')[0]!.toLowerCase()}`);
  });

  it('names an admin’s read of what is hidden from them in the audit log', async () => {
    const audited = async () =>
      (await sql<{ count: number }>`select count(*)::int from audit_entry`.execute(world.db)).rows[0]!.count;
    const before = await audited();
    expect(await sheet(world.astrid)).toContain('Løynd');
    expect(await audited()).toBeGreaterThan(before);
  });
});
