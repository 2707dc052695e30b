import { useEffect, useState } from 'react';
import { useDebounced } from '../../../ui/base/use-debounced.ts';
import { fetchMade } from './fetch-made.ts';

/** A picture of a sheet: its address in this browser, and of how many sheets it is one. */
export interface Preview {
  url: string;
  pages: number;
}

/** What is seen of a file before it is fetched: the last picture stays until the next is there. */
export function usePreview(path: string): { preview: Preview | null; error: unknown; isLoading: boolean } {
  const asked = useDebounced(path, 300);
  const [shown, setShown] = useState<{ path: string; preview: Preview | null; error: unknown }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    fetchMade(asked, signal)
      .then(async (bytes) => {
        const [, pages = '1'] = /data-pages="(\d+)"/.exec(await bytes.slice(0, 2_000).text()) ?? [];
        const preview = { url: URL.createObjectURL(bytes), pages: Number(pages) };
        if (signal.aborted) URL.revokeObjectURL(preview.url);
        else setShown({ path: asked, preview, error: null });
      })
      .catch((error) => signal.aborted || setShown({ path: asked, preview: null, error }));
    return () => leaving.abort();
  }, [asked]);
  const url = shown?.preview?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return { preview: shown?.preview ?? null, error: shown?.error ?? null, isLoading: shown?.path !== path };
}
