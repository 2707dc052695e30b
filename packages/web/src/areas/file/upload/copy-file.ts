import { postAuthorized } from '../../../core/session/authorized.ts';
import type { Holder } from '../../../subject/hanging/hanging.ts';

/** Hangs a copy of a file on a thing. Throws CallError for every answer but a good one. @param id of the file */
export async function copyFile(id: string, on: Pick<Holder, 'id' | 'kind'>): Promise<void> {
  await postAuthorized('/file/copy', { id, type: on.kind, metaid: on.id });
}
