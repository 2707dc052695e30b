import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from './database.ts';

it('a server ends with the test run that started it, even with one that is killed', async () => {
  const database = await createTestDatabase(inject('postgres'));
  const env = { DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1' };
  const script = `
    const { startProcess } = await import(${JSON.stringify(import.meta.resolve('./process.ts'))});
    const { url } = await startProcess(${JSON.stringify(env)});
    console.log(url);`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(run.stdout, 'data');
  const url = String(line).trim();
  expect((await fetch(`${url}/api`)).ok).toBe(true);

  run.kill('SIGKILL');

  const state = () =>
    fetch(`${url}/api`).then(
      () => 'answers',
      () => 'has ended',
    );
  await expect.poll(state).toBe('has ended');
  await database.close();
});
