import { sql } from 'kysely';
import { mayUse, row } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Tx } from '../../core/database/pool.ts';

/** Returns the owner of a thing. */
export async function readOwner(tx: Tx, id: number): Promise<number> {
  const { person_id } = await tx
    .selectFrom('access_entry')
    .select('person_id')
    .where('root_id', '=', id)
    .where('level', '=', 'OWNER')
    .executeTakeFirstOrThrow();
  return person_id!;
}

/** Whether an active person's organization may use such a thing; undefined if no active person has that id. */
export async function mayOwn(tx: Tx, id: number, personId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ mayUse: boolean | null }>`
    select ${mayUse(row('s', 's'), everyone('p.id'))} as "mayUse" from active_person p join subject s on s.id = ${id} where p.id = ${personId}`.execute(
    tx,
  );
  return rows[0] && rows[0].mayUse === true;
}

/** Changes the owner of a thing; the former owner may still write it. */
export async function writeOwner(tx: Tx, id: number, personId: number): Promise<void> {
  const ofThing = tx.updateTable('access_entry').where('root_id', '=', id);
  await ofThing.set({ level: 'WRITE' }).where('level', '=', 'OWNER').execute();
  await tx
    .insertInto('access_entry')
    .values({ root_id: id, person_id: personId, level: 'OWNER' })
    .onConflict((listed) => listed.columns(['root_id', 'principal_id']).doUpdateSet({ level: 'OWNER' }))
    .execute();
}
