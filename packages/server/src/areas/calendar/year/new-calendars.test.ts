import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, limited, open } from '../../../subject/testing/things.ts';
import { makeCalendar } from '../testing/wheels.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const newFor = async (as: TestPerson) =>
  dataOf(await world.graphql<{ newCalendars: { title: string }[] }>(as, '{ newCalendars { title } }')).newCalendars.map(
    ({ title }) => title,
  );

it('has what others in my municipality made and I may open, the newest first: nothing limited, hidden, archived, of others, or my own', async () => {
  const make = (as: TestPerson, title: string, access: object = open) => makeCalendar(world, as, access, { title });
  await make(world.kari, 'Skule');
  const ours = { organization: world.kari.organizationId, access: 'READ' };
  await make(world.kari, 'Delt med oss', { ...limited, organizations: [ours] });
  await make(world.kari, 'Avgrensa', limited);
  await make(world.kari, 'Løynd', hidden);
  await make(world.per, 'I Lundvik');
  await make(world.ola, 'Mitt eige');
  const old = await make(world.kari, 'Arkivert');
  dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: ${old}) { id } }`));
  await make(world.kari, 'Barnehage');
  expect(await newFor(world.ola)).toEqual(['Barnehage', 'Delt med oss', 'Skule']);
  expect(await newFor(world.per)).toEqual([]);
});

it('has nothing that is older than 14 days', async () => {
  const made = (days: number) =>
    sql`update subject set date_created = now() - make_interval(hours => ${24 * days}::int) where kind = 'CALENDAR'`.execute(
      world.db,
    );
  await made(13);
  expect(await newFor(world.ola)).toContain('Skule');
  await made(15);
  expect(await newFor(world.ola)).toEqual([]);
});
