import { useEffect, useState } from 'react';
import type { z } from 'zod';

/**
 * Fetches the schema that a form is checked with, so that pages on which nothing is written yet load without it. Null until it has come, and if it
 * cannot be fetched: the form then shows what the server says (see `useFieldErrors`).
 * @param load the same function each time
 * @param isWanted false while nobody writes in the form
 */
export function useSchema<Schema extends z.ZodType>(load: () => Promise<Schema>, isWanted = true): Schema | null {
  const [schema, setSchema] = useState<Schema | null>(null);
  useEffect(() => {
    if (isWanted)
      void load().then(
        (loaded) => setSchema(() => loaded),
        () => {},
      );
  }, [load, isWanted]);
  return schema;
}
