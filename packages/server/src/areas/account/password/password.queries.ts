import { sql } from 'kysely';
import type { Batch } from '../../../core/graphql/context.ts';
import { mayHavePassword } from './may-have-password.ts';

/** What the profile says about a person's password. */
export type MyPassword = {
  /** Whether they may choose one. */
  mayHave: boolean;
  /** When they chose it; null without one. */
  setAt: Date | null;
};

/** Whether people may have a password, and when they chose it, by person. */
export const passwordOf: Batch<number, MyPassword> = async (ids, { services: { db } }) => {
  const { rows } = await sql<MyPassword & { id: number }>`
    select p.id, ${mayHavePassword('p')} as "mayHave", w.set_at as "setAt"
    from person p left join password w on w.person_id = p.id where p.id = any (${[...ids]}::bigint[])`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id)!);
};
