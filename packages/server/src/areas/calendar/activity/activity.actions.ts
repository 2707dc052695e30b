import {
  isCarriedOut,
  type UpdateEventInstanceInput,
  updateEventInstanceInput,
} from '@samspel/domain/calendar/event-instance.input';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { markFavourite } from '../../../subject/reaction/favourite.ts';
import { mayCarryOut } from '../calendar/calendar.access.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { type InstanceRow, readInstance } from './activity.queries.ts';
import { saveInstance } from './activity.save.ts';

const kind = 'EVENT_INSTANCE';

/**
 * Changes or ticks one activity. The responsible person may tick it and write its note (product/activities#responsible-person); the caller's own
 * favourite mark needs only READ.
 */
export const updateEventInstance = calendarAction(updateEventInstanceInput, async (input, act) => {
  if (isFavouriteAlone(input)) return saveFavourite(act, input.id, input.isFavourite!);
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', {
    kind,
    field: 'input.id',
    ...(isCarriedOut(input) && { orWith: mayCarryOut }),
  });
  return saveInstance(act, found, input);
});

/** Whether the input changes nothing but the caller's own favourite mark. */
function isFavouriteAlone({ id: _id, version: _version, isFavourite, ...rest }: UpdateEventInstanceInput): boolean {
  return isFavourite !== undefined && Object.values(rest).every((value) => value === undefined);
}

async function saveFavourite({ tx, caller }: Act, id: number, isFavourite: boolean): Promise<InstanceRow> {
  await findSubject(tx, caller, id, 'see', { kind, field: 'input.id' });

  await markFavourite(tx, caller, id, isFavourite);

  return readInstance(tx, caller, id);
}
