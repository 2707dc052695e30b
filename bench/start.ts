import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, main } from '../packages/server/src/core/testing/process.ts';
import { serverFlags } from '../tools/node.mjs';
import { memoryOf } from './memory.ts';
import { milliseconds, report } from './report.ts';

/** Measures the time from the command to the first answer, on an empty data folder and on a filled one, and the memory of the idle server. */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samspel-bench-'));
  const cold = await start(dataDir);
  const warm = await start(dataDir);
  const bare = await bareNode();
  await rm(dataDir, { recursive: true, force: true });
  report('Start', [
    {
      what: 'start on an empty data folder, with the demo',
      figure: milliseconds(cold.time),
      against: `${milliseconds(bare)} for Node alone`,
      ratio: cold.time / bare,
    },
    {
      what: 'start on a filled one',
      figure: milliseconds(warm.time),
      against: `${milliseconds(bare)} for Node alone`,
      ratio: warm.time / bare,
    },
    { what: 'memory of the server at rest', figure: `${warm.memory.toFixed(0)} MB` },
  ]);
}

async function start(dataDir: string): Promise<{ time: number; memory: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags(), main], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  while (
    !(await fetch(`http://127.0.0.1:${port}/api`).then(
      (response) => response.ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  const time = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const memory = await memoryOf(child.pid!);
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
  return { time, memory };
}

async function bareNode(): Promise<number> {
  const began = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
  return performance.now() - began;
}
