import { type Progress, progressFrom } from '@samspel/domain/calendar/progress';
import { sql } from 'kysely';
import type { Status } from '../../../../printed/tables.ts';
import type { Db } from '../../../core/database/pool.ts';
import { runPrepared, unplannedIds } from '../../../core/database/prepared.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';
import { maySeePart } from '../calendar/calendar.access.ts';

/** An item of a checklist as the database has it. */
export type TodoRow = {
  id: number;
  instanceId: number;
  title: string;
  description: string | null;
  descriptionText: string | null;
  isDone: boolean;
  status: Status;
  version: number;
  fromTemplate: boolean;
  note: string | null;
  noteText: string | null;
  index: number;
};

/** The most items that one checklist holds. */
export const mostTodos = 200;

const columns = sql`t.id, t.instance_id as "instanceId", s.title, t.description, t.description_text as "descriptionText", t.is_done as "isDone", s.status,
  s.version, t.from_template as "fromTemplate", t.note, t.note_text as "noteText", t.position as index`;

/** Reads the checklists of activities that the caller may read, in their order, without items that are drafts of others. */
export const todosOfInstance: Batch<number, TodoRow[]> = async (instanceIds, { services: { db }, caller }) => {
  const rows = await runPrepared(
    db,
    sql<TodoRow>`
    select ${columns} from todo t join subject s on s.id = t.id join subject r on r.id = s.root_id
    where t.instance_id = any (${unplannedIds(instanceIds)}) and ${maySeePart(caller)} order by t.position, t.id`,
  );
  const found = Map.groupBy(rows, ({ instanceId }) => instanceId);
  return instanceIds.map((id) => found.get(id) ?? []);
};

/** Counts the checklist items of activities that the caller may read, and how many of them are ticked. */
export const progressOfTodos: Batch<number, Progress> = async (instanceIds, context) => {
  const rows = await readTogether(
    context,
    'checklists',
    sql<{ id: number; done: number; total: number }>`
    select t.instance_id as id, count(*) filter (where t.is_done) as done, count(*) as total
    from todo t join subject s on s.id = t.id join subject r on r.id = s.root_id
    where t.instance_id = any (${unplannedIds(instanceIds)}) and ${maySeePart(context.caller)} group by 1`,
  );
  const found = new Map(rows.map(({ id, done, total }) => [id, progressFrom(done, total)]));
  return instanceIds.map((id) => found.get(id) ?? progressFrom(0, 0));
};

/** Reads one item. The caller must already have checked access. */
export async function readTodo(db: Db, id: number): Promise<TodoRow> {
  const { rows } = await sql<TodoRow>`
    select ${columns} from todo t join subject s on s.id = t.id where t.id = ${id}`.execute(db);
  return rows[0]!;
}
