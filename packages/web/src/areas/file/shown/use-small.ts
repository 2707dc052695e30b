import { useEffect, useState } from 'react';
import { fetchFile } from './fetch-file.ts';

/** The address of the small picture of a file, which is fetched in the person's name; undefined until it has come. */
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
      () => undefined, // its sign is shown instead
    );
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
