import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { auditForeign } from '../../core/access/audit.ts';
import { hasOwnRight, maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Window } from '../../core/graphql/page.ts';
import type { ThingKey } from '../../subject/thing.ts';

/** How many things have a tag, by kind. */
export type TaggedKind = { kind: SubjectKind; count: number };

/** Things `s` that have the tag of a title and that the caller may read, without limited ones, whose cards do not show tags. */
const taggedWith = ({ id }: Caller, title: string) => sql`
  subject_tag st join subject s on s.id = st.subject_id join subject r on r.id = s.root_id
  where st.tag_id = (select t.id from tag t where fold_text(t.title) = fold_text(${title})) and ${maySee(row('s', 'r'), person(id))}`;

/** How many things have a tag, by kind, counting only those that the caller may read. */
export async function countTagged(db: Db, caller: Caller, title: string): Promise<TaggedKind[]> {
  const { rows } = await sql<TaggedKind>`
    select s.kind, count(*) as count from ${taggedWith(caller, title)} group by s.kind order by s.kind`.execute(db);
  return rows;
}

/** A page of the things of one kind that have a tag, the newest first. What an admin reads without a right of their own is audited. */
export async function readTagged(
  db: Db,
  caller: Caller,
  { title, kind, limit, offset }: Window & { title: string; kind: SubjectKind },
): Promise<ThingKey[]> {
  const { rows } = await sql<ThingKey & { isOwnRight: boolean }>`
    select s.id, s.kind, ${hasOwnRight(row('s', 'r'), person(caller.id))} as "isOwnRight"
    from ${taggedWith(caller, title)} and s.kind = ${kind} order by st.subject_id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  await auditForeign(db, caller, rows, 'see', ({ id }) => id);
  return rows;
}
