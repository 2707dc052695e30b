import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** All of an activity that an update replaces, as a revision keeps it. */
export async function instanceBody(tx: Tx, id: number): Promise<object> {
  const { rows } = await sql<{ body: object }>`
    select jsonb_build_object('title', s.title, 'status', s.status, 'startDate', i.start_date, 'endDate', i.end_date, 'reminderDate', i.reminder_date,
      'isDone', i.is_done, 'responsible', i.responsible_id, 'description', i.description, 'note', i.note) as body
    from event_instance i join subject s on s.id = i.id where i.id = ${id}`.execute(tx);
  return rows[0]!.body;
}
