import pg from 'pg';
import { vi } from 'vitest';

/** Counts the statements that `ask` sends to PostgreSQL, three times: a busy process may send as one what an idle one sends as two. */
export async function statementsOf(ask: () => Promise<void>): Promise<{ least: number; most: number }> {
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await ask();
    counts.push(sent.mock.calls.length);
    sent.mockRestore();
  }
  return { least: Math.min(...counts), most: Math.max(...counts) };
}
