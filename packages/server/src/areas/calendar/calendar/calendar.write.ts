import { newCalendarDefaults } from '@samspel/domain/calendar/calendar';
import type { CreateCalendarInput, UpdateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { Refusal } from '@samspel/domain/refusal';
import type { AccessInput } from '@samspel/domain/subject/access.input';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { replaceEntries } from '../../../subject/access/replace-entries.ts';
import { createSubject } from '../../../subject/create.ts';
import { touchSubject } from '../../../subject/touch.ts';

/** Writes a new year wheel with its access list and service areas; answers its id. */
export async function insertCalendar(tx: Tx, caller: Caller, input: CreateCalendarInput): Promise<number> {
  const access = input.access ?? ownOrganizationReads(caller);
  const { title, status, color, category, description } = input;
  const { isPrivate, visibility } = access;
  const id = await createSubject(tx, { kind: 'CALENDAR', title, status, isPrivate, visibility, createdBy: caller });
  const texts = { description: description?.json ?? null, description_text: description?.text ?? null };
  await tx
    .insertInto('calendar')
    .values({ id, color, category, ...texts })
    .execute();
  await replaceEntries(tx, id, access);
  await replaceKostraFunctions(tx, id, input.kostraFunctions);
  return id;
}

/** What a new year wheel gives where nobody said otherwise: its maker's organization may read it (spec 1 §4). */
function ownOrganizationReads({ organizationId }: Caller): AccessInput {
  const { isPrivate, visibility, ownOrganizationAccess: access } = newCalendarDefaults;
  return {
    isPrivate,
    visibility,
    persons: [],
    groups: [],
    organizations: [{ organization: organizationId, access }],
    organizationGroups: [],
  };
}

/** Writes what an update says and leaves the rest. */
export async function changeCalendar(tx: Tx, input: UpdateCalendarInput): Promise<void> {
  const { id, title, status, color, category, description, kostraFunctions, access } = input;
  if (access) await replaceEntries(tx, id, access);
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
  await touchSubject(tx, id, {
    ...(title && { title }),
    ...(status && { status }),
    ...(access && { is_private: access.isPrivate, visibility: access.visibility }),
  });
}

async function replaceKostraFunctions(tx: Tx, calendarId: number, functionIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('calendar_kostra').where('calendar_id', '=', calendarId).execute();
  if (functionIds.length === 0) return;
  const rows = await tx.selectFrom('kostra_function').select('id').where('id', 'in', functionIds).execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = functionIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new Refusal('notFound', `input.kostraFunctions.${unknown}`);
  const links = functionIds.map((function_id) => ({ calendar_id: calendarId, function_id }));
  await tx.insertInto('calendar_kostra').values(links).execute();
}
