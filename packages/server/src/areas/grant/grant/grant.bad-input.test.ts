import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { application, call, type Made, makeGrant, radarOf, report } from '../testing/grants.ts';

let world: World;
let grant: Made;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
beforeEach(async () => {
  grant = await makeGrant(world, { amountTo: 500 });
});
afterAll(() => world.close());

const radar = [...radarOf('EFFORT'), ...radarOf('GAIN')];
const six = (changed: object) => [...radar.slice(0, 5), { ...radar[5], ...changed }];
const page = { label: 'Utlysing', href: 'https://husbanken.no/tilskot' };

const refused: [what: string, input: object, code: string, field: string][] = [
  ['a title that cannot be seen', { title: '\u200b' }, 'input.invisible', 'input.title'],
  ['a radar of two values', { radarGraph: radar.slice(0, 2) }, 'grant.radar', 'input.radarGraph'],
  ['a radar of four values', { radarGraph: radar.slice(0, 4) }, 'grant.radar', 'input.radarGraph'],
  ['a radar of seven values', { radarGraph: [...radar, radar[0]] }, 'grant.radar', 'input.radarGraph'],
  ['six values of which two are one', { radarGraph: six(radar[0]!) }, 'grant.radar', 'input.radarGraph'],
  ['a radar of six with −1', { radarGraph: six({ sum: -1 }) }, 'input.outOfRange', 'input.radarGraph.5.sum'],
  ['a radar of six with 6', { radarGraph: six({ sum: 6 }) }, 'input.outOfRange', 'input.radarGraph.5.sum'],
  ['a deadline on 30 February', { deadlines: [application('2026-02-30')] }, 'input.day', 'input.deadlines.0.date'],
  ['one before last year', { deadlines: [application('2024-12-31')] }, 'grant.deadlineYears', 'input.deadlines.0.date'],
  ['one too far ahead', { deadlines: [application('2032-01-01')] }, 'grant.deadlineYears', 'input.deadlines.0.date'],
  [
    'a report before the application',
    { deadlines: [application('2026-05-01'), report('2026-04-30')] },
    'grant.reportTooEarly',
    'input.deadlines',
  ],
  [
    'a report on the day of the application',
    { deadlines: [report('2026-05-01'), application('2026-05-01')] },
    'grant.reportTooEarly',
    'input.deadlines',
  ],
  [
    'the same deadline twice',
    { deadlines: [application('2026-05-01'), application('2026-05-01', true)] },
    'grant.sameDeadline',
    'input.deadlines.1.date',
  ],
  ['the same link twice', { links: [page, { ...page, label: 'Same' }] }, 'grant.sameLink', 'input.links.1.href'],
  ['a link to a script', { links: [{ ...page, href: 'javascript:alert(1)' }] }, 'link.address', 'input.links.0.href'],
  ['a source that is a script', { sourceUrl: 'javascript:alert(1)' }, 'link.address', 'input.sourceUrl'],
  ['a largest sum below the smallest', { amountFrom: 2, amountTo: 1 }, 'grant.amounts', 'input.amountTo'],
  ['a sum below nothing', { amountFrom: -1 }, 'input.outOfRange', 'input.amountFrom'],
  ['an own share above all of it', { ownShare: 101 }, 'input.outOfRange', 'input.ownShare'],
  ['a source that is not there', { source: 99_999_999 }, 'notFound', 'input.source'],
  ['a sector that is not there', { sectors: [99_999_999] }, 'notFound', 'input.sectors.0'],
  ['a service area that is not there', { kostraFunctions: [99_999_999] }, 'notFound', 'input.kostraFunctions.0'],
];

describe('refused of a grant, and nothing of it is written', () => {
  it.each(refused)('%s', async (_what, input, code, field) => {
    const made = await call(world, world.astrid, 'createActionValue', { title: 'Ny', ...input });
    expect(refusalOf(made)).toEqual([code, field]);
    const saved = await call(world, world.astrid, 'updateActionValue', { id: grant.id, version: 1, ...input });
    expect(refusalOf(saved)).toEqual([code, field]);
    const { rows } = await world.db
      .selectFrom('subject')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('title', '=', 'Ny')
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows[0]!.count).toBe(0);
  });

  it('a smallest sum above the largest one that is there', async () => {
    const saved = await call(world, world.astrid, 'updateActionValue', { id: grant.id, version: 1, amountFrom: 501 });
    expect(refusalOf(saved)).toEqual(['grant.amounts', 'input.amountTo']);
  });

  it('a responsible person who is no admin', async () => {
    const saved = await call(world, world.astrid, 'updateActionValue', {
      id: grant.id,
      version: 1,
      responsible: world.kari.id,
    });
    expect(refusalOf(saved)).toEqual(['grant.responsible', 'input.responsible']);
  });
});

it('an old deadline stays when something else is saved', async () => {
  const { id } = await makeGrant(world, { deadlines: [application('2025-05-01')] });
  await world.db
    .updateTable('action_value_deadline')
    .set({ date: '2020-05-01' })
    .where('action_value_id', '=', Number(id))
    .execute();
  const deadlines = [application('2020-05-01'), application('2026-05-01')];
  const saved = dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 1, deadlines }));
  expect(saved.updateActionValue.nextDeadline).toBe('2026-05-01');
});
