import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../core/base/services.ts';
import { locks } from '../core/database/advisory-lock.ts';
import { hasFailed, readBackupState } from '../core/health/backup-state.ts';
import { checkHealth } from '../core/health/health.ts';
import { settleJobs } from '../core/jobs/job.ts';
import { writeMetrics } from '../core/metrics/exposition.ts';
import { measureInstallation } from '../core/metrics/measured.ts';
import { dataOf } from '../core/testing/answers.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { backupJob } from './backup.job.ts';
import { backupName } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup, verifyBackup } from './open-backup.ts';

let world: World;
let folder: string;
let services: Services;
let now: Date;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samspel-backup-job-'));
  now = new Date();
  const settings = { ...world.services.settings, backupDir: folder, databaseUrl: world.databaseUrl };
  services = { ...world.services, settings, now: () => now };
  await world.db.deleteFrom('installation').where('name', 'like', '%backup%').execute();
  return () => rm(folder, { recursive: true, force: true });
});

const run = () => backupJob.run(services);
const refusal = (work: Promise<unknown>) => work.then(() => 'was not refused', String);
const backups = async () => (await readdir(folder)).filter((name) => name.endsWith('.backup')).sort();
const idOf = (name: string) => name.slice('samspel-'.length, 'samspel-'.length + 8);
const hour = 3_600_000;
const metrics = async () => writeMetrics(await measureInstallation(services));
const system = async () =>
  dataOf(
    await world.graphql<{ systemState: object }>(
      world.astrid,
      '{ systemState { backup backupAt backupSize backupFailedAt backupError } }',
    ),
  ).systemState;

it('is there in a process with BACKUP_DIR alone, every night at BACKUP_TIME', () => {
  const settle = (more: object) => settleJobs([backupJob], { ...services.settings, ...more });
  expect(settle({ backupDir: undefined })).toEqual([]);
  expect(settle({ backupTime: '03:15' })).toMatchObject([{ schedule: { every: 'DAY', time: '03:15' } }]);
});

it('makes a whole backup, encrypted with BACKUP_KEY, and notes the numbers of deleted people beside it', async () => {
  const backupKey = 'ein nøkkel som er lang nok';
  services = { ...services, settings: { ...services.settings, backupKey } };
  await run();
  const [name, ...more] = await backups();
  expect(more).toEqual([]);
  const backup = await openBackup(join(folder, name!), backupKey);
  await verifyBackup(backup);
  await backup.close();
  expect(await readdir(folder)).toContain(`deleted-people-${idOf(name!)}.txt`);
});

it('removes what is no longer kept and what was left unfinished, and nothing that is called otherwise or is of others', async () => {
  await run();
  const [first] = await backups();
  const id = idOf(first!);
  const nights = Array.from({ length: 40 }, (_, night) =>
    backupName(id, new Date(now.getTime() - (night + 1) * 24 * hour)),
  );
  const others = ['samspel.backup', backupName('00000000', new Date(0)), backupName('00000000', new Date(hour))];
  const unfinished = `${backupName(id, new Date(0))}.unfinished`;
  for (const name of [...nights, ...others, unfinished]) await writeFile(join(folder, name), 'x');
  now = new Date(now.getTime() + 60_000);
  await run();
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([...others, backupName(id, now), nights[0]]));
  expect(left).not.toContain(unfinished);
  expect(left).not.toContain(first); // the second of the same day
  expect(left.filter((name) => nights.includes(name)).length).toBeLessThanOrEqual(22);
});

it('a disk that is full leaves no half file, and is told until a backup is whole again', async () => {
  const path = join(folder, 'samspel.backup');
  await symlink('/dev/full', `${path}.unfinished`); // what is written there finds the disk full
  expect(await refusal(makeBackup(services.settings, path, () => {}))).toContain('ENOSPC');
  expect(await readdir(folder)).toEqual([]);
  expect(hasFailed(await readBackupState(world.db))).toBe(true);
  expect(await metrics()).toMatch(/^samspel_backup_failed 1$/m);
  expect(await system()).toMatchObject({
    backupAt: null,
    backupError: expect.stringMatching(/^The disk is full: make room/),
  });
  await makeBackup(services.settings, path, () => {});
  expect(await metrics()).toMatch(/^samspel_backup_failed 0$/m);
  expect(await system()).toMatchObject({ backupFailedAt: null, backupError: null });
});

it('a note of deleted people for which the disk has no room leaves no half file either', async () => {
  await run();
  const [name] = await backups();
  await symlink('/dev/full', join(folder, `deleted-people-${idOf(name!)}.txt.new`));
  await world.db
    .updateTable('person')
    .set({ user_status: 'DEACTIVATED', left_at: new Date() })
    .where('id', '=', world.per.id)
    .execute();
  now = new Date(now.getTime() + hour);
  expect(await refusal(run())).toMatch(/^BackupError: The disk is full/);
  expect((await readdir(folder)).filter((one) => one.endsWith('.new'))).toEqual([]);
});

describe('the newest backup', () => {
  it('is told to monitors and admins: its age, its size', async () => {
    await run();
    const text = await metrics();
    expect(text).toMatch(/^samspel_backup_age_seconds \d+(\.\d+)?$/m);
    expect(Number(/^samspel_backup_bytes (\d+)$/m.exec(text)![1])).toBeGreaterThan(10_000);
    expect(await system()).toMatchObject({ backup: true, backupSize: expect.any(Number), backupFailedAt: null });
  });

  it('is late when it is older than a day and two hours, and people are served nevertheless', async () => {
    const health = () => checkHealth(services);
    expect(await health()).toMatchObject({ backup: true }); // none yet, since backups are made since now
    now = new Date(now.getTime() + 27 * hour);
    expect(await health()).toMatchObject({ backup: false });
    now = new Date();
    await run();
    expect(await health()).toMatchObject({ backup: true });
    now = new Date(now.getTime() + 25 * hour);
    expect(await health()).toMatchObject({ backup: true });
    now = new Date(now.getTime() + 2 * hour);
    expect(await health()).toMatchObject({ backup: false });
    services = { ...services, settings: { ...services.settings, backupDir: undefined } };
    expect(await health()).toMatchObject({ backup: true });
  });
});

it('is made by one process at a time: while another one makes it, nothing is done', async () => {
  const other = new pg.Client({ connectionString: world.databaseUrl });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [locks.backup]);
  await run();
  await other.end();
  expect(await backups()).toEqual([]);
  await run();
  expect(await backups()).toHaveLength(1);
});

it('is made once, though each process is asked for it', async () => {
  await run();
  now = new Date(now.getTime() + 5_000);
  await run();
  expect(await backups()).toHaveLength(1);
  now = new Date(now.getTime() + 60_000);
  const before = await backups();
  await run();
  expect(await backups()).not.toEqual(before); // the newest of the day takes the place of the one before
});

it('says when the folder is not there, and does not make it', async () => {
  services = { ...services, settings: { ...services.settings, backupDir: join(folder, 'unmounted') } };
  expect(await refusal(run())).toContain('ENOENT');
  expect(await readdir(folder)).toEqual([]);
  expect(await system()).toMatchObject({ backupError: expect.stringMatching(/^The folder is not there: make it/) });
});
