import type { Act } from '../../../core/area/action.ts';
import { revise } from '../../../subject/revise.ts';
import { eventBody } from './series.body.ts';

/** `revise` for a series of which only the id is known. @param change is given the new version */
export async function reviseSeries(act: Act, id: number, change: (version: number) => Promise<void>): Promise<void> {
  const series = await act.tx
    .selectFrom('subject')
    .select(['id', 'version', 'created_by as createdBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await revise(act, eventBody, series, change);
}
