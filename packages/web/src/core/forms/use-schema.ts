import { useEffect, useState } from 'react';
import type { z } from 'zod';

/** Finds nothing wrong. */
const anything = { safeParse: (data: unknown) => ({ success: true, data }) };

/**
 * Fetches the schema that a form is checked with, so that pages on which nothing is written yet load without it. Null until it has come.
 * If it cannot be fetched, all is in order as far as the page knows, and the form shows what the server says (see `useFieldErrors`).
 * @param load the same function each time
 * @param isWanted false while nobody writes in the form
 */
export function useSchema<Schema extends z.ZodType>(load: () => Promise<Schema>, isWanted = true): Schema | null {
  const [schema, setSchema] = useState<Schema | null>(null);
  useEffect(() => {
    if (isWanted)
      void load().then(
        (loaded) => setSchema(() => loaded),
        () => setSchema(() => anything as unknown as Schema),
      );
  }, [load, isWanted]);
  return schema;
}

/** Returns `act`, called as soon as the schema has come if that is later: who presses at once is told by the page too, not only by the server. */
export function useOnceLoaded<Given extends unknown[]>(
  schema: z.ZodType | null,
  act: (...given: Given) => Promise<unknown>,
): (...given: Given) => Promise<unknown> {
  const [asked, setAsked] = useState<Given>();
  useEffect(() => {
    if (!schema || !asked) return;
    setAsked(undefined);
    void act(...asked);
  }, [schema, asked, act]);
  return async (...given) => (schema ? act(...given) : setAsked(given));
}
