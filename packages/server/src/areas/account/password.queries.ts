import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import { mayHavePassword } from './may-have-password.ts';

/** What the profile says of a person's password. */
export type MyPassword = {
  /** They may choose one. */
  mayHave: boolean;
  /** When they chose it; null without one. */
  setAt: Date | null;
};

/** Reads whether a person may have a password, and since when they have one. */
export async function readPassword(db: Db, personId: number): Promise<MyPassword> {
  const { rows } = await sql<MyPassword>`
    select ${mayHavePassword('p')} as "mayHave", w.set_at as "setAt"
    from person p left join password w on w.person_id = p.id where p.id = ${personId}`.execute(db);
  return rows[0]!;
}
