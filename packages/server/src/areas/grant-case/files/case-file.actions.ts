import { fileTypes, mostFiles } from '@samspel/domain/file/file';
import { caseUploadInput } from '@samspel/domain/grant-case/grant-case.input';
import { id, title } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { isInTime } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Act } from '../../../core/area/action.ts';
import { countUploaded } from '../../file/upload/stored.access.ts';
import { type CaseRow, caseOnGrant, lockCase } from '../grant-case.queries.ts';
import { caseAction } from '../grant-case.save.ts';
import { type CaseFileRow, countCaseFiles, findCaseFile } from './case-file.queries.ts';

/** An upload whose bytes are stored under `key`. */
const addCaseFileInput = caseUploadInput.extend({
  name: title,
  is: z.enum(Object.keys(fileTypes) as (keyof typeof fileTypes)[]),
  size: z.int(),
  key: z.uuid(),
});

/** Adds a file to a case of the caller's municipality. Throws `notFound`, `file.tooMany`, `tooMuchToday`. */
export const addCaseFile = caseAction(addCaseFileInput, async ({ case: caseId, name, is, size, key }, act) => {
  await requireRoom(act, caseId, 'case');
  await countUploaded(act, size);

  const { contentType } = fileTypes[is];
  const { id } = await act.tx
    .insertInto('grant_case_file')
    .values({
      ...{ case_id: caseId, key, name, content_type: contentType, size },
      ...{ added_by: act.caller.id, added_at: act.services.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, contentType, size };
});

/** Removes a file from a case of the caller's municipality; returns the case. */
export const removeGrantCaseFile = caseAction(z.strictObject({ id }), async ({ id }, act) => {
  const found = await requireFile(act, id);
  if (found.removedAt) throw new Refusal('notFound', 'id');

  await setRemoved(act, id, act.services.now());
  return caseOf(act, found);
});

/** Brings a file back to a case of the caller's municipality; returns the case. */
export const restoreGrantCaseFile = caseAction(z.strictObject({ id }), async ({ id }, act) => {
  const found = await requireFile(act, id);
  if (!found.removedAt) return caseOf(act, found);
  if (!isInTime(found.removedAt, act.services.now())) throw new Refusal('notFound', 'id');
  await requireRoom(act, found.caseId, 'id');

  await setRemoved(act, id, null);
  return caseOf(act, found);
});

/** Locks a case of the caller's municipality and checks that it has room for one more file. Throws `notFound`, `file.tooMany`, on the field. */
async function requireRoom({ tx, caller }: Act, caseId: number, field: string): Promise<void> {
  if (!(await lockCase(tx, caller, caseId))) throw new Refusal('notFound', field);
  if ((await countCaseFiles(tx, caseId)) >= mostFiles) throw new Refusal('file.tooMany', field, { max: mostFiles });
}

async function requireFile({ tx, caller }: Act, id: number) {
  const found = await findCaseFile(tx, caller, id, sql`for update`);
  if (!found) throw new Refusal('notFound', 'id');
  return found;
}

const setRemoved = ({ tx }: Act, id: number, at: Date | null) =>
  tx.updateTable('grant_case_file').set({ removed_at: at }).where('id', '=', id).execute();

const caseOf = async ({ tx, caller }: Act, { grantId }: Pick<CaseFileRow & CaseRow, 'grantId'>): Promise<CaseRow> =>
  (await caseOnGrant(tx, caller, grantId))!;
