import { isTickAlone } from '@samspel/domain/calendar/tick.input';
import { createTodoInput, type UpdateTodoInput, updateTodoInput } from '@samspel/domain/calendar/todo.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject, type LockedSubject } from '../../../core/access/find-subject.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { createSubject } from '../../../subject/create.ts';
import { refuseStale, touchSubject } from '../../../subject/touch.ts';
import { removeSubject } from '../../../subject/trash/remove.ts';
import { refuseNoReturn, restoreSubject } from '../../../subject/trash/restore.ts';
import { type InstanceRow, readInstance } from '../activity/activity.queries.ts';
import { mayCarryOut } from '../calendar/calendar.access.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { mostTodos, readTodo } from './todo.queries.ts';

/** Adds an item to the checklist of an activity; if its place is taken, the items from there on move down by one. */
export const createTodo = calendarAction(createTodoInput, async (input, { caller, tx, emit }) => {
  const instance = await findSubject(tx, caller, input.parent, 'edit', {
    kind: 'EVENT_INSTANCE',
    field: 'input.parent',
  });

  refuseArchived(instance);
  const { count, last } = await lengthOf(tx, instance.id);
  if (count >= mostTodos) throw new Refusal('input.tooMany', 'input.parent', { max: mostTodos });

  const position = input.index ?? last + 1;
  await makeRoom(tx, instance.id, position);
  const parent = { id: instance.id, rootId: instance.rootId };
  const id = await createSubject(tx, { kind: 'TASK', title: input.title, createdBy: caller, parent });
  const texts = { description: input.description?.json ?? null, description_text: input.description?.text ?? null };
  await tx
    .insertInto('todo')
    .values({ id, instance_id: instance.id, position, ...texts })
    .execute();

  await emit({ name: 'todo.created', subjectId: id, shownOn: [instance.id, instance.rootId] });
  return readTodo(tx, id);
});

/**
 * Changes, moves or ticks an item of a checklist. The person responsible for the activity may also tick it (product/activities#responsible-person).
 */
export const updateTodo = calendarAction(updateTodoInput, async (input, { caller, tx, emit }) => {
  const found = await findSubject(tx, caller, input.id, 'edit', {
    kind: 'TASK',
    field: 'input.id',
    ...(isTickAlone(input) && { orWith: mayCarryOut }),
  });
  const before = await readTodo(tx, found.id);

  refuseArchived(found);
  if (input.version !== undefined) refuseStale(found, input.version);

  const { title, status, index, isDone = before.isDone } = input;
  if (index !== undefined && index !== before.index) await makeRoom(tx, before.instanceId, index);
  const columns = { is_done: isDone, position: index ?? before.index, ...textsOf(input) };
  await tx.updateTable('todo').set(columns).where('id', '=', found.id).execute();
  await touchSubject(tx, found.id, { ...(title && { title }), ...(status && { status }) });

  const change = isDone === before.isDone ? 'updated' : isDone ? 'completed' : 'restored';
  await emit({ name: `todo.${change}`, subjectId: found.id, shownOn: [before.instanceId, found.rootId] });
  return readTodo(tx, found.id);
});

/** Takes an item off its checklist; returns the activity. */
export const removeTodo = calendarAction(z.strictObject({ id }), async (input, { caller, tx, emit }) => {
  const found = await findSubject(tx, caller, input.id, 'edit', { kind: 'TASK', field: 'id' });

  refuseArchived(found);

  await removeSubject(tx, found.id);

  await emit({ name: 'todo.removed', subjectId: found.id, shownOn: [found.parentId!, found.rootId], endsRights: true });
  return readParent(tx, caller, found);
});

/** Puts an item back in its place on the checklist, for 30 days after it was taken off; returns the activity. */
export const restoreTodo = calendarAction(z.strictObject({ id }), async (input, { caller, tx, emit, services }) => {
  const found = await findSubject(tx, caller, input.id, 'bringBack', { kind: 'TASK', field: 'id' });

  refuseArchived(found);
  await refuseNoReturn(tx, found.id, services.now());
  if ((await lengthOf(tx, found.parentId!)).count >= mostTodos) {
    throw new Refusal('input.tooMany', 'id', { max: mostTodos });
  }

  await restoreSubject(tx, found.id, 'PUBLISHED');

  await emit({ name: 'todo.broughtBack', subjectId: found.id, shownOn: [found.parentId!, found.rootId] });
  return readParent(tx, caller, found);
});

/** Reads the activity of an item. */
const readParent = (tx: Tx, caller: Caller, { parentId }: LockedSubject): Promise<InstanceRow> =>
  readInstance(tx, caller, parentId!);

async function lengthOf(tx: Tx, instanceId: number): Promise<{ count: number; last: number }> {
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*) as count, coalesce(max(t.position), -1) as last from todo t join subject s on s.id = t.id
    where t.instance_id = ${instanceId} and s.removed_with is null`.execute(tx);
  return rows[0]!;
}

/** Moves the items on a place and after it down by one, if the place is taken. */
async function makeRoom(tx: Tx, instanceId: number, position: number): Promise<void> {
  await sql`
    update todo set position = position + 1 where instance_id = ${instanceId} and position >= ${position}
      and exists (select from todo taken where taken.instance_id = ${instanceId} and taken.position = ${position})`.execute(
    tx,
  );
}

function textsOf({ description, note }: UpdateTodoInput) {
  return {
    ...(description !== undefined && {
      description: description?.json ?? null,
      description_text: description?.text ?? null,
    }),
    ...(note !== undefined && { note: note?.json ?? null, note_text: note?.text ?? null }),
  };
}
