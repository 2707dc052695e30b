import type { UpdateActionValueInput } from '@samspel/domain/grant/grant.input';
import { osloToday } from '@samspel/domain/time/oslo';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { saveRoot } from '../../../subject/root/root.save.ts';
import { grantBody } from './grant.body.ts';
import { type GrantRow, readChangedGrant } from './grant.queries.ts';
import { changeGrant } from './grant.write.ts';

const saved = {
  event: 'actionValue',
  history: { archived: 'subject.archived', body: grantBody },
  read: readChangedGrant,
} as const;

/** Saves a change to a grant that the caller may edit. Throws `conflict` if somebody has saved since. */
export const saveGrant = (act: Act, found: LockedSubject, input: UpdateActionValueInput): Promise<GrantRow> =>
  saveRoot(act, saved, found, input, async () => {
    const moved = await changeGrant(act.tx, input, osloToday(act.services.now()));
    const isPublic = found.status === 'PUBLISHED' && (input.status ?? 'PUBLISHED') === 'PUBLISHED';
    return isPublic ? { deadline: moved.find(({ type }) => type === 'APPLICATION') ?? moved[0] } : {};
  });
