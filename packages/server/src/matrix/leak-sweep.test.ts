import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myDataJob } from '../areas/account/my-data/my-data.job.ts';
import { fetchCopy } from '../areas/account/testing/copy-of-my-data.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { askEverything, type Heard } from './ask-everything.ts';
import type { Operation } from './calls.ts';
import { crossLink, outsiders } from './cross-linked.ts';
import { everyQuery } from './everything.ts';
import type { State } from './expected.ts';
import { operations } from './operations.ts';
import { type Cast, makeCast } from './roles.ts';
import { roots } from './roots.ts';
import { makeThings, type Things } from './things.ts';
import { secret } from './tree.ts';

/**
 * A word is in every text of what is private. Everything that can be asked is asked as each person who may not read it, even if they follow
 * it, have it in their year view, or are responsible for it from before they lost the right. No answer may contain the word.
 */
const private_ = ['limited', 'hidden', 'draft', 'obsolete'] as const satisfies readonly State[];

let world: World;
let cast: Cast;
const log: string[] = [];
const made = {} as Record<State, Things>;

beforeAll(async () => {
  world = await makeWorld({ isAskedAll: true, onLog: (line) => log.push(line) });
  cast = await makeCast(world.db);
  for (const state of private_) {
    made[state] = await makeThings(world.db, cast, state);
    await crossLink(world.db, made[state]);
  }
  // The title of a limited thing is on its card, and is no secret.
  const limited = [...made.limited.roots.values()];
  await world.db.updateTable('subject').set({ title: 'Avgrensa' }).where('id', 'in', limited).execute();
});
afterAll(() => world.close());

describe.each(outsiders)('for %s', (role) => {
  // What names none of the things, such as a list, is asked with the first and, after all that was tried meanwhile, with the last of them.
  const heard: Heard = new Map();
  it.each(private_)('nothing that can be asked tells a word of what is %s', async (state) => {
    const as = cast.people[role];
    const everything = everyQuery(world.app.graphql.schema, made[state]);
    if (state === private_.at(-1)) heard.clear();
    for (const [name, answer] of await askEverything(world, as, everything, heard))
      expect(answer, name).not.toContain(secret);
    const callOne = async ({ name, call }: Operation) => {
      const asked = call?.(made[state], as);
      if (!asked || 'channel' in asked) return;
      const answer =
        'query' in asked
          ? await world.graphql(as, asked.query, asked.variables)
          : await world.rest(as, asked.method, asked.path, asked.body);
      expect(JSON.stringify(answer), name).not.toContain(secret);
    };
    await Promise.all(operations.map(callOne));
    const feed = await world.rest(null, 'GET', `/meta/calendar?calendarCode=${as.calendarCode}`);
    expect(feed.text).not.toContain(secret);
  });

  it('nothing is told by the copy of their data', async () => {
    const as = cast.people[role];
    await world.rest(as, 'POST', '/person/my-data', {});
    await myDataJob.run(world.services);
    if (role === 'deactivated') return expect(fetchCopy(world, as)).rejects.toThrow();
    for (const [name, bytes] of await fetchCopy(world, as)) expect(bytes.toString(), name).not.toContain(secret);
  });
});

describe('for anybody without a sign-in', () => {
  const askAll = async (things: Things) => {
    const answers: Record<string, string> = {};
    for (const { name, call } of operations) {
      const asked = call?.(things, null);
      if (!asked || 'query' in asked || 'channel' in asked) continue;
      const { text, headers } = await world.rest(null, asked.method, asked.path, asked.body);
      answers[name] = `${JSON.stringify(headers)} ${text}`;
    }
    return answers;
  };

  it.each(private_)('nothing that can be asked tells a word of what is %s, its share link neither', async (state) => {
    for (const [name, answer] of Object.entries(await askAll(made[state]))) expect(answer, name).not.toContain(secret);
  });

  it('the share link of an open year wheel tells its titles, and not a word of all that is written below them', async () => {
    const things = await makeThings(world.db, cast, 'open');
    const { calendar, event, instance, owns } = things;
    const ids = [calendar, event, instance, ...[...owns.values()].map((own) => own.instance)];
    await world.db.updateTable('subject').set({ title: 'Brannøving' }).where('id', 'in', ids).execute();
    // Its tags are shown as rings, whose names are no secret either (product/sharing#links-for-everyone).
    await world.db.updateTable('subject_tag').set({ spelling: 'Tryggleik' }).where('subject_id', '=', event).execute();
    const answers = await askAll(things);
    expect(answers['GET /shared/:uri']).toContain('"title":"Brannøving"');
    for (const [name, answer] of Object.entries(answers)) expect(answer, name).not.toContain(secret);
  });
});

it('is found by its owner, or the sweep would find nothing in anything', async () => {
  const everything = everyQuery(world.app.graphql.schema, made.hidden);
  const answers = await askEverything(world, cast.people.owner, everything);
  const told = answers.filter(([, answer]) => answer.includes(secret)).map(([name]) => name);
  for (const name of [
    ...roots.flatMap(({ one, type }) => [one, `all${type}s`]),
    'myCalendars',
    'yearWheel',
    'yearWheelRing',
    'municipalityYear',
    'event',
    'eventInstance',
    'discussion',
    'allDiscussions',
    'search',
    'searchKind',
    'recentlyOpened',
    'search for fisk',
    'search for zebrafsik',
  ])
    expect(told).toContain(name);
});

it('is told to nobody by a fault that nobody foresaw, and not written to the log by it', async () => {
  const { calendar } = made.hidden;
  await sql`alter table subject add constraint fault check (title <> ${sql.lit(`${secret} feil`)}) not valid`.execute(
    world.db,
  );
  const { version } = await world.db
    .selectFrom('subject')
    .select('version')
    .where('id', '=', calendar)
    .executeTakeFirstOrThrow();
  const save = 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }';
  const input = { id: calendar, version, title: `${secret} feil` };
  const { errors, data } = await world.graphql(cast.people.owner, save, { input });
  expect([errors![0]!.extensions, data]).toEqual([
    { code: 'internal', id: expect.any(String) },
    { updateCalendar: null },
  ]);
  expect(errors![0]!.message).not.toContain(secret);
  expect(log.filter((line) => line.includes('violates check constraint'))).toHaveLength(1);
});

it('stands in no mail, and in no line of the log', async () => {
  const mails = await world.db.selectFrom('mail_outbox').selectAll().execute();
  expect(JSON.stringify(mails)).not.toContain(secret);
  expect(log.filter((line) => line.includes(secret))).toEqual([]);
});
