import { trashDays } from '@samspel/domain/subject/trash';
import { daysEarlier } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { eventsOf, everyTable, hidden, limited, open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { linkJob } from './link.job.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  calendar = await makeCalendar(world, world.kari, open);
});
afterAll(() => world.close());

type Shown = {
  id: string;
  meta: string;
  label: string;
  href: string;
  version: number;
  access: { myAccess: string };
  createdBy: { name: string };
};
const fields = '{ id meta label href version access { myAccess } createdBy { name } }';
const rutine = { label: 'Rutinen', href: 'https://www.ks.no/rutine' };

const create = (as: TestPerson, input: object = {}) =>
  world.graphql<{ createLink: Shown }>(
    as,
    `mutation ($input: CreateLinkInput!) { createLink(input: $input) ${fields} }`,
    { input: { meta: calendar, ...rutine, ...input } },
  );
const made = async (input: object = {}) => dataOf(await create(world.kari, input)).createLink;
const update = (as: TestPerson, input: object) =>
  world.graphql<{ updateLink: Shown }>(
    as,
    `mutation ($input: UpdateLinkInput!) { updateLink(input: $input) ${fields} }`,
    { input },
  );
const remove = (as: TestPerson, id: string) => world.graphql(as, `mutation { removeLink(id: "${id}") }`);
const restore = (as: TestPerson, id: string) => world.graphql(as, `mutation { restoreLink(id: "${id}") { id } }`);
const ask = (as: TestPerson, meta = calendar) =>
  world.graphql<{ links: Shown[] }>(as, `{ links(meta: "${meta}") ${fields} }`);
const labels = async (as: TestPerson, meta?: string) => dataOf(await ask(as, meta)).links.map(({ label }) => label);

/** Makes a link look removed 30 days ago. */
const age = (id: string) =>
  world.db
    .updateTable('link')
    .set({ removed_at: daysEarlier(new Date(), trashDays) })
    .where('id', '=', Number(id))
    .execute();

describe('a link is refused', () => {
  it.each([
    ['a script', { href: 'javascript:alert(1)' }, 'link.address', 'href'],
    ['a script in other letters', { href: ' JaVaScRiPt:alert(1)' }, 'link.address', 'href'],
    ['data', { href: 'data:text/html,hei' }, 'link.address', 'href'],
    ['a mail address', { href: 'mailto:kari@fjordvik.example' }, 'link.address', 'href'],
    ['a path', { href: '/calendar/1' }, 'link.address', 'href'],
    ['a host behind a name', { href: 'https://ks.no@lurar.example' }, 'link.address', 'href'],
    ['nothing', { href: ' ' }, 'input.required', 'href'],
    ['2,049 characters', { href: `https://ks.no/${'a'.repeat(2_035)}` }, 'input.tooLong', 'href'],
    ['an empty label', { label: '\n' }, 'input.required', 'label'],
    ['a label of zero-width characters', { label: '\u200b\u2060' }, 'input.invisible', 'label'],
    ['a label of 256 characters', { label: 'å'.repeat(256) }, 'input.tooLong', 'label'],
  ])('of %s, when it is made and when it is changed', async (_what, input, code, field) => {
    const { id, version } = await made();
    const before = await everyTable(world);
    expect(refusalOf(await create(world.kari, input))).toEqual([code, `input.${field}`]);
    expect(refusalOf(await update(world.kari, { id, version, ...input }))).toEqual([code, `input.${field}`]);
    expect(await everyTable(world)).toBe(before);
  });

  it('on what is not there, on what one may not know of alike, and from those who only read', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const absent = await create(world.per, { meta: '999999999' });
    expect(refusalOf(absent)).toEqual(['notFound', 'input.meta']);
    expect(await create(world.per, { meta: secret })).toEqual(absent);
    expect(refusalOf(await create(world.ola))).toEqual(['notAllowed', 'input.meta']);
    expect(refusalOf(await create(world.kari, { meta: String(world.kari.id) }))).toEqual(['notFound', 'input.meta']);
  });

  it('on an archived year wheel; so are changing, taking away and bringing back', async () => {
    const [one, gone] = [await made(), await made({ label: 'Gammal' })];
    dataOf(await remove(world.kari, gone.id));
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${calendar}") { id } }`));
    for (const answer of [
      await create(world.kari, { label: 'Ny' }),
      await update(world.kari, { id: one.id, version: 1, label: 'Ny' }),
      await remove(world.kari, one.id),
      await restore(world.kari, gone.id),
    ])
      expect(refusalOf(answer)).toEqual(['calendar.archived']);
    expect(await labels(world.ola)).toEqual(['Rutinen']);
  });

  it('as the hundred and first', async () => {
    for (let at = 0; at < 100; at++) await made({ label: `Nr ${at}` });
    expect(refusalOf(await create(world.kari, { label: 'Ein til' }))).toEqual(['input.tooMany', 'input.meta']);
    expect((await made({ label: 'Nr 1' })).label).toBe('Nr 1');
  });
});

