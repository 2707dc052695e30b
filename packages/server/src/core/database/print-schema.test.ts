import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { printSchema } from './print-schema.ts';

let database: TestDatabase;
let text: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  await database.pool.query(`
    create table aa_boat (
      id bigint generated always as identity primary key,
      name text collate "nb-NO-x-icu" not null default 'BØKFJORD' check (length(name) > 1),
      shout text generated always as (upper(name)) stored,
      owner bigint references person on delete cascade
    );
    comment on table aa_boat is 'what floats, and ''sails''';
    create unique index aa_boat_name on aa_boat (lower(name)) where owner is not null;
    create function aa_sail() returns trigger language plpgsql as $$ begin SELECT 'Harbour'; return null; end $$;
    create trigger aa_sails after insert on aa_boat for each row execute function aa_sail();
    create view aa_fleet as select count(*) as boats from aa_boat`);
  text = await printSchema(database.pool);
});
afterAll(() => database.close());

test('a table is printed with its columns, constraints, indexes, triggers and comments, in small letters', () => {
  expect(text).toContain(`create table aa_boat (
  id bigint generated always as identity not null,
  name text collate "nb-NO-x-icu" default 'BØKFJORD'::text not null,
  shout text generated always as (upper(name)) stored,
  owner bigint,
  constraint aa_boat_pkey primary key (id),
  constraint aa_boat_name_check check (length(name) > 1),
  constraint aa_boat_owner_fkey foreign key (owner) references person(id) on delete cascade
);
create unique index aa_boat_name on aa_boat (lower(name)) where (owner is not null);
create trigger aa_sails after insert on aa_boat for each row execute function aa_sail();
comment on table aa_boat is 'what floats, and ''sails''';`);
});

test('types, sequences, functions and views are printed too, and the body of a function stays as it was written', () => {
  expect(text).toContain("create type visibility as enum ('PUBLIC', 'PRIVATE');");
  expect(text).toContain('create sequence meta_id;');
  expect(text).not.toContain('aa_boat_id_seq');
  expect(text).toContain(`as $function$ begin SELECT 'Harbour'; return null; end $function$;`);
  expect(text).toMatch(/create view aa_fleet as\n select count\(\*\) as boats\n {3}from aa_boat;/);
});

test('the same database is printed the same way twice', async () => {
  expect(await printSchema(database.pool)).toBe(text);
});
