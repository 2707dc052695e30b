import { type RawBuilder, sql } from 'kysely';
import type { Kinds } from './kinds.ts';

/** The person responsible for a thing, by its kind; null if nobody is, or nobody can be. @param thing an alias of rows with an `id` and a `kind` */
export function responsibleFor({ all }: Kinds, thing: string): RawBuilder<number | null> {
  const id = sql.ref<number>(`${thing}.id`);
  const cases = all.flatMap(({ kind, responsible }) =>
    responsible ? [sql`when ${sql.lit(kind)} then ${responsible(id)}`] : [],
  );
  return sql<number | null>`case ${sql.ref(`${thing}.kind`)} ${sql.join(cases, sql` `)} end`;
}

/** Whether anybody can be responsible for things of the kind of a thing. @param thing an alias of rows with a `kind` */
export const takesResponsible = ({ all }: Kinds, thing: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${thing}.kind`)} in (${sql.join(all.filter(({ responsible }) => responsible).map(({ kind }) => sql.lit(kind)))})`;
