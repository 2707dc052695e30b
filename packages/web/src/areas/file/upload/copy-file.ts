import { postAuthorized } from '../../../core/session/authorized.ts';
import type { Holder } from '../../../subject/sections/page-section.ts';

/** Attaches a copy of a file to a thing. Throws CallError unless the answer is a success. @param id of the file */
export async function copyFile(id: string, on: Pick<Holder, 'id' | 'kind'>): Promise<void> {
  await postAuthorized('/file/copy', { id, type: on.kind, metaid: on.id });
}
