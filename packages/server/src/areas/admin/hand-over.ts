import { isActiveStanding } from '@samspel/domain/account/standing';
import { Refusal } from '@samspel/domain/refusal';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { mayList, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Act } from '../../core/area/action.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { type Givers, giveAll } from '../../subject/owner/give-all.ts';
import { findPerson } from './people.queries.ts';

/** The giver, the receiver, and the input field that names the receiver. */
type Handing = { from: number; to: number; field: string };

/** How much was handed over and how much was left, counting only what the caller may know of. */
export type HandedOver = { things: number; activities: number; grants: number; groups: number; left: number };

/**
 * Gives everything that one person has to another (`giveAll`). Throws `notFound` on the field if the receiver is not active, or is not somebody whom
 * the caller administers.
 */
export async function handOver(act: Act, givers: Givers, { from, to, field }: Handing): Promise<HandedOver> {
  const { caller, tx } = act;
  const other = await findPerson(tx, caller, to, field);
  if (!isActiveStanding(other.status)) throw new Refusal('notFound', field);
  const { things, parts, cases, groups } = await giveAll(act, givers, from, to);
  return {
    things: things.given.filter(isKnown).length,
    activities: await countKnown(tx, caller, parts.given, 'EVENT_INSTANCE'),
    grants: (await countKnown(tx, caller, parts.given, 'ACTION_VALUE')) + cases.given,
    groups,
    left: things.left.filter(isKnown).length + (await countKnown(tx, caller, parts.left)) + cases.left,
  };
}

const isKnown = ({ isKnown }: { isKnown: boolean | null }) => isKnown === true;

async function countKnown(tx: Tx, caller: Caller, ids: readonly number[], kind?: SubjectKind): Promise<number> {
  const isOfKind = kind === undefined ? sql`true` : sql`s.kind = ${kind}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) from subject s join subject r on r.id = s.root_id
    where s.id = any (${ids}::bigint[]) and ${isOfKind} and ${mayList(row('s', 'r'), person(caller.id))}`.execute(tx);
  return rows[0]!.count;
}
