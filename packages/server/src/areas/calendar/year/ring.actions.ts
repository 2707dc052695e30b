import {
  createCalendarRingInput,
  type UpdateCalendarRingInput,
  updateCalendarRingInput,
  updateCalendarRingsInput,
} from '@samspel/domain/calendar/ring.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { addRing } from '../calendar/ring.write.ts';
import { type RingRow, readMyRing, readShownRings, writeRings } from './ring.queries.ts';

// A year view concerns only its own person: changes of its rings are not announced.

/** Adds a year wheel to the caller's own year view. It may be archived, since the year wheel itself stays as it is. */
export const createCalendarRing = calendarAction(createCalendarRingInput, async (input, { caller, tx }) => {
  const { id: calendarId } = await findSubject(tx, caller, input.calendar, 'see', {
    kind: 'CALENDAR',
    field: 'input.calendar',
  });

  const { color } = await tx
    .selectFrom('calendar')
    .select('color')
    .where('id', '=', calendarId)
    .executeTakeFirstOrThrow();
  const order = input.order ?? (await nextPlace(tx, caller));
  await addRing(tx, caller, { calendarId, order, color: input.color ?? color });
  return ringOf(tx, caller, calendarId);
});

/**
 * Changes the colour or place of a ring of the caller's own. Throws `notFound` for a ring whose year wheel they may no longer read, since their year
 * view does not show it.
 */
export const updateCalendarRing = calendarAction(updateCalendarRingInput, async (input, { caller, tx }) => {
  const [ring] = await changeRings(tx, caller, [input], () => 'input');
  return ring!;
});

/** Changes several rings, all of them or none: moving one ring also moves those that it passes. */
export const updateCalendarRings = calendarAction(updateCalendarRingsInput, (inputs, { caller, tx }) =>
  changeRings(tx, caller, inputs, (index) => `input.${index}`),
);

/** Removes a ring from the caller's own year view, whatever has become of its year wheel; returns its id. */
export const deleteCalendarRing = calendarAction(z.strictObject({ id }), async (input, { caller, tx }) => {
  const ring = await readMyRing(tx, caller, input.id);
  if (!ring) throw new Refusal('notFound', 'id');

  await tx.deleteFrom('calendar_ring').where('id', '=', ring.id).execute();
  return ring.id;
});

/** @throws Refusal at the `id` of the first input whose ring the caller's year view does not show */
async function changeRings(
  tx: Tx,
  caller: Caller,
  inputs: readonly UpdateCalendarRingInput[],
  fieldOf: (index: number) => string,
): Promise<RingRow[]> {
  const shown = await readShownRings(
    tx,
    caller,
    inputs.map(({ id }) => id),
  );
  for (const [index, { id, order, color }] of inputs.entries()) {
    const ring = shown.get(id);
    if (!ring) throw new Refusal('notFound', `${fieldOf(index)}.id`);
    shown.set(id, { ...ring, order: order ?? ring.order, color: color ?? ring.color });
  }
  await writeRings(tx, [...shown.values()]);
  return inputs.map(({ id }) => shown.get(id)!);
}

async function nextPlace(tx: Tx, { id: personId }: Caller): Promise<number> {
  const { last } = await tx
    .selectFrom('calendar_ring')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function ringOf(tx: Tx, caller: Caller, calendarId: number): Promise<RingRow> {
  const { id: ringId } = await tx
    .selectFrom('calendar_ring')
    .select('id')
    .where('person_id', '=', caller.id)
    .where('calendar_id', '=', calendarId)
    .executeTakeFirstOrThrow();
  return (await readMyRing(tx, caller, ringId))!;
}
