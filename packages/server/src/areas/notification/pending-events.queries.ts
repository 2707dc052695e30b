import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { NotifiableEvent } from '../../subject/notify/notification-rule.ts';
import { ancestors } from '../../subject/place/ancestors.ts';
import { readByKind } from '../../subject/read-by-kind.ts';

/** An event whose notifications are not written yet, and the hash of the person who caused it; null if no person did. */
export type PendingEvent = {
  id: number;
  name: string;
  subjectId: number | null;
  byId: number | null;
  /** As in `NotifiableEvent`. */
  data: unknown;
  by: string | null;
};

/** Takes the oldest event whose notifications are not written, as one that waits no longer; no other process takes it meanwhile. */
export async function takePendingEvent(tx: Tx): Promise<PendingEvent | undefined> {
  const { rows } = await sql<PendingEvent>`
    with taken as (
      update domain_event set waits = false
      where id = (select id from domain_event where waits order by id limit 1 for update skip locked)
      returning id, name, subject_id, by_person, data)
    select taken.id, taken.name, subject_id as "subjectId", by_person as "byId", data, p.hash as by
    from taken left join person p on p.id = by_person`.execute(tx);
  return rows[0];
}

/** The thing that something happened to, with what is needed to find the people to notify; undefined if it is gone. */
export async function readNotifiable(tx: Tx, kinds: Kinds, event: PendingEvent): Promise<NotifiableEvent | undefined> {
  const { id, subjectId, byId, data } = event;
  if (subjectId === null) return undefined;
  const chain = await readChain(tx, subjectId);
  if (chain.length === 0) return undefined;
  return {
    eventId: id,
    data,
    subjectId,
    kind: chain[0]!.kind,
    byId,
    chain: chain.map((one) => one.id),
    responsibleId: await responsibleIn(tx, kinds, chain),
  };
}

type Link = { id: number; kind: SubjectKind };

/** A thing and all things above it, the nearest first. */
async function readChain(tx: Tx, id: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with recursive ${ancestors([id])} select id, kind from above order by depth`.execute(tx);
  return rows;
}

/** The person responsible for the nearest of some things that can have a responsible person. */
async function responsibleIn(tx: Tx, kinds: Kinds, chain: readonly Link[]): Promise<number | null> {
  const nearest = chain.filter(({ kind }) => kinds.of(kind).responsible).slice(0, 1);
  const [responsible = null] = (await readByKind(tx, kinds, nearest, (definition) => definition.responsible)).values();
  return responsible;
}
