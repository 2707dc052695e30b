import { fetchBytes } from '../../../core/session/fetch-bytes.ts';
import { saveBlob } from '../../../ui/base/save-file.ts';

/** Fetches a file, or its small picture. Throws CallError unless the answer is a success. */
export const fetchFile = (id: string, what: 'stream' | 'small', signal?: AbortSignal): Promise<Blob> =>
  fetchBytes(`/file/${what}/${id}`, signal);

/** Opens a file: the browser saves it under its name, and shows it like any saved file. */
export async function openFile({ id, name }: { id: string; name: string }): Promise<void> {
  saveBlob(name, await fetchFile(id, 'stream'));
}
