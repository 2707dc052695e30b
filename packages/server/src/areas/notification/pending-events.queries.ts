import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { NotifiableEvent } from '../../subject/notify/notification-rule.ts';
import { ancestors } from '../../subject/place/ancestors.ts';
import { responsibleFor, takesResponsible } from '../../subject/responsible-for.ts';

/** An event whose notifications are not written yet, and the hash of the person who caused it; null if no person did. */
export type PendingEvent = {
  id: number;
  name: string;
  subjectId: number | null;
  byId: number | null;
  /** As in `NotifiableEvent`. */
  data: unknown;
  by: string | null;
  /** What it happened to, and all things above it, the nearest first; empty if it is gone. */
  chain: readonly Link[];
  /** As in `NotifiableEvent`. */
  responsibleId: number | null;
  /** Whether others wait behind it. */
  isFollowed: boolean;
};

type Link = { id: number; kind: SubjectKind };

/**
 * Takes the oldest event whose notifications are not written, as one that waits no longer; no other process takes it meanwhile. Events that notify nobody
 * wait no longer either.
 * @param names the events that notify somebody
 */
export async function takePendingEvent(
  tx: Tx,
  kinds: Kinds,
  names: readonly string[],
): Promise<PendingEvent | undefined> {
  const { rows } = await sql<PendingEvent>`
    with recursive passed as (
      update domain_event set waits = false
      where id in (select id from domain_event where waits and name <> all (${names}::text[]) for update skip locked)),
    taken as (
      update domain_event set waits = false
      where id = (select id from domain_event where waits and name = any (${names}::text[]) order by id limit 1 for update skip locked)
      returning id, name, subject_id, by_person, data),
    ${ancestors(sql<number[]>`array(select subject_id from taken)`)}
    select taken.id, taken.name, subject_id as "subjectId", by_person as "byId", data, p.hash as by,
      (select coalesce(jsonb_agg(jsonb_build_object('id', above.id, 'kind', above.kind) order by above.depth), '[]') from above) as chain,
      (select ${responsibleFor(kinds, 'above')} from above where ${takesResponsible(kinds, 'above')} order by depth limit 1) as "responsibleId",
      exists (select from domain_event other where other.waits and other.name = any (${names}::text[]) and other.id <> taken.id) as "isFollowed"
    from taken left join person p on p.id = by_person`.execute(tx);
  return rows[0];
}

/** The thing that something happened to, with what is needed to find the people to notify; undefined if it is gone. */
export function notifiableOf({
  id,
  subjectId,
  byId,
  data,
  chain,
  responsibleId,
}: PendingEvent): NotifiableEvent | undefined {
  const [thing] = chain;
  if (subjectId === null || !thing) return undefined;
  return { eventId: id, data, subjectId, kind: thing.kind, byId, chain: chain.map((one) => one.id), responsibleId };
}
