import { fileTypes, mostFiles } from '@samspel/domain/file/file';
import { uploadInput } from '@samspel/domain/file/file.input';
import { title } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import { action } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { refuseArchivedRoot } from '../../../subject/archive/archived.ts';
import { createSubject } from '../../../subject/create.ts';
import { fileBody } from '../file.body.ts';
import { placesOfFiles } from '../file.places.ts';
import { countUploaded } from './quota.ts';

/** An upload whose bytes are stored under `key`. */
const addFileInput = uploadInput.extend({
  name: title,
  is: z.enum(Object.keys(fileTypes) as (keyof typeof fileTypes)[]),
  size: z.int(),
  key: z.uuid(),
  hasSmall: z.boolean(),
});

/** An upload that is sent again has been stored under another key. */
const sentAgain = {
  name: 'addFile',
  same: ({ key: _key, ...file }: z.output<typeof addFileInput>) => file,
};

/** Adds a file to a thing that the caller may change (product/content#files); refused if the thing is archived. */
export const addFile = action(
  addFileInput,
  async (input, act) => {
    const { caller, tx, emit } = act;
    const holder = await findSubject(tx, caller, input.metaid, 'edit', { kind: input.type, field: 'metaid' });

    refuseArchivedRoot(holder);
    if ((await countFiles(tx, holder.id)) >= mostFiles) throw new Refusal('file.tooMany', 'file', { max: mostFiles });
    await countUploaded(act, input.size);

    const { name, size, key, description } = input;
    const { contentType } = fileTypes[input.is];
    const parent = { id: holder.id, rootId: holder.rootId };
    const id = await createSubject(tx, { kind: 'USERFILE', title: name, createdBy: caller, parent });
    await tx
      .insertInto('user_file')
      .values({
        id,
        key,
        content_type: contentType,
        size,
        has_small: input.hasSmall,
        description: description?.json ?? null,
        description_text: description?.text ?? null,
      })
      .execute();
    await keepFirst(tx, id, caller.id);

    await emit({ name: 'file.added', subjectId: id, shownOn: await placesOfFiles(tx, holder.id) });
    return { id, key, name, contentType, size };
  },
  sentAgain,
);

async function countFiles(tx: Tx, holderId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('subject')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('parent_id', '=', holderId)
    .where('kind', '=', 'USERFILE')
    .where('removed_with', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts the addition in the history: the file's version 0 is empty, and version 1 is the file. */
async function keepFirst(tx: Tx, id: number, by: number): Promise<void> {
  const bodies = [{}, await fileBody(tx, id)];
  await tx
    .insertInto('revision')
    .values(bodies.map((body, version) => ({ subject_id: id, version, body: JSON.stringify(body), changed_by: by })))
    .execute();
}
