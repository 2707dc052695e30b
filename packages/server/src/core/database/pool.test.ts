import { expect, inject, it } from 'vitest';
import { openDatabase } from './pool.ts';

it('a database that closes a connection in use fails the work on it and nothing else', async () => {
  const { pool } = openDatabase(inject('postgres'), 2);
  const working = await pool.connect();
  const { pid } = (await working.query('select pg_backend_pid() as pid')).rows[0];
  const closed = new Promise((resolve) => working.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [pid]);
  await closed;
  await expect(working.query('select 1')).rejects.toThrow();
  working.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
