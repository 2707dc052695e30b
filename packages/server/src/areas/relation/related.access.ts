import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { auditForeign } from '../../core/access/audit.ts';
import { hasOwnRight, mayList, maySee, row } from '../../core/access/rules.ts';
import { unplanned, unplannedIds } from '../../core/database/prepared.ts';
import { batchWithArgs } from '../../core/graphql/batch-with-args.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { mostNested } from '../../core/graphql/nested.ts';
import type { ThingKey } from '../../subject/thing.ts';

/** Which list of a thing: of the things of one kind. */
export type RelatedKey = { id: number; kind: SubjectKind };

/** What the thing `whole` is related to, what of a kind is on it, and what it is on, each once. */
const endsOf = (kind: SubjectKind) => sql`(
  select other_id as id from relation where one_id = whole.id union select one_id from relation where other_id = whole.id
  union select id from subject where parent_id = whole.id and kind = ${kind} union select whole.parent_id)`;

/**
 * The newest things of a kind that some things are related to, that are on them, or that they are on. Empty for things that the caller may not
 * read, and without those that they may not know of. What an admin sees without a right of their own is audited.
 */
export const relatedOf: Batch<RelatedKey, ThingKey[]> = (lists, { services: { db }, caller }) =>
  batchWithArgs(
    lists,
    async (ids, { kind }) => {
      const who = unplanned(caller.id, 'bigint');
      const { rows } = await sql<ThingKey & { of: number; isOwnRight: boolean }>`
        select whole.id as of, part.* from subject whole join subject home on home.id = whole.root_id cross join lateral (
          select s.id, s.kind, ${hasOwnRight(row('s', 'r'), who)} as "isOwnRight"
          from ${endsOf(kind)} ends join subject s on s.id = ends.id join subject r on r.id = s.root_id
          where s.kind = ${kind} and ${mayList(row('s', 'r'), who)} order by s.id desc limit ${mostNested}) part
        where whole.id = any (${unplannedIds(ids)}) and ${maySee(row('whole', 'home'), who)} order by part.id desc`.execute(
        db,
      );
      await auditForeign(db, caller, rows, 'list', ({ id }) => id);
      return Map.groupBy(rows, ({ of }) => of);
    },
    [],
  );
