import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../core/testing/database.ts';
import { main } from '../core/testing/process.ts';
import { upgradeInTurn } from './upgrade.ts';

const server = fileURLToPath(new URL('../..', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What a migration may do: add, to tables that every write touches. */
const migration = `
  create table planned_thing (id bigint primary key references subject on delete cascade, title text not null);
  create index planned_thing_title on planned_thing (title);
  alter table subject add column planned_note text, add column planned_count integer not null default 0;
  alter table event_instance add column planned_place text not null default '';
  alter table person add column planned_at timestamptz;
  create index subject_planned_count on subject (planned_count) where planned_count > 0;`;

/** Makes a version that has one more migration than this one. Returns its `main.ts`. */
function makeNewer(folder: string): string {
  const copy = join(folder, 'packages', 'server');
  mkdirSync(copy, { recursive: true });
  for (const part of ['src', 'migrations', 'printed', 'data', 'package.json'])
    cpSync(join(server, part), join(copy, part), { recursive: true });
  for (const [real, link] of [
    [join(root, 'node_modules'), join(folder, 'node_modules')],
    [join(server, 'node_modules'), join(copy, 'node_modules')],
    [join(root, 'packages', 'web'), join(folder, 'packages', 'web')],
    [join(root, 'package.json'), join(folder, 'package.json')],
  ] as const)
    symlinkSync(real, link);
  writeFileSync(join(copy, 'migrations', '9000_planned.sql'), migration);
  return join(copy, 'src', 'main.ts');
}

it('processes of two versions serve one database at an upgrade: every write is answered, and an older one is not started after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samspel-newer-'));
  const database = await createTestDatabase(inject('postgres'));
  const { harm, failed, acknowledged, migrated, refusal } = await upgradeInTurn(database.url, main, makeNewer(folder));
  expect(failed).toEqual([]);
  expect(harm).toEqual({ lost: [], half: [] });
  expect(acknowledged).toBeGreaterThan(30);
  expect(migrated).toEqual(['9000_planned.sql']);
  expect(refusal).toContain('has run 9000_planned.sql, which this version of Samspel does not know: use a newer one.');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
