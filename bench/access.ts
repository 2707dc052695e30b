import { type RawBuilder, sql } from 'kysely';
import { mayList, maySee, rootRow, row } from '../packages/server/src/core/access/rules.ts';
import { everyone, person } from '../packages/server/src/core/access/who.ts';
import type { Db } from '../packages/server/src/core/database/pool.ts';
import { seedAccess, size } from './access-data.ts';
import { openBenchDatabase } from './database.ts';
import { milliseconds, report } from './report.ts';

const me = person(10_042);
const at = rootRow('s', 'CALENDAR', ['CALENDAR']);
const part = row('s', 'r', 'CALENDAR', ['EVENT_INSTANCE']);
const any = row('s', 'r');
/** An activity of a hidden year wheel that is shared in every way. */
const activity = 1_048_002;
const rootId = sql<number>`(select root_id from subject where id = ${activity})`;

/** Each use of the condition, and the same SQL without it; lists use an index in their order, as those of the app do. */
const uses: Record<string, (condition: boolean) => RawBuilder<unknown>> = {
  'list of 12': (
    on,
  ) => sql`select s.id, s.title from subject s where s.kind = 'CALENDAR' and s.reach = 'OPEN' and s.status = 'PUBLISHED'
    and ${on ? mayList(at, me) : sql`true`} order by s.last_updated desc, s.id desc limit 12`,
  'list of 12, hidden ones shared with me': (
    on,
  ) => sql`select s.id, s.title from subject s where s.kind = 'CALENDAR' and s.reach = 'HIDDEN' and s.status = 'PUBLISHED'
    and ${on ? mayList(at, me) : sql`true`} order by s.last_updated desc, s.id desc limit 12`,
  count: (on) =>
    sql`select count(*) from subject s where s.kind = 'CALENDAR' and s.removed_with is null and ${on ? mayList(at, me) : sql`true`}`,
  'check of an activity': (on) =>
    sql`select s.id from subject s join subject r on r.id = s.root_id where s.id = ${activity} and ${on ? maySee(part, me) : sql`true`}`,
  'check, the kind unknown': (on) =>
    sql`select s.id from subject s join subject r on r.id = s.root_id where s.id = ${activity} and ${on ? maySee(any, me) : sql`true`}`,
  audience: (on) => sql`select p.id from subject s join subject r on r.id = ${rootId} cross join person p
    where s.id = ${activity} and ${on ? maySee({ ...any, rootId }, everyone('p.id')) : sql`true`}`,
};

/** Measures each use of the condition against the same SQL without it, at 100,000 subjects and 5,000 people. */
export async function run(): Promise<void> {
  const { db, close } = await openBenchDatabase(1);
  await seedAccess(db);
  await sql`vacuum analyze`.execute(db);
  const rows = await measureAccess(db);
  report(
    `Access at ${size.subjects} subjects and ${size.people} people`,
    rows.map(({ use, with: time, without, ratio, scanned }) => ({
      what: `${use}${scanned.length > 0 ? ` (reads all of ${[...new Set(scanned)].join(', ')})` : ''}`,
      figure: milliseconds(time),
      against: `${milliseconds(without)} without the condition`,
      ratio,
    })),
  );
  await close();
}

/** Measures each use; returns milliseconds (median of `runs`), their ratio, and the tables that were scanned whole. */
async function measureAccess(db: Db, runs = 25) {
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
