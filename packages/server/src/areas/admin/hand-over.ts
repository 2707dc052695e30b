import { isActiveStanding } from '@samspel/domain/account/standing';
import { Refusal } from '@samspel/domain/refusal';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { type FoundSubject, subjectColumns } from '../../core/access/find-subject.ts';
import { mayList, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Act } from '../../core/area/action.ts';
import type { HandOver } from '../../core/area/area.ts';
import { record } from '../../core/audit/record.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { giveTo } from '../../subject/owner/give.ts';
import { mayOwn } from '../../subject/owner/owner.write.ts';
import { findPerson } from './people.queries.ts';

/** Who gives, who takes over, and the input field that names the latter. */
type Handing = { from: number; to: number; field: string };

/** Who hand over what: the kinds of things, and the areas whose things are of no kind. */
type Givers = { kinds: Kinds; takeOvers: readonly HandOver[] };

/** What came of it, counted of what the caller may know of. */
export type HandedOver = { things: number; activities: number; grants: number; groups: number; left: number };

/**
 * Gives what somebody owns, archived things too, the groups that they maintain, and the open activities, grants and cases that they are
 * responsible for, to somebody else. What the other may not have stays. Throws `notFound` on the field where the other is not active, or not of those whom the caller administers.
 */
export async function handOver(
  act: Act,
  { kinds, takeOvers }: Givers,
  { from, to, field }: Handing,
): Promise<HandedOver> {
  const { caller, tx } = act;
  const other = await findPerson(tx, caller, to, field);
  if (!isActiveStanding(other.status)) throw new Refusal('notFound', field);
  const [given, left] = await giveThings(act, kinds, from, to);
  const parts = await giveParts(act, kinds, from, to);
  const cases = await giveApart(act, takeOvers, from, to);
  const groups = await tx
    .updateTable('person_group')
    .set({ created_by: to })
    .where('created_by', '=', from)
    .returning('id')
    .execute();
  await record(tx, {
    deed: 'handOver',
    by: caller.id,
    about: from,
    detail: { to, things: given.map(({ id }) => id), groups: groups.map(({ id }) => id) },
  });
  return {
    things: given.filter(isKnown).length,
    activities: await countKnown(tx, caller, parts.given, 'EVENT_INSTANCE'),
    grants: (await countKnown(tx, caller, parts.given, 'ACTION_VALUE')) + cases.given,
    groups: groups.length,
    left: left.filter(isKnown).length + (await countKnown(tx, caller, parts.left)) + cases.left,
  };
}

type Owned = FoundSubject & { isKnown: boolean | null };
const isKnown = ({ isKnown }: Owned) => isKnown === true;

/** The things that went, and those that the other may not own. */
async function giveThings(act: Act, kinds: Kinds, from: number, to: number): Promise<[Owned[], Owned[]]> {
  const { rows } = await sql<Owned>`
    select ${subjectColumns}, ${mayList(row('s', 's'), person(act.caller.id))} as "isKnown"
    from access_entry e join subject r on r.id = e.root_id join subject s on s.id = r.id
    where e.person_id = ${from} and e.level = 'OWNER' and s.removed_with is null order by s.id for update of s`.execute(
    act.tx,
  );
  const given: Owned[] = [];
  for (const thing of rows) {
    if (!(await mayOwn(act.tx, thing.id, to))) continue;
    await giveTo(act, kinds, thing, to);
    given.push(thing);
  }
  return [given, rows.filter((thing) => !given.includes(thing))];
}

/** Each kind whose things somebody is responsible for gives its own. */
async function giveParts(act: Act, kinds: Kinds, from: number, to: number) {
  const result = { given: [] as number[], left: [] as number[] };
  for (const { handOver } of kinds.all) {
    const { given, left } = (await handOver?.(act, from, to)) ?? { given: [], left: [] };
    result.given.push(...given);
    result.left.push(...left);
  }
  return result;
}

/** Each area whose things are of no kind gives its own. */
async function giveApart(act: Act, takeOvers: readonly HandOver[], from: number, to: number) {
  const result = { given: 0, left: 0 };
  for (const takeOver of takeOvers) {
    const { given, left } = await takeOver(act, from, to);
    result.given += given;
    result.left += left;
  }
  return result;
}

async function countKnown(tx: Tx, caller: Caller, ids: readonly number[], kind?: SubjectKind): Promise<number> {
  const isOfKind = kind === undefined ? sql`true` : sql`s.kind = ${kind}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) from subject s join subject r on r.id = s.root_id
    where s.id = any (${ids}::bigint[]) and ${isOfKind} and ${mayList(row('s', 'r'), person(caller.id))}`.execute(tx);
  return rows[0]!.count;
}
