import { handOverInput } from '@samspel/domain/admin/people.input';
import { Refusal } from '@samspel/domain/refusal';
import { action } from '../../core/area/action.ts';
import type { HandOver } from '../../core/area/area.ts';
import { requirePeopleAdmin } from '../../core/base/caller.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { handOver } from './hand-over.ts';
import { findPerson } from './people.queries.ts';

/** The action that hands over to one person what belongs to another who has left. */
export const handOverAction = (kinds: Kinds, takeOvers: readonly HandOver[]) =>
  action(handOverInput, async ({ from, to }, act) => {
    requirePeopleAdmin(act.caller);
    const person = await findPerson(act.tx, act.caller, from, 'input.from');

    if (person.status !== 'DEACTIVATED') throw new Refusal('admin.stillHere', 'input.from');

    return handOver(act, { kinds, takeOvers }, { from, to, field: 'input.to' });
  });
