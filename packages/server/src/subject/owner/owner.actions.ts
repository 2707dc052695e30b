import { Refusal } from '@samspel/domain/refusal';
import { changeOwnerInput } from '@samspel/domain/subject/owner.input';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import { refuseArchived } from '../archive/archived.ts';
import type { Kinds } from '../kinds.ts';
import { rootKinds } from '../root/root-kinds.ts';
import { giveTo } from './give.ts';
import { mayOwn, readOwner } from './owner.write.ts';

/**
 * The action by which an admin changes the owner of a thing of any kind that has one (product/access#owner). The former owner may still write it.
 * Throws `notFound` on a person who is not active, `owner.noPermission` if their organization may not use such things.
 */
export const changeOwnerAction = (kinds: Kinds) =>
  action(changeOwnerInput, async ({ id, person }, act) => {
    const { caller, tx } = act;
    const found = await findSubject(tx, caller, id, 'manage', { kind: rootKinds(kinds), field: 'input.id' });

    const { history, read } = kinds.rootOf(found.kind);
    refuseArchived(found, history.archived);
    const possible = await mayOwn(tx, found.id, person);
    if (possible === undefined) throw new Refusal('notFound', 'input.person');
    if (!possible) throw new Refusal('owner.noPermission', 'input.person');

    if ((await readOwner(tx, id)) !== person) await giveTo(act, kinds, found, person);
    return { ...(await read(tx, caller, id)), kind: found.kind };
  });
