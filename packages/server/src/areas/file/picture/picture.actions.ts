import { removeImageInput } from '@samspel/domain/file/picture.input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { action } from '../../../core/area/action.ts';
import { record } from '../../../core/audit/record.ts';
import { requireAdmin } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { countUploaded } from '../upload/quota.ts';

const drawn = { key: z.uuid(), size: z.int() };

/** Sets the caller's picture to one whose bytes are in the storage (product/accounts#picture). */
export const setMyPicture = action(z.strictObject(drawn), async ({ key, size }, act) => {
  await countUploaded(act, size);

  await act.tx.updateTable('person').set({ picture: key }).where('id', '=', act.caller.id).execute();
});

/** Removes the caller's picture, if there is one. */
export const removeMyPicture = action(z.strictObject({}), async (_input, { caller, tx }) => {
  await tx.updateTable('person').set({ picture: null }).where('id', '=', caller.id).execute();
});

/** Sets an organization's image to one whose bytes are in the storage. Only admins may (product/access#admins). */
export const setOrganizationImage = action(
  z.strictObject({ ...drawn, organization: z.int() }),
  async ({ key, size, organization }, act) => {
    requireAdmin(act.caller);
    await countUploaded(act, size);

    await writeImage(act.tx, organization, key, 'metaid');
    await record(act.tx, {
      action: 'organization',
      by: act.caller.id,
      subject: organization,
      detail: { image: 'set' },
    });
  },
);

/** Removes the image of an organization. Only admins may. */
export const removeOrganizationImage = action(removeImageInput, async ({ id }, { caller, tx }) => {
  requireAdmin(caller);

  await writeImage(tx, id, null, 'id');
  await record(tx, { action: 'organization', by: caller.id, subject: id, detail: { image: 'removed' } });
});

async function writeImage(tx: Tx, organization: number, image: string | null, field: string): Promise<void> {
  const written = await tx.updateTable('organization').set({ image }).where('id', '=', organization).executeTakeFirst();
  if (written.numUpdatedRows === 0n) throw new Refusal('notFound', field);
}
