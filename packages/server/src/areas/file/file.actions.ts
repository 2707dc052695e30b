import { updateFileInfoInput } from '@samspel/domain/file/file.input';
import { id } from '@samspel/domain/input';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import { refuseArchivedRoot } from '../../subject/archive/archived.ts';
import { refuseStale } from '../../subject/touch.ts';
import { removeSubject } from '../../subject/trash/remove.ts';
import { refuseNoReturn, restoreSubject } from '../../subject/trash/restore.ts';
import { placesOfFiles } from './file.places.ts';
import { readFile } from './file.queries.ts';
import { saveDescription } from './file.save.ts';

const kind = 'USERFILE';

/** Changes the description of a file. */
export const updateFileInfo = action(updateFileInfoInput, async (input, act) => {
  const { caller, tx } = act;
  const found = await findSubject(tx, caller, input.id, 'edit', { kind, field: 'input.id' });

  refuseArchivedRoot(found);
  refuseStale(found, input.version);

  await saveDescription(act, found, input);

  return readFile(tx, caller, found.id);
});

/** Moves a file to the trash; returns its id. */
export const deleteFile = action(z.strictObject({ id }), async (input, { caller, tx, emit }) => {
  const found = await findSubject(tx, caller, input.id, 'edit', { kind, field: 'id' });

  refuseArchivedRoot(found);

  await removeSubject(tx, found.id);

  await emit({
    name: 'file.removed',
    subjectId: found.id,
    shownOn: await placesOfFiles(tx, found.parentId!),
    endsRights: true,
  });
  return found.id;
});

/** Brings a file back from the trash to its place, within 30 days. */
export const restoreFile = action(z.strictObject({ id }), async (input, { caller, tx, emit, services }) => {
  const found = await findSubject(tx, caller, input.id, 'bringBack', { kind, field: 'id' });

  refuseArchivedRoot(found);
  await refuseNoReturn(tx, found.id, services.now());

  await restoreSubject(tx, found.id, 'PUBLISHED');

  await emit({ name: 'file.broughtBack', subjectId: found.id, shownOn: await placesOfFiles(tx, found.parentId!) });
  return readFile(tx, caller, found.id);
});
