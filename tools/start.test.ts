import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

const folders: string[] = [];
const processes: ChildProcess[] = [];
afterEach(async () => {
  for (const child of processes.splice(0)) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm start` without npm, in its own data folder, and collects its output. */
function start(settings: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'samspel-start-'));
  folders.push(folder);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(folder, 'data'), ...settings };
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], { env, cwd: folder });
  processes.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.error += chunk));
  const ended = once(child, 'close').then(([code]) => code as number);
  return { child, said, ended };
}

/** Returns a port with a listener on it; `free` closes the listener. */
async function port(): Promise<{ number: number; free: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port: number } = server.address() as AddressInfo;
  return { number, free: () => new Promise((resolve) => server.close(() => resolve())) };
}

describe('npm start ends with one sentence', () => {
  it('when a setting is wrong', async () => {
    const { said, ended } = start({ PORT: 'tre tusen' });
    expect(await ended).toBe(1);
    expect(said.error).toBe('PORT must be a whole number from 1 to 65535.\n');
  });

  it('when the port is taken, and leaves no database running', async () => {
    const taken = await port();
    const { said, ended } = start({ PORT: String(taken.number) });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `Port ${taken.number} is taken by another program: stop it, or choose another with PORT=${taken.number + 1} npm start.\n`,
    );
    await taken.free();
  });

  it('when the database of DATABASE_URL cannot be reached', async () => {
    const { said, ended } = start({ DATABASE_URL: 'postgres://kari:hush@localhost:1/samspel' });
    expect(await ended).toBe(1);
    expect(said.error).toBe('The database of DATABASE_URL cannot be used: nothing answers at that address.\n');
  });
});

it('npm start ends with the address, the demo people and where mail goes, serves, and stops in good order', async () => {
  const { number, free } = await port();
  await free();
  const { child, said, ended } = start({ PORT: String(number) });
  await expect.poll(() => said.out, { timeout: 60_000, interval: 100 }).toContain(`http://localhost:${number}`);
  for (const words of ['kari@fjordvik.example', 'per@lundvik.example', 'outbox']) expect(said.out).toContain(words);
  expect((await fetch(`http://localhost:${number}/api`)).status).toBe(200);
  expect((await fetch(`http://localhost:${number}/`)).headers.get('content-type')).toContain('text/html');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.error).toBe('');
});

it('a server that is killed is started again, takes over its database, and the next Ctrl-C ends both', async () => {
  const { number, free } = await port();
  await free();
  const { child, said, ended } = start({ PORT: String(number), DEMO: 'false' });
  const serves = () =>
    fetch(`http://localhost:${number}/api`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(serves, { timeout: 150_000, interval: 100 }).toBe(200);
  const server = Number(execFileSync('pgrep', ['-P', String(child.pid), '-f', 'main.ts'], { encoding: 'utf8' }));
  process.kill(server, 'SIGKILL');
  await expect.poll(() => said.out, { timeout: 30_000 }).toContain('Taking over the database that was left running.');
  await expect.poll(serves, { timeout: 30_000, interval: 100 }).toBe(200);
  const lines = said.error.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    '  Samspel ended by itself (SIGKILL) and is started again.',
  ]);
  // Each start without a mail server warns once.
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).msg);
  expect(logged).toEqual([expect.stringContaining('SMTP_URL'), expect.stringContaining('SMTP_URL')]);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
}, 240_000);
