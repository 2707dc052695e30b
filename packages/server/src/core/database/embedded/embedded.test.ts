import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAlive } from './process.ts';
import { ask, end, hasNamespaces, isRoot, machine, nobody, othersCanRun, postmasterOf } from './testing/machine.ts';

const { folder, usedFolder, start } = machine();

/** The owner of the files that PostgreSQL makes. */
const ownerOf = (dataDir: string) => statSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION')).uid;

describe('the database that comes with Samspel', () => {
  it('speaks UTF-8, sorts å after z, keeps time in UTC and forces every change to the disk', async () => {
    const { connectionString, adopted, said } = await start(join(folder(), 'new'));
    expect(adopted).toBe(false);
    expect(said).toHaveLength(1);
    const sorted = `(select string_agg(c, '' order by c collate "nb-NO-x-icu") from unnest(array['å', 'z', 'ø', 'a', 'æ']) c)`;
    const setting = (name: string) => `current_setting('${name}') as "${name}"`;
    const names = ['server_encoding', 'TimeZone', 'fsync', 'jit', 'listen_addresses', 'full_page_writes'];
    expect(
      await ask(connectionString, `select ${sorted} as sorted, lower('ÅÆØ') as lower, ${names.map(setting)}`),
    ).toEqual({
      sorted: 'azæøå',
      lower: 'åæø',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
      fsync: 'on',
      jit: 'off',
      listen_addresses: '',
      full_page_writes: 'on',
    });
    const { connections } = await ask(
      connectionString,
      `select current_setting('max_connections')::int as connections`,
    );
    expect(connections).toBeGreaterThanOrEqual(100);
  });

  it('opens only with its password, which only the owner of the data folder can read', async () => {
    const dataDir = await usedFolder();
    const { connectionString } = await start(dataDir);
    const wrong = connectionString.replace(/:[^:@]+@/, ':wrong@');
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
  });

  it('leaves no process behind when it is stopped', async () => {
    const dataDir = await usedFolder();
    const samspel = await start(dataDir);
    const pid = postmasterOf(dataDir) as number;
    expect(isAlive(pid)).toBe(true);
    expect(await end(samspel.process)).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(postmasterOf(dataDir)).toBeUndefined();
  });

  it('serves to the end when Ctrl-C in the terminal interrupts everybody', async () => {
    const samspel = await start(await usedFolder());
    const left = new Promise((resolve) => samspel.process.once('exit', resolve));
    process.kill(-(samspel.process.pid as number), 'SIGINT');
    expect(await left).toBe(0);
    expect(samspel.lastAnswer).toBe(true);
  });

  it('runs in a folder with spaces and Norwegian letters whose name is too long for a socket', async () => {
    const dataDir = join(folder(), 'årshjul og anna', 'ø'.repeat(60));
    const samspel = await start(dataDir);
    expect(await ask(samspel.connectionString, 'select 1 as one')).toEqual({ one: 1 });
    const socket = new URL(samspel.connectionString).searchParams.get('host') as string;
    expect(statSync(socket).mode & 0o777).toBe(0o700);
    await end(samspel.process);
    expect(() => statSync(socket)).toThrow('ENOENT');
  });
});

describe('PostgreSQL, which refuses root, runs', () => {
  it.runIf(hasNamespaces)(
    'for root in a namespace, even in a folder that others cannot enter, with root’s files',
    async () => {
      const closed = folder();
      chmodSync(closed, 0o700);
      const dataDir = join(closed, 'data');
      const samspel = await start(dataDir);
      expect(await ask(samspel.connectionString, 'select 1 as one')).toEqual({ one: 1 });
      expect(ownerOf(dataDir)).toBe(0);
    },
  );

  it.runIf(isRoot && othersCanRun)(
    'as nobody for root without namespaces, and later still as the owner of its files',
    async () => {
      const dataDir = join(folder(), 'data');
      const first = await start(dataDir, { unshare: 'false' });
      expect(await ask(first.connectionString, 'select 1 as one')).toEqual({ one: 1 });
      expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(nobody);
      await end(first.process);
      const second = await start(dataDir);
      expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(nobody);
      await end(second.process);
    },
  );

  it.runIf(hasNamespaces && othersCanRun)('as nobody on what root made, when namespaces are taken away', async () => {
    const dataDir = join(folder(), 'data');
    const first = await start(dataDir);
    await ask(first.connectionString, 'create table kept as select 7 as value');
    await end(first.process);
    const second = await start(dataDir, { unshare: 'false' });
    expect(await ask(second.connectionString, 'select value from kept')).toEqual({ value: 7 });
    expect(ownerOf(dataDir)).toBe(nobody);
  });

  it.runIf(othersCanRun)('as the ordinary user who starts it', async () => {
    const home = folder();
    mkdirSync(join(home, 'closed'), { mode: 0o700 });
    chownSync(join(home, 'closed'), nobody, nobody);
    const dataDir = join(home, 'closed', 'data');
    const samspel = await start(dataDir, { uid: nobody });
    expect(await ask(samspel.connectionString, 'select 1 as one')).toEqual({ one: 1 });
    expect(ownerOf(dataDir)).toBe(nobody);
  });
});
