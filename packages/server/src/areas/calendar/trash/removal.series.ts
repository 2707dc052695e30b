import type { Act } from '../../../core/area/action.ts';
import { keepRevision } from '../../../subject/revise.ts';
import { eventBody } from '../series/series.body.ts';

/**
 * Makes a change of a series that counts its version up by one, and keeps it in its history.
 * @param change is told the new version
 */
export async function changeSeries(
  { tx, caller }: Act,
  id: number,
  change: (version: number) => Promise<void>,
): Promise<void> {
  const { version, by } = await tx
    .selectFrom('subject')
    .select(['version', 'created_by as by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const before = { version, by, body: await eventBody(tx, id) };
  await change(version + 1);
  await keepRevision(tx, caller, { id, before, after: { version: version + 1, body: await eventBody(tx, id) } });
}
