import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';

/** A schema that comes after the form that it checks. */
export interface LateSchema<Schema extends z.ZodType = z.ZodType> {
  /** Null until it has come. */
  now: Schema | null;
  /** Returns it as soon as it has come. Throws if it cannot be fetched. */
  get: () => Promise<Schema>;
}

/**
 * Fetches the schema that a form is checked with, so that pages on which nothing is written yet load without it.
 * @param load the same function each time
 * @param isWanted false while nobody writes in the form
 */
export function useSchema<Schema extends z.ZodType>(load: () => Promise<Schema>, isWanted = true): LateSchema<Schema> {
  const [now, setNow] = useState<Schema | null>(null);
  const get = useCallback(async () => {
    const loaded = await load();
    setNow(() => loaded);
    return loaded;
  }, [load]);
  useEffect(() => {
    if (isWanted) get().catch(() => {});
  }, [get, isWanted]);
  return { now, get };
}
