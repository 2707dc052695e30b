import { useEffect, useState } from 'react';
import { useToday } from '../../../../../core/time/use-today.ts';
import { forgetYears, type KeptYears, keepYears, readKeptYears } from './kept-years.ts';
import { readWall } from './read-wall.ts';

/** Milliseconds between two readings (product/sharing#the-wall). */
const readEvery = 5 * 60_000;

/** What a wall knows. */
export interface Wall {
  /** What was read last; null if nothing was, or the link has ended. */
  kept: KeptYears | null;
  /** Whether the last reading was answered, and how; 'reading' before the first. */
  state: 'reading' | 'fresh' | 'cut' | 'ended';
}

/**
 * Reads a shared year wheel each five minutes, on a new day in Oslo, and when the network comes back. Without an answer it goes on with what was read last,
 * also before the screen was switched off; when the link has ended, that is forgotten.
 */
export function useWall(uri: string, startMonth: number): Wall {
  const today = useToday();
  const [wall, setWall] = useState<Wall>({ kept: null, state: 'reading' });
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const next = await nextWall(() => readWall(uri, startMonth, today, leaving.signal), uri, startMonth);
      if (!leaving.signal.aborted) setWall((last) => ({ ...next, kept: next.kept ?? keptStill(last, next) }));
    };
    void read();
    const timer = setInterval(() => void read(), readEvery);
    const online = () => void read();
    addEventListener('online', online);
    return () => {
      leaving.abort();
      clearInterval(timer);
      removeEventListener('online', online);
    };
  }, [uri, startMonth, today]);
  return wall;
}

/** A browser that can keep nothing still has what it read since it was switched on. */
const keptStill = (last: Wall, { state }: Wall) => (state === 'cut' ? last.kept : null);

async function nextWall(read: () => ReturnType<typeof readWall>, uri: string, startMonth: number): Promise<Wall> {
  let years: Awaited<ReturnType<typeof readWall>>;
  try {
    years = await read();
  } catch {
    return { kept: await readKeptYears(uri, startMonth), state: 'cut' };
  }
  if (years === 'ended') {
    await forgetYears(uri);
    return { kept: null, state: 'ended' };
  }
  const kept = { readAt: Date.now(), years };
  await keepYears(uri, startMonth, kept);
  return { kept, state: 'fresh' };
}