describe('a change of a link is refused', () => {
  it('of what one may not read, limited or hidden, as of what is not there', async () => {
    for (const access of [limited, hidden]) {
      const { id } = await made({ meta: await makeCalendar(world, world.kari, access) });
      expect(refusalOf(await update(world.per, { id, version: 1, label: 'Ny' }))).toEqual(['notFound', 'input.id']);
      expect(refusalOf(await remove(world.per, id))).toEqual(['notFound', 'id']);
      expect(await restore(world.per, id)).toEqual(await restore(world.per, '999999999'));
    }
  });

  it('from those who only read, and of an older version', async () => {
    const { id } = await made();
    expect(refusalOf(await update(world.ola, { id, version: 1, label: 'Ny' }))).toEqual(['notAllowed', 'input.id']);
    expect(refusalOf(await remove(world.ola, id))).toEqual(['notAllowed', 'id']);
    dataOf(await update(world.kari, { id, version: 1, label: 'Ny' }));
    expect(refusalOf(await update(world.kari, { id, version: 1, label: 'Nyare' }))).toEqual([
      'conflict',
      'input.version',
    ]);
  });

  it('once it is taken away; and bringing back what is not, or what was taken more than 30 days ago', async () => {
    const { id } = await made();
    expect(refusalOf(await restore(world.kari, id))).toEqual(['notFound', 'id']);
    dataOf(await remove(world.kari, id));
    expect(refusalOf(await update(world.kari, { id, version: 1, label: 'Ny' }))).toEqual(['notFound', 'input.id']);
    expect(refusalOf(await remove(world.kari, id))).toEqual(['notFound', 'id']);
    await age(id);
    expect(refusalOf(await restore(world.kari, id))).toEqual(['notFound', 'id']);
  });
});

describe('a link', () => {
  it('is shown with its thing, in the order in which links were made, with what one may do', async () => {
    await made({ href: 'www.ks.no/rutine' });
    await made({ label: 'Aksjeloven\nsamla', href: 'http://lovdata.no' });
    const shown = dataOf(await ask(world.ola)).links;
    expect(
      shown.map(({ label, href, meta, access, createdBy }) => [label, href, meta, access.myAccess, createdBy.name]),
    ).toEqual([
      ['Rutinen', 'https://www.ks.no/rutine', calendar, 'READ', 'Kari Nes'],
      ['Aksjeloven samla', 'http://lovdata.no', calendar, 'READ', 'Kari Nes'],
    ]);
    expect(dataOf(await ask(world.kari)).links[0]!.access.myAccess).toBe('WRITE');
  });

  it('is one where it is sent twice', async () => {
    expect((await made()).id).toBe((await made()).id);
    expect(await labels(world.kari)).toEqual(['Rutinen']);
    expect((await eventsOf(world, calendar)).filter((name) => name === 'link.created')).toHaveLength(1);
  });

  it('stands on activities and series as well, with the access of their year wheel', async () => {
    const { id, instances } = await makeEvent(world, world.kari, await makeCalendar(world, world.kari, limited));
    for (const meta of [id, instances.nodes[0]!.id]) {
      await made({ meta });
      expect(await labels(world.kari, meta)).toEqual(['Rutinen']);
      expect(refusalOf(await ask(world.per, meta))).toEqual(['notFound', 'meta']);
    }
  });

  it('is changed, taken away and brought back, and each is told', async () => {
    const { id } = await made();
    expect(dataOf(await update(world.kari, { id, version: 1, href: 'https://ny.no' })).updateLink).toMatchObject({
      label: 'Rutinen',
      href: 'https://ny.no',
      version: 2,
    });
    dataOf(await remove(world.kari, id));
    expect(await labels(world.kari)).toEqual([]);
    dataOf(await restore(world.kari, id));
    expect(await labels(world.kari)).toEqual(['Rutinen']);
    expect((await eventsOf(world, calendar)).slice(-4)).toEqual([
      'link.created',
      'link.updated',
      'link.removed',
      'link.broughtBack',
    ]);
  });

  it('is deleted for good 30 days after it was taken away', async () => {
    const [{ id }] = [await made(), await made({ label: 'Ein annan' })];
    dataOf(await remove(world.kari, id));
    await linkJob.run(world.services);
    expect(await world.db.selectFrom('link').where('id', '=', Number(id)).select('id').execute()).toHaveLength(1);
    await age(id);
    await linkJob.run(world.services);
    expect(await world.db.selectFrom('link').where('id', '=', Number(id)).select('id').execute()).toEqual([]);
    expect(await labels(world.kari)).toEqual(['Ein annan']);
  });
});
