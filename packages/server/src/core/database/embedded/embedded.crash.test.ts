import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAlive } from './process.ts';
import { ask, end, kill, killAllBut, killProcess, machine, postmasterOf } from './testing/machine.ts';

const { folder, usedFolder, start } = machine();

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');

describe('after a crash the next start', () => {
  it('takes over the database that a killed Samspel left running, with all that was written', async () => {
    const dataDir = await usedFolder();
    const first = await start(dataDir);
    await ask(first.connectionString, 'create table kept as select 7 as value');
    const pid = postmasterOf(dataDir);
    await kill(first.process);
    const second = await start(dataDir);
    expect(second.adopted).toBe(true);
    expect(postmasterOf(dataDir)).toBe(pid);
    expect(await ask(second.connectionString, 'select value from kept')).toEqual({ value: 7 });
    await end(second.process);
    expect(postmasterOf(dataDir)).toBeUndefined();
  });

  it('recovers all that was acknowledged when everything was killed a moment ago', async () => {
    const dataDir = await usedFolder();
    const first = await start(dataDir);
    await ask(first.connectionString, 'create table kept as select 7 as value');
    const pid = postmasterOf(dataDir) as number;
    first.process.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    const second = await start(dataDir);
    expect(second.adopted).toBe(false);
    expect(postmasterOf(dataDir)).not.toBe(pid);
    expect(await ask(second.connectionString, 'select value from kept')).toEqual({ value: 7 });
  });

  it('waits for a remnant of the killed database to go', async () => {
    const dataDir = await usedFolder();
    const { remnant } = await killAllBut(dataDir, await start(dataDir));
    const second = start(dataDir);
    setTimeout(() => process.kill(remnant, 'SIGCONT'), 1_500);
    expect(await ask((await second).connectionString, 'select 1 as one')).toEqual({ one: 1 });
    expect(isAlive(remnant)).toBe(false);
  });

  it('starts although another process has got the number of the dead database', async () => {
    const dataDir = await usedFolder();
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
    writeFileSync(pidFile(dataDir), `${stranger.pid}\n${join(dataDir, 'postgres', 'cluster')}\n0\n5432\n\n\n\nready\n`);
    const samspel = await start(dataDir);
    expect(await ask(samspel.connectionString, 'select 1 as one')).toEqual({ one: 1 });
    expect(stranger.exitCode).toBeNull();
    await kill(stranger);
  });

  it('begins anew where the first start was killed while it made the database', async () => {
    const dataDir = folder();
    const half = join(dataDir, 'postgres', 'cluster.new');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    const samspel = await start(dataDir);
    expect(await ask(samspel.connectionString, 'select 1 as one')).toEqual({ one: 1 });
    expect(existsSync(half)).toBe(false);
  });
});

describe('while Samspel lives', () => {
  it('a database that dies is started again at the same address', async () => {
    const dataDir = await usedFolder();
    const samspel = await start(dataDir);
    const pid = postmasterOf(dataDir) as number;
    await killProcess(pid);
    await expect
      .poll(() => ask(samspel.connectionString, 'select 1 as one').catch(() => undefined))
      .toEqual({ one: 1 });
    expect(postmasterOf(dataDir)).not.toBe(pid);
    expect(samspel.said).toContain('The database died and is started again.');
    expect(await end(samspel.process)).toBe(0);
  });

  it('a database that dies five times in a row is not given up', async () => {
    const dataDir = await usedFolder();
    const samspel = await start(dataDir);
    const answer = () => ask(samspel.connectionString, 'select 1 as one').catch(() => undefined);
    for (let death = 1; death <= 5; death += 1) {
      await killProcess(postmasterOf(dataDir) as number);
      await expect.poll(answer).toEqual({ one: 1 });
    }
    expect(await end(samspel.process)).toBe(0);
  });
});
