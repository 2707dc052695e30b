import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import { useCallback, useEffect, useState } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';

/** The state of reading a year. While another year is fetched, or if it cannot be, the last one stays. */
export interface Reading {
  year: SharedYear | null;
  problem: 'notFound' | 'failed' | null;
  isReading: boolean;
  /** Asks again, after a problem. */
  again: () => void;
}

/** Reads a year of a shared year wheel, and reads it again when the day changes: a page may hang on a wall for months. */
export function useSharedYear(uri: string, year: number, startMonth: number): Reading {
  const today = useToday();
  const [answer, setAnswer] = useState<Omit<Reading, 'again'>>({ year: null, problem: null, isReading: true });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day or another turn asks again
  useEffect(() => {
    const leaving = new AbortController();
    setAnswer((last) => ({ ...last, isReading: true }));
    read(uri, year, startMonth, leaving.signal).then(
      (next) => setAnswer({ ...next, isReading: false }),
      () => {
        if (!leaving.signal.aborted) setAnswer(({ year }) => ({ year, problem: 'failed', isReading: false }));
      },
    );
    return () => leaving.abort();
  }, [uri, year, startMonth, today, turn]);
  return { ...answer, again: useCallback(() => setTurn((last) => last + 1), []) };
}

async function read(uri: string, year: number, startMonth: number, signal: AbortSignal) {
  const query = `year=${year}&start_month=${startMonth}`;
  const address = `/api/shared/${encodeURIComponent(uri)}?${query}`;
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache', signal });
  if (response.status === 404) return { year: null, problem: 'notFound' as const };
  if (!response.ok) throw new Error(String(response.status));
  return { year: (await response.json()) as SharedYear, problem: null };
}
