import { keptDeadlines } from '@samspel/domain/grant/grant';
import type { CreateActionValueInput, UpdateActionValueInput } from '@samspel/domain/grant/grant.input';
import type { Day } from '@samspel/domain/time/day';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import type { MovedDeadline } from '../../../core/events/event-data.ts';
import { createSubject } from '../../../subject/create.ts';
import { columnsOf } from '../../../subject/fields.ts';
import { replaceKostraFunctions } from '../../../subject/kostra/kostra.write.ts';
import { refuseAbsent } from '../../../subject/refuse-absent.ts';
import { touchSubject } from '../../../subject/touch.ts';
import { refuseNoAdmin, refuseOtherYears, refuseTurnedAmounts } from './grant.checks.ts';
import { readDeadlines, refreshDeadlines } from './grant.deadlines.ts';
import { grantFields } from './grant.fields.ts';

type Written = Partial<CreateActionValueInput & UpdateActionValueInput>;

/** Writes a new grant; returns its id. It has no access list. */
export async function insertGrant(tx: Tx, caller: Caller, input: CreateActionValueInput, today: Day): Promise<number> {
  const { title, status, type } = input;
  const id = await createSubject(tx, { kind: 'ACTION_VALUE', title, status, createdBy: caller, isOwned: false });
  await tx.insertInto('action_value').values({ id, type }).execute();
  await write(tx, id, input, today);
  return id;
}

/** Writes the fields that an update has and leaves the rest; returns the deadlines that it moved, the earliest first. */
export async function changeGrant(tx: Tx, input: UpdateActionValueInput, today: Day): Promise<MovedDeadline[]> {
  const { id, title, status } = input;
  const moved = await write(tx, id, input, today);
  await touchSubject(tx, id, { ...(title && { title }), ...(status && { status }) });
  return moved;
}

async function write(tx: Tx, id: number, input: Written, today: Day): Promise<MovedDeadline[]> {
  await refuseNoAdmin(tx, input.responsible);
  if (input.source) await refuseAbsent(tx, 'grant_source', [input.source], () => 'input.source');
  const change = columnsOf(grantFields, input);
  if (Object.keys(change).length > 0) {
    await refuseTurnedAmounts(tx, id, input);
    await tx.updateTable('action_value').set(change).where('id', '=', id).execute();
  }
  if (input.sectors) await replaceSectors(tx, id, input.sectors);
  if (input.kostraFunctions) await replaceKostraFunctions(tx, id, input.kostraFunctions);
  return input.deadlines ? replaceDeadlines(tx, id, input.deadlines, today) : [];
}

async function replaceSectors(tx: Tx, id: number, sectors: readonly number[]): Promise<void> {
  await refuseAbsent(tx, 'sector', sectors, (at) => `input.sectors.${at}`);
  await tx.deleteFrom('action_value_sector').where('action_value_id', '=', id).execute();
  const rows = sectors.map((sector_id) => ({ action_value_id: id, sector_id }));
  if (rows.length > 0) await tx.insertInto('action_value_sector').values(rows).execute();
}

/** Replaces the deadlines of a grant; returns those that moved. A moved deadline keeps its id, so that links to it still work. */
async function replaceDeadlines(
  tx: Tx,
  id: number,
  wanted: NonNullable<Written['deadlines']>,
  today: Day,
): Promise<MovedDeadline[]> {
  const stored = await readDeadlines(tx, id);
  refuseOtherYears(wanted, stored, today);
  const ids = keptDeadlines(stored, wanted);
  await tx.deleteFrom('action_value_deadline').where('action_value_id', '=', id).execute();
  const rows = wanted.map(({ type, date, isExpected }, at) => ({
    ...(ids[at] !== undefined && { id: ids[at] }),
    action_value_id: id,
    type,
    date,
    is_expected: isExpected,
  }));
  const [kept, added] = [rows.filter((row) => 'id' in row), rows.filter((row) => !('id' in row))];
  for (const some of [kept, added]) {
    if (some.length > 0) await tx.insertInto('action_value_deadline').values(some).execute();
  }
  await refreshDeadlines(tx, id, today);
  const before = new Map(stored.map((one) => [one.id, one.date]));
  const moved = wanted.flatMap(({ type, date }, at): MovedDeadline[] => {
    const from = before.get(ids[at] ?? -1);
    return from === undefined || from === date ? [] : [{ type, from, to: date }];
  });
  return moved.toSorted((one, other) => (one.to < other.to ? -1 : 1));
}
