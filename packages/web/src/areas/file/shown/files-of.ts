import { useQuery } from 'urql';
import { type Ask, askOf } from '../../../core/graphql/ask-ahead.ts';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { type FilePartsFragment, FilesDocument } from '../../../generated/graphql.ts';
import type { Holder } from '../../../subject/sections/page-section.ts';

/** A file as a thing shows it; a file of the thing's series is changed on the series. */
export type ShownFile = FilePartsFragment & { isOfSeries: boolean };

/** Returns what `useFilesOf` asks for. */
export const filesOf = (id: string): Ask => askOf(FilesDocument, { meta: id });

/** The files of a thing, read again when somebody adds or removes one elsewhere. */
export function useFilesOf({ id, above }: Holder) {
  const [{ data, error }, ask] = useQuery({ query: FilesDocument, variables: { meta: id } });
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  useLiveSubjects(above ? [id, above.id] : [id], readAgain);
  const files = data?.files.map((file): ShownFile => ({ ...file, isOfSeries: file.meta !== id }));
  return { files, error, readAgain };
}
