import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { maySee, rootRow } from '../../../core/access/rules.ts';
import { everyone } from '../../../core/access/who.ts';
import type { Tx } from '../../../core/database/pool.ts';

/** Refuses to make anybody responsible who may not read the year wheel; somebody who is not there neither. `people` are by input field. */
export async function refuseStrangers(tx: Tx, calendarId: number, people: ReadonlyMap<string, number>): Promise<void> {
  if (people.size === 0) return;
  const ids = [...new Set(people.values())];
  const { rows } = await sql<{ id: number }>`
    select p.id from subject s cross join person p
    where s.id = ${calendarId} and p.id = any (${ids}::bigint[]) and ${maySee(rootRow('s', 'CALENDAR'), everyone('p.id'))}`.execute(
    tx,
  );
  const readers = new Set(rows.map(({ id }) => id));
  for (const [field, id] of people) if (!readers.has(id)) throw new Refusal('calendar.responsible', field);
}
