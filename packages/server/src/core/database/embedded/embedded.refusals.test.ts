import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { end, isRoot, kill, killAllBut, killProcess, machine, nobody, othersCanRun } from './testing/machine.ts';

const { folder, usedFolder, start } = machine();

describe('the database refuses to start, and one sentence says what to do', () => {
  it('when a living Samspel uses the data folder', async () => {
    const dataDir = await usedFolder();
    const kari = await start(dataDir);
    const ola = await start(dataDir);
    expect(ola.refused).toBe(
      `The data folder ${dataDir} is in use by another Samspel (process ${kari.process.pid}): stop that one, or choose another folder with DATA_DIR.`,
    );
    expect(await end(kari.process)).toBe(0);
  });

  it('to all but one of those that start at the same time', async () => {
    const dataDir = join(folder(), 'new');
    const started = await Promise.all([1, 2, 3, 4].map(() => start(dataDir)));
    expect(started.filter(({ connectionString }) => connectionString)).toHaveLength(1);
    expect(started.filter(({ refused }) => refused?.includes('is in use by another Samspel'))).toHaveLength(3);
  });

  it('when the data folder holds data of another PostgreSQL', async () => {
    const dataDir = folder();
    const cluster = join(dataDir, 'postgres', 'cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), '16\n');
    expect((await start(dataDir)).refused).toBe(
      `The database in ${cluster} is of PostgreSQL 16 and this Samspel brings PostgreSQL 18: move the data with pg_dump and pg_restore, go back to the Samspel that made it, or choose another folder with DATA_DIR.`,
    );
  });

  it('when the data folder cannot be made', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect((await start(join(file, 'data'))).refused).toBe(
      `The data folder ${join(file, 'data')} cannot be made (ENOTDIR): choose another with DATA_DIR.`,
    );
  });

  it('when the password of the database is gone', async () => {
    const dataDir = await usedFolder();
    rmSync(join(dataDir, 'postgres', 'password'));
    expect((await start(dataDir)).refused).toMatch(/^The file .*password is gone, .*: put it back from a backup\.$/);
  });

  it('with PostgreSQL’s own reason when the data are damaged', async () => {
    const dataDir = await usedFolder();
    rmSync(join(dataDir, 'postgres', 'cluster', 'global', 'pg_control'));
    expect((await start(dataDir)).refused).toBe('The database did not start: could not find the database system.');
  });

  it('after five seconds of tries when a remnant of the killed database holds its memory', async () => {
    const dataDir = await usedFolder();
    const { remnant } = await killAllBut(dataDir, await start(dataDir));
    const before = Date.now();
    expect((await start(dataDir)).refused).toMatch(
      /^The database did not start: pre-existing shared memory block .* is still in use\.$/,
    );
    expect(Date.now() - before).toBeGreaterThan(5_000);
    await killProcess(remnant);
  });

  it.runIf(othersCanRun)('to an ordinary user who may not write to the data folder', async () => {
    const dataDir = folder();
    expect((await start(dataDir, { uid: nobody })).refused).toBe(
      `The data folder ${dataDir} cannot be written to (EACCES): give this user the right to it, or choose another with DATA_DIR.`,
    );
  });

  it.runIf(othersCanRun)('to an ordinary user whose data folder holds root’s database', async () => {
    const dataDir = await usedFolder();
    chmodSync(dataDir, 0o777);
    chmodSync(join(dataDir, 'samspel.lock'), 0o666);
    expect((await start(dataDir, { uid: nobody })).refused).toBe(
      `The database in ${join(dataDir, 'postgres')} belongs to another user (number 0): start Samspel as that user, or choose another folder with DATA_DIR.`,
    );
  });

  it.runIf(isRoot)('to root without user namespaces in a folder that others cannot enter', async () => {
    const closed = folder();
    chmodSync(closed, 0o700);
    const refused = await start(join(closed, 'data'), { unshare: 'false' });
    expect(refused.refused).toMatch(
      /^PostgreSQL does not run as root, and no other user can reach both .*: start Samspel as an ordinary user, or/,
    );
    await kill(refused.process);
  });
});
