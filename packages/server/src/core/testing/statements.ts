import pg from 'pg';
import { vi } from 'vitest';

/** Counts the statements that `ask` sends to PostgreSQL, some times: a busy process may send as one what an idle one sends as two. */
export async function statementsOf(ask: () => Promise<void>, times = 3): Promise<{ least: number; most: number }> {
  const counts: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await ask();
    counts.push(sent.mock.calls.filter(([query]) => !saysHowToPlan(query)).length);
    sent.mockRestore();
  }
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** Counts how often `ask` says how the next statement is planned. */
export async function planningSaidBy(ask: () => Promise<void>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await ask();
  const said = sent.mock.calls.filter(([query]) => saysHowToPlan(query)).length;
  sent.mockRestore();
  return said;
}

/** Whether a statement only says how the next one is planned: how many of these are sent depends on which connection is free. */
export const saysHowToPlan = (query: unknown): boolean =>
  typeof query === 'string' && query.startsWith('set plan_cache_mode');
