import { workFields } from '@samspel/domain/account/work-fields';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../core/testing/database.ts';
import { loadReferenceData } from './reference-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  await loadReferenceData(database.db);
});
afterAll(() => database.close());

const count = async (table: 'organization' | 'kostra_function' | 'kostra_group', kind?: string) => {
  const query = database.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n'));
  const { n } = await (kind ? query.where('kind' as never, '=', kind as never) : query).executeTakeFirstOrThrow();
  return n;
};

it('knows 357 municipalities and 15 counties, of which Oslo is both and stands once', async () => {
  expect(await count('organization', 'MUNICIPALITY')).toBe(357);
  expect(await count('organization', 'COUNTY')).toBe(14);
});

it('finds Oslo by its mail domain', async () => {
  const found = await database.db
    .selectFrom('organization_domain')
    .innerJoin('organization', 'organization.id', 'organization_id')
    .select('name')
    .where('domain', '=', 'oslo.kommune.no')
    .execute();
  expect(found).toEqual([{ name: 'Oslo kommune' }]);
});

it('gives every KOSTRA function a group and a title in three languages', async () => {
  expect(await count('kostra_function')).toBeGreaterThan(100);
  const untitled = await database.db
    .selectFrom('kostra_function')
    .select('kid')
    .where((eb) => eb.or([eb('title_nn', '=', ''), eb('title_nb', '=', ''), eb('title_en', '=', '')]))
    .execute();
  expect(untitled).toEqual([]);
});

it('has each group of service areas that a field of the welcome stands for', async () => {
  const groups = await database.db.selectFrom('kostra_group').select('identifier').execute();
  const known = groups.map(({ identifier }) => identifier);
  expect(
    Object.values(workFields)
      .flat()
      .filter((one) => !known.includes(one)),
  ).toEqual([]);
});

it('leaves what an admin changed as it is when it is loaded again', async () => {
  await database.db.updateTable('organization').set({ name: 'Oslo' }).where('name', '=', 'Oslo kommune').execute();
  await database.db.deleteFrom('installation').where('name', '=', 'reference_data').execute();
  const before = await count('organization');
  await loadReferenceData(database.db);
  expect(await count('organization')).toBe(before);
  expect(await database.db.selectFrom('organization').select('id').where('name', '=', 'Oslo').execute()).toHaveLength(
    1,
  );
});
