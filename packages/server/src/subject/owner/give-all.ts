import { sql } from 'kysely';
import { type LockedSubject, subjectColumns } from '../../core/access/find-subject.ts';
import { ownedKinds } from '../../core/access/policies.ts';
import { mayList, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Act } from '../../core/area/action.ts';
import type { HandOver } from '../../core/area/area.ts';
import { record } from '../../core/audit/record.ts';
import type { Kinds } from '../kinds.ts';
import { giveTo } from './give.ts';
import { mayOwn } from './owner.write.ts';

/** Whose things are handed over: those of the kinds, and those of areas whose things have no kind. */
export type Givers = { kinds: Kinds; takeOvers: readonly HandOver[] };

/** A thing with an owner, and whether the caller may know of it. */
type Owned = LockedSubject & { isKnown: boolean | null };

/** What was given and what was left. `cases` counts only those that the caller may know of. */
export type Given = {
  things: { given: Owned[]; left: Owned[] };
  parts: { given: number[]; left: number[] };
  cases: { given: number; left: number };
  groups: number;
};

/**
 * Gives an active person everything of somebody else: the things that they own, archived ones too but not what they wrote, the groups that they
 * maintain, and the open activities, grants and cases that they are responsible for. What the new person may not have is left.
 */
export async function giveAll(act: Act, { kinds, takeOvers }: Givers, from: number, to: number): Promise<Given> {
  const { caller, tx } = act;
  const things = await giveThings(act, kinds, from, to);
  const parts = await giveParts(act, kinds, from, to);
  const cases = await giveApart(act, takeOvers, from, to);
  const groups = await tx
    .updateTable('person_group')
    .set({ created_by: to })
    .where('created_by', '=', from)
    .returning('id')
    .execute();
  await record(tx, {
    action: 'handOver',
    by: caller.id,
    about: from,
    detail: { to, things: things.given.map(({ id }) => id), groups: groups.map(({ id }) => id) },
  });
  return { things, parts, cases, groups: groups.length };
}

/** Gives the things that the new person may own, and leaves the others. */
async function giveThings(act: Act, kinds: Kinds, from: number, to: number): Promise<Given['things']> {
  const { rows } = await sql<Owned>`
    select ${subjectColumns}, ${mayList(row('s', 's'), person(act.caller.id))} as "isKnown"
    from access_entry e join subject r on r.id = e.root_id join subject s on s.id = r.id
    where e.person_id = ${from} and e.level = 'OWNER' and s.kind = any (${ownedKinds}::subject_kind[]) and s.removed_with is null
    order by s.id for update of s`.execute(act.tx);
  const given: Owned[] = [];
  for (const thing of rows) {
    if (!(await mayOwn(act.tx, thing.id, to))) continue;
    await giveTo(act, kinds, thing, to);
    given.push(thing);
  }
  return { given, left: rows.filter((thing) => !given.includes(thing)) };
}

/** Lets each kind whose things have somebody responsible give its own. */
async function giveParts(act: Act, kinds: Kinds, from: number, to: number): Promise<Given['parts']> {
  const result = { given: [] as number[], left: [] as number[] };
  for (const { handOver } of kinds.all) {
    const { given, left } = (await handOver?.(act, from, to)) ?? { given: [], left: [] };
    result.given.push(...given);
    result.left.push(...left);
  }
  return result;
}

/** Lets each area whose things have no kind give its own. */
async function giveApart(act: Act, takeOvers: readonly HandOver[], from: number, to: number): Promise<Given['cases']> {
  const result = { given: 0, left: 0 };
  for (const takeOver of takeOvers) {
    const { given, left } = await takeOver(act, from, to);
    result.given += given;
    result.left += left;
  }
  return result;
}
