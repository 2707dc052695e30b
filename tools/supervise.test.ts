import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { supervise } from './supervise.mjs';

/** Returns a server that does what its lives say, one after the other. */
function serverWith(...lives: string[]) {
  const started: number[] = [];
  const said: string[] = [];
  let ready = 0;
  const stopping = new AbortController();
  let child: ReturnType<typeof spawn> | undefined;
  const start = () => {
    const script = lives[Math.min(started.length, lives.length - 1)]!;
    started.push(Date.now());
    child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.on('message', () => ready++);
    return child;
  };
  const ended: Promise<number> = supervise(start, stopping.signal, (line: string) => said.push(line));
  const stop = () => {
    stopping.abort();
    child?.kill('SIGTERM');
  };
  /** Waits until the life with this number, from 1, serves. */
  const serving = (life: number) => expect.poll(() => ready).toBe(life);
  return { started, said, ended, stop, serving, child: () => child! };
}

const serves = "process.send('ready');";
const forever = `${serves} setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));`;

it('a server that could not start has said why, and is not started again', async () => {
  const { started, ended } = serverWith('process.exit(1)');
  expect(await ended).toBe(1);
  expect(started).toHaveLength(1);
});

it('a server that ends in good order is not started again', async () => {
  const { started, ended } = serverWith(`${serves} setTimeout(() => process.exit(0), 50)`);
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});

it('a server that is stopped is not started again, whatever its last word', async () => {
  const { started, ended, stop, serving } = serverWith(`${serves} setInterval(() => {}, 1000);`);
  await serving(1);
  stop();
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});

it('a server that falls is started again at once, also when it was killed', async () => {
  const { started, said, ended, stop, serving, child } = serverWith(
    `${serves} setTimeout(() => { throw new Error('unforeseen') }, 50)`,
    forever,
  );
  await serving(2);
  child().kill('SIGKILL');
  await serving(3);
  expect(said).toEqual([
    '  Samspel ended by itself (code 1) and is started again.',
    '  Samspel ended by itself (SIGKILL) and is started again in 0.5 s.',
  ]);
  expect(started).toHaveLength(3);
  stop();
  expect(await ended).toBe(0);
});

it('a server that falls again and again is started after longer and longer pauses, and a stop in a pause is heard', async () => {
  const { started, ended, stop } = serverWith(`${serves} setTimeout(() => process.exit(70), 50)`, 'process.exit(70)');
  await expect.poll(() => started.length).toBe(4);
  const gaps = started.slice(1).map((moment, at) => moment - started[at]!);
  expect([gaps[1]! >= 500, gaps[2]! >= 1_000]).toEqual([true, true]);
  await sleep(500);
  stop();
  expect(await ended).toBe(0);
});
