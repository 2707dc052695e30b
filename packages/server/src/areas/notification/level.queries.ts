import type { NotifyLevel } from '@samspel/domain/subject/notification';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import type { Batch } from '../../core/graphql/context.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { ancestors } from '../../subject/place/ancestors.ts';
import { responsibleFor } from '../../subject/responsible-for.ts';

/** A thing, or one above it, and the caller's connection with it. */
type Link = {
  of: number;
  id: number;
  kind: SubjectKind;
  level: NotifyLevel | null;
  concerns: boolean;
  responsibleId: number | null;
};

/**
 * The caller's level of notification for things: their choice for the thing or the nearest one above it; otherwise ALL if they follow, made, own or
 * are responsible for it or one above, else MINE.
 */
export const levelsOf =
  (kinds: Kinds): Batch<number, NotifyLevel> =>
  async (ids, { services: { db }, caller }) => {
    const { rows } = await sql<Link>`
      with recursive ${ancestors(ids)}
      select above.of, above.id, above.kind, c.level, above.created_by = ${caller.id} or f.person_id is not null or own.root_id is not null as concerns,
        ${responsibleFor(kinds, 'above')} as "responsibleId" from above
      left join notify_choice c on c.subject_id = above.id and c.person_id = ${caller.id}
      left join follow f on f.subject_id = above.id and f.person_id = ${caller.id}
      left join access_entry own on own.root_id = above.id and own.principal_id = ${caller.id} and own.level = 'OWNER' order by above.of, above.depth`.execute(
      db,
    );
    const chains = Map.groupBy(rows, ({ of }) => of);
    return ids.map((id) => {
      const chain = chains.get(id) ?? [];
      const chosen = chain.find(({ level }) => level !== null)?.level;
      const nearest = chain.find((link) => kinds.of(link.kind).responsible);
      const isResponsible = nearest?.responsibleId === caller.id;
      return chosen ?? (isResponsible || chain.some(({ concerns }) => concerns) ? 'ALL' : 'MINE');
    });
  };
