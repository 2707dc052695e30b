import { Refusal } from '@samspel/domain/refusal';
import { relationLimit } from '@samspel/domain/relation/relation';
import { addToRelatedInput, removeFromRelatedInput } from '@samspel/domain/relation/relation.input';
import { kindsWith } from '@samspel/domain/subject/attachments';
import { audit } from '../../core/access/audit.ts';
import { findSubject, findSubjects, type LockedSubject } from '../../core/access/find-subject.ts';
import { type Act, action } from '../../core/area/action.ts';
import { refuseArchivedRoot } from '../../subject/archive/archived.ts';
import { changeable, countRelated } from './relation.queries.ts';
import { deleteRelations, insertRelations } from './relation.write.ts';

const kind = kindsWith('relation');

/** Relates a thing to others; needs WRITE on the thing, and READ on each other (product/content#relations). */
export const addToRelated = action(addToRelatedInput, async ({ meta, metasToAdd }, act) => {
  const { caller, tx, emit } = act;
  const found = await findSubject(tx, caller, meta, 'edit', { kind, field: 'input.meta' });
  await findSubjects(tx, caller, metasToAdd, 'see', { kind, field: 'input.metasToAdd', lockShared: true });

  refuseArchivedRoot(found);

  const added = await insertRelations(tx, caller, meta, metasToAdd);
  await refuseTooMany(act, meta, added);

  if (added.length > 0) await emit({ name: 'relation.added', subjectId: meta, shownOn: added });
  return found;
});

/** Ends relations of a thing; needs WRITE on either end of each. */
export const removeFromRelated = action(
  removeFromRelatedInput,
  async ({ meta, metasToDelete }, { caller, tx, emit }) => {
    const found = await findSubject(tx, caller, meta, 'see', { kind, field: 'input.meta', lockShared: true });
    const others = await findSubjects(tx, caller, metasToDelete, 'list', { kind, field: 'input.metasToDelete' });

    const mine = await changeable(tx, caller, [meta, ...metasToDelete]);
    for (const other of others) refuseUnlessEither(mine, found, other);
    const isForeign = others.some(({ id }) => ![meta, id].some((end) => mine.get(end)?.isOwnRight));
    if (isForeign) await audit(tx, caller, [meta], 'edit');

    const removed = await deleteRelations(tx, meta, metasToDelete);

    if (removed.length > 0) await emit({ name: 'relation.removed', subjectId: meta, shownOn: removed });
    return found;
  },
);

/** Counts only what the caller may know of, so that the refusal reveals nothing else. */
async function refuseTooMany({ tx, caller }: Act, meta: number, added: readonly number[]): Promise<void> {
  for (const end of added.length > 0 ? [meta, ...added] : []) {
    const count = await countRelated(tx, caller, { meta: end });
    if (count > relationLimit) throw new Refusal('input.tooMany', 'input.metasToAdd', { max: relationLimit });
  }
}

/** Throws unless the caller may change one end, and it is not archived. @param mine what the caller may change, and whether it is archived */
function refuseUnlessEither(
  mine: ReadonlyMap<number, { isArchived: boolean }>,
  ...ends: readonly LockedSubject[]
): void {
  const own = ends.filter(({ id }) => mine.has(id));
  if (own.length === 0) throw new Refusal('notAllowed', 'input.metasToDelete');
  if (own.every(({ id }) => mine.get(id)!.isArchived)) refuseArchivedRoot(own[0]!);
}
