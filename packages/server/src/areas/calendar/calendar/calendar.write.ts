import type { CreateCalendarInput, UpdateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { replaceKostraFunctions } from '../../../subject/kostra/kostra.write.ts';
import { changeRoot, insertRoot } from '../../../subject/root/root.write.ts';

/** Writes a new year wheel with its access list and service areas; returns its id. */
export async function insertCalendar(tx: Tx, caller: Caller, input: CreateCalendarInput): Promise<number> {
  const { color, category, description } = input;
  const id = await insertRoot(tx, { kind: 'CALENDAR' }, caller, input);
  const texts = { description: description?.json ?? null, description_text: description?.text ?? null };
  await tx
    .insertInto('calendar')
    .values({ id, color, category, ...texts })
    .execute();
  await replaceKostraFunctions(tx, id, input.kostraFunctions);
  return id;
}

/** Writes the fields that an update contains; the others stay as they are. */
export async function changeCalendar(tx: Tx, input: UpdateCalendarInput): Promise<void> {
  const { id, color, category, description, kostraFunctions } = input;
  if (kostraFunctions) await replaceKostraFunctions(tx, id, kostraFunctions);
  const change = {
    ...(color && { color }),
    ...(category && { category }),
    ...(description !== undefined && {
      description: description?.json ?? null,
      description_text: description?.text ?? null,
    }),
  };
  if (Object.keys(change).length > 0) await tx.updateTable('calendar').set(change).where('id', '=', id).execute();
  await changeRoot(tx, input);
}
