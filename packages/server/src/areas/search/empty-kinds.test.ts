import { readSaid } from '@samspel/domain/search/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerFor } from '../../core/testing/callers.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { sentBy } from '../../subject/list/testing/plans.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { findHits } from './hits.queries.ts';

/** An index finds words, whatever the kind of thing, so that looking for them in a kind takes as long where there is nothing of it. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const wheel = await makeCalendar(world, world.kari, open, { title: 'Beredskap' });
  await makeEvent(world, world.kari, wheel, { title: 'Beredskapsøving' });
});
afterAll(() => world.close());

const kinds = ['CALENDAR', 'EVENT', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'] as const;

type Node = { 'Recheck Cond'?: string; 'Index Cond'?: string; Filter?: string; 'Actual Loops': number; Plans?: Node[] };

/** How often entries of a kind were looked up by words. */
const lookedUp = (node: Node, column: string): number => {
  const conditions = [node['Recheck Cond'], node['Index Cond'], node.Filter].join();
  const isLook = conditions.includes('kind.name') && conditions.includes(`(${column} @@`);
  return (
    (isLook ? node['Actual Loops'] : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + lookedUp(plan, column), 0)
  );
};

it.each(['kari', 'per', 'astrid'] as const)(
  'words are looked for in the two kinds of which there is anything, and in no other: %s',
  async (who) => {
    const { db } = world;
    const caller = callerFor(world[who]);
    const query = 'beredskap';
    const search = { query, said: readSaid(query), kinds, onlyWrite: false, organizations: [], archived: true };
    const all = { ...search, window: { limit: 20, offset: 0 } };
    expect((await findHits(db, caller, all)).map(({ title }) => title)).toEqual(['Beredskap', 'Beredskapsøving']);
    const statements = (await sentBy(() => findHits(db, caller, all))).filter(({ text }) =>
      text.includes('search_entry'),
    );
    expect(statements).toHaveLength(1);
    const [{ text, values }] = statements as [(typeof statements)[0]];
    const plan = await db.connection().execute(async (one) => {
      await sql`set enable_seqscan = off`.execute(one);
      const explained = {
        ...sql`x`.compile(one),
        sql: `explain (analyze, format json, costs off) ${text}`,
        parameters: values,
      };
      const { rows } = await one.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explained);
      await sql`reset enable_seqscan`.execute(one);
      return rows[0]!['QUERY PLAN'][0].Plan;
    });
    expect(lookedUp(plan, 'title_words')).toBe(2);
    expect(lookedUp(plan, 'words')).toBe(2);
  },
);
