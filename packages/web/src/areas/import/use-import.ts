import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { pastGuards } from '../../core/forms/use-blocked.ts';
import { type ImportOptions, ImportPreviewDocument, type ImportPreviewQuery } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { readSource, type Source } from './read-source.ts';
import type { RowEdit } from './row-values.ts';

/**
 * What is being brought in: sent to be read, then read anew whenever somebody changes how. What was written into rows is forgotten when they become
 * others. What another page handed over in the state of the address is sent at once. `?reference=` in the address says what is being looked over, so
 * that whoever comes back to it, after a reload or with a new window, goes on.
 */
export function useImport(calendar: string, year: number | undefined) {
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const reference = address.get('reference') ?? '';
  const setReference = (next: string) =>
    pastGuards(() =>
      setAddress(
        (before) => {
          if (next) before.set('reference', next);
          else before.delete('reference');
          return before;
        },
        { replace: true },
      ),
    );
  const [options, setOptions] = useState<ImportOptions>(year ? { year } : {});
  const [edits, setEdits] = useState<ReadonlyMap<number, RowEdit>>(new Map());
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<unknown>();
  const [{ data, fetching, error: refused }] = useQuery({
    query: ImportPreviewDocument,
    variables: { reference, options: { ...options, ...(calendar && { calendar }) } },
    pause: reference === '',
    requestPolicy: 'network-only',
  });
  const isEnded = refused !== undefined && problemOf(refused).code === 'notFound';
  const preview = useLastRead(reference, isEnded ? null : data?.importPreview);
  const forget = () => {
    setReference('');
    setOptions(year ? { year } : {});
    setEdits(new Map());
  };
  const read = async (source: Source) => {
    setReading(true);
    setError(undefined);
    forget();
    try {
      setReference(await readSource(source));
    } catch (problem) {
      setError(problem);
    }
    setReading(false);
  };
  const { pasted, file } = (state ?? {}) as { pasted?: { html: string; text: string }; file?: File };
  const handed = file ? { file } : pasted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was handed over is sent once
  useEffect(() => {
    if (handed && reference === '') void read(handed);
  }, []);
  return {
    reference,
    options,
    preview,
    isReading: isReading || (fetching && !preview),
    error: error ?? (reference === '' ? undefined : refused),
    edits,
    setEdits,
    read,
    forget,
    setOptions: (next: ImportOptions) => {
      const isOther = next.table !== options.table || next.shape !== options.shape;
      if (isOther) setEdits(new Map());
      setOptions(next);
    },
  };
}

type Preview = ImportPreviewQuery['importPreview'];

/**
 * Returns the preview; while it could not be read anew, the last one of what is brought in, so that the table stays with what was written in it.
 * @param read undefined if there is none now, null if what was read is gone
 */
function useLastRead(reference: string, read: Preview | null | undefined): Preview | undefined {
  const [last, setLast] = useState<{ of: string; preview: Preview } | null>(null);
  if (reference === '' || read === null) return undefined;
  if (read && last?.preview !== read) setLast({ of: reference, preview: read });
  return read ?? (last?.of === reference ? last.preview : undefined);
}
