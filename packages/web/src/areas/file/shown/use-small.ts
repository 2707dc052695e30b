import { useEffect, useState } from 'react';
import { fetchFile } from './fetch-file.ts';

/** Returns the address of a file's small picture, which is fetched with the person's token; undefined until it has loaded. */
export function useSmall(id: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    fetchFile(id, 'small', leaving.signal).then(
      (blob) => {
        if (leaving.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined, // its icon is shown instead
    );
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
