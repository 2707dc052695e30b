import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { changedFields } from '@samspel/domain/subject/change';
import { z } from 'zod';
import { findSubject, type LockedSubject } from '../../core/access/find-subject.ts';
import { type Act, action } from '../../core/area/action.ts';
import { refuseArchived } from '../archive/archived.ts';
import type { ChangeRow, SubjectDefinition } from '../definition.ts';
import type { Kinds } from '../kinds.ts';
import { readChange, readLatestChange } from './history.queries.ts';
import { isChangedSince, undoInput, wayBack } from './undo.ts';

/** The action that undoes one change of a thing of any kind: writes the values from before as a new version, by the rules of any change. */
export const undoAction = (kinds: Kinds) =>
  action(z.strictObject({ id }), async (input, act) => {
    const change = await readChange(act.tx, act.caller, input.id);
    if (!change) throw new Refusal('notFound', 'id');
    const found = await findSubject(act.tx, act.caller, change.subjectId, 'edit', { field: 'id' });

    const { fields, history } = kinds.of(found.kind);
    if (!history) throw new Refusal('notFound', 'id');
    refuseArchived(found, history.archived);

    const isBack = await history.parts?.bringBack(act, found, change);
    if (!isBack) await undoFields(act, { fields, history }, found, change);
    return readLatestChange(act.tx, found.id);
  });

/** Gives the fields of one change their values from before. Throws `conflict` if one has changed again since, `notAllowed` if the change stays. */
export async function undoFields(
  act: Act,
  { fields, history }: Pick<Required<SubjectDefinition>, 'fields' | 'history'>,
  found: LockedSubject,
  change: ChangeRow,
): Promise<void> {
  const { before, after } = change;
  const { id, version } = found;
  const changed = changedFields(before, after);
  const now = await history.body(act.tx, id);
  if (isChangedSince(fields, changed, after, now)) throw new Refusal('conflict', 'id', { version });
  if (wayBack(fields, before, after) !== 'UNDO') throw new Refusal('notAllowed', 'id');
  const input = await undoInput(act.tx, fields, { fields: changed, before, now });
  await history.save(act, found, { id, version, ...input }, change);
}
