import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';

/**
 * Puts the files of things on others that were made from them, with the caller as their author. The bytes are shared: they are discarded with the last
 * file that has them. The caller must be allowed to read the things.
 * @param rootId the thing at whose root all of the new ones are
 */
export async function copyFiles(
  tx: Tx,
  caller: Caller,
  rootId: number,
  things: readonly { from: number; to: number }[],
): Promise<void> {
  const [from, to] = [things.map((thing) => thing.from), things.map((thing) => thing.to)];
  await sql`
    with part as materialized (
      select f.id as "from", nextval('meta_id') as "to", thing."to" as parent
      from unnest(${from}::bigint[], ${to}::bigint[]) as thing("from", "to")
      join subject s on s.parent_id = thing."from" and s.kind = 'USERFILE' and s.removed_with is null and s.status <> 'OBSOLETE'
      join user_file f on f.id = s.id order by f.id
    ), made as (
      insert into subject (id, kind, title, status, parent_id, root_id, created_by, organization_id)
      select part."to", s.kind, s.title, s.status, part.parent, ${rootId}, ${caller.id}, ${caller.organizationId} from part join subject s on s.id = part."from"
      returning id)
    insert into user_file (id, key, content_type, size, has_small, description, description_text)
    select part."to", f.key, f.content_type, f.size, f.has_small, f.description, f.description_text
    from part join made on made.id = part."to" join user_file f on f.id = part."from"`.execute(tx);
}
