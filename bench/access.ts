import { type RawBuilder, sql } from 'kysely';
import { mayList, maySee, rootRow } from '../packages/server/src/core/access/rules.ts';
import { everyone, person } from '../packages/server/src/core/access/who.ts';
import type { Db } from '../packages/server/src/core/database/pool.ts';

const me = person(10_042);
const at = rootRow('s', 'CALENDAR');
const anyone = rootRow('s');

/** Each use of the condition beside the same SQL without it. */
const uses: Record<string, (condition: boolean) => RawBuilder<unknown>> = {
  'list of 12': (on) => sql`select s.id, s.title from subject s where s.kind = 'CALENDAR' and s.removed_with is null
    and ${on ? mayList(at, me) : sql`true`} order by s.last_updated desc, s.id desc limit 12`,
  'list of 12, hidden ones shared with me': (
    on,
  ) => sql`select s.id, s.title from subject s where s.kind = 'CALENDAR' and s.removed_with is null
    and s.is_private and s.visibility = 'PRIVATE' and ${on ? mayList(at, me) : sql`true`} order by s.last_updated desc, s.id desc limit 12`,
  count: (on) =>
    sql`select count(*) from subject s where s.kind = 'CALENDAR' and s.removed_with is null and ${on ? mayList(at, me) : sql`true`}`,
  check: (on) => sql`select s.id from subject s where s.id = 1050004 and ${on ? maySee(anyone, me) : sql`true`}`,
  audience: (on) =>
    sql`select p.id from subject s cross join person p where s.id = 1050004 and ${on ? maySee(anyone, everyone('p.id')) : sql`true`}`,
};

/** Measures each use; answers milliseconds (median of `runs`), their ratio, and the tables that were scanned whole. */
export async function measureAccess(db: Db, runs = 25) {
  const rows = [];
  for (const [use, query] of Object.entries(uses)) {
    const without = await median(db, query(false), runs);
    const with_ = await median(db, query(true), runs);
    const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`explain analyze ${query(true)}`.execute(db);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    rows.push({
      use,
      without,
      with: with_,
      ratio: with_ / without,
      scanned: [...text.matchAll(/Seq Scan on (\w+)/g)].map((m) => m[1]),
      plan: text,
    });
  }
  return rows;
}

async function median(db: Db, query: RawBuilder<unknown>, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await query.execute(db);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}
