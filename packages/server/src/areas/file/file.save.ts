import type { UpdateFileInfoInput } from '@samspel/domain/file/file.input';
import type { LockedSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import { revise } from '../../subject/revise.ts';
import { touchSubject } from '../../subject/touch.ts';
import { fileBody } from './file.body.ts';
import { placesOfFiles } from './file.places.ts';

/** Saves a new description of a file that the caller may change, as a new version, and announces it. */
export async function saveDescription(
  act: Act,
  found: LockedSubject,
  { description }: Pick<UpdateFileInfoInput, 'description'>,
): Promise<void> {
  const { tx, emit } = act;
  if (description === undefined) return;
  await revise(act, fileBody, found, async () => {
    await tx
      .updateTable('user_file')
      .set({ description: description?.json ?? null, description_text: description?.text ?? null })
      .where('id', '=', found.id)
      .execute();
    await touchSubject(tx, found.id);
  });
  await emit({ name: 'file.described', subjectId: found.id, shownOn: await placesOfFiles(tx, found.parentId!) });
}
