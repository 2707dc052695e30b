import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLive } from '../../core/testing/live-client.ts';
import { serveWorld } from '../../core/testing/live-server.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { countJob } from './count-votes.ts';
import { act, ask, create, makeTopic, update } from './testing/discussions.ts';

type Poll = {
  choices: { id: string; title: string; votes: number; isMine: boolean }[];
  voters: number;
  isOpen: boolean;
  mayVote: boolean;
  closes: string;
};
type WithPoll = { id: string; version: number; code?: string; poll: Poll | null };

const selection = '{ id version poll { choices { id title votes isMine } voters isOpen mayVote closes isSeveral } }';
const today = osloToday(new Date());
const inAWeek = addDays(today, 7);
const poll = (change = {}) => ({ choices: ['Ring', 'E-post', 'Teams'], closes: inAWeek, ...change });

let world: World;
let asked: WithPoll;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  asked = await askWith(poll());
});

const read = (as: TestPerson, id = asked.id) =>
  ask<WithPoll>(world, as, `{ result: discussion(id: "${id}") ${selection} }`);
const askWith = async (given: object, as = world.kari, more = {}) => {
  const made = await create(world, as, { poll: given, ...more });
  return 'code' in made ? (made as unknown as WithPoll) : read(as, made.id);
};
const vote = (as: TestPerson, titles: string[], of = asked) =>
  voteFor(
    as,
    titles.map((title) => of.poll!.choices.find((choice) => choice.title === title)!.id),
    of.id,
  );
const voteFor = (as: TestPerson, choices: string[], id = asked.id) =>
  ask<WithPoll>(world, as, `mutation ($input: VotePollInput!) { result: votePoll(input: $input) ${selection} }`, {
    input: { id, choices },
  });
const count = () => countJob.run(world.services);
const votesOf = ({ poll }: WithPoll) => Object.fromEntries(poll!.choices.map(({ title, votes }) => [title, votes]));
const closeYesterday = (id: string) =>
  world.db
    .updateTable('poll')
    .set({ closes: addDays(today, -1) })
    .where('discussion_id', '=', Number(id))
    .execute();

describe('a poll is refused, and nothing is asked,', () => {
  it.each([
    ['with one answer', { choices: ['Ja'] }, 'poll.tooFew', 'input.poll.choices'],
    [
      'with 21 answers',
      { choices: Array.from({ length: 21 }, (_, at) => `Svar ${at}`) },
      'input.tooMany',
      'input.poll.choices',
    ],
    ['with the same answer twice', { choices: ['Ja', 'Nei', ' ja '] }, 'poll.sameChoice', 'input.poll.choices.2'],
    ['with an answer that cannot be seen', { choices: ['Ja', '\u200b'] }, 'input.invisible', 'input.poll.choices.1'],
    ['that closed yesterday', { closes: addDays(today, -1) }, 'poll.day', 'input.poll.closes'],
    ['that is open for years', { closes: addDays(today, 800) }, 'poll.day', 'input.poll.closes'],
    ['without a last day', { closes: undefined }, 'input.required', 'input.poll.closes'],
  ])('%s', async (_, change, code, field) => {
    const before = await world.db.selectFrom('discussion').select('id').execute();
    expect(await askWith(poll(change))).toEqual({ code, field });
    expect(await world.db.selectFrom('discussion').select('id').execute()).toEqual(before);
  });
});

describe('a vote is refused', () => {
  it('for no answer, several where one may be chosen, and one of another poll', async () => {
    const other = await askWith(poll());
    const [first, second] = asked.poll!.choices.map(({ id }) => id);
    expect(await voteFor(world.ola, [])).toEqual({ code: 'input.required', field: 'input.choices' });
    expect(await voteFor(world.ola, [first!, second!])).toEqual({ code: 'poll.oneChoice', field: 'input.choices' });
    expect(await voteFor(world.ola, [other.poll!.choices[0]!.id])).toEqual({
      code: 'poll.choiceGone',
      field: 'input.choices',
    });
    expect(await read(world.ola)).toMatchObject({ poll: { voters: 0 } });
  });

  it('where there is no poll, and once it is closed', async () => {
    const { id } = await create(world, world.kari, {});
    expect(await voteFor(world.ola, ['1'], id)).toEqual({ code: 'notFound', field: 'input.id' });
    await vote(world.per, ['Ring']);
    await closeYesterday(asked.id);
    expect(await vote(world.per, ['Teams'])).toEqual({ code: 'poll.closed', field: 'input.id' });
    expect(await read(world.per)).toMatchObject({
      poll: { isOpen: false, mayVote: false, choices: [{ votes: 1, isMine: true }, { votes: 0 }, { votes: 0 }] },
    });
  });

  it('for those who may not read its topic, and while that is archived', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    const hidden = await askWith(poll(), world.kari, { topic });
    expect(await vote(world.per, ['Ring'], hidden)).toEqual({ code: 'notFound', field: 'input.id' });
    await vote(world.ola, ['Ring'], hidden);
    await count();
    await world.db.updateTable('subject').set({ status: 'ARCHIVED' }).where('id', '=', Number(topic)).execute();
    expect(await vote(world.ola, ['Teams'], hidden)).toMatchObject({ code: 'subject.archived' });
    expect((await read(world.ola, hidden.id)).poll).toMatchObject({ voters: 1, isOpen: true, mayVote: false });
  });
});

describe('people vote', () => {
  it('once each, and may change their minds; only they are told what they chose', async () => {
    await vote(world.ola, ['Ring']);
    await count();
    expect(votesOf(await read(world.per))).toEqual({ Ring: 1, 'E-post': 0, Teams: 0 });
    await vote(world.per, ['Ring']);
    await vote(world.ola, ['Teams']);
    await count();
    expect(votesOf(await read(world.kari))).toEqual({ Ring: 1, 'E-post': 0, Teams: 1 });
    const { poll } = await read(world.ola);
    expect(poll).toMatchObject({ voters: 2, mayVote: true });
    expect(poll!.choices.map(({ isMine }) => isMine)).toEqual([false, false, true]);
  });

  it('for several answers where those are offered', async () => {
    const several = await askWith(poll({ isSeveral: true }));
    await vote(world.per, ['Teams'], several);
    await vote(world.ola, ['Teams', 'Ring'], several);
    await count();
    expect(votesOf(await read(world.kari, several.id))).toEqual({ Ring: 1, 'E-post': 0, Teams: 2 });
  });

  it('at once, from two tabs, and count once', async () => {
    await Promise.all(['Ring', 'E-post', 'Teams', 'Ring'].map((title) => vote(world.ola, [title])));
    await count();
    const after = await read(world.kari);
    expect(after.poll!.voters).toBe(1);
    expect(Object.values(votesOf(after)).reduce((sum, votes) => sum + votes)).toBe(1);
  });

  it('without a new version or a new activity, and tell pages that are open; the same vote again tells nothing', async () => {
    const [before] = await world.db
      .selectFrom('subject')
      .select(['version', 'last_updated'])
      .where('id', '=', Number(asked.id))
      .execute();
    await vote(world.ola, ['Ring']);
    await vote(world.ola, ['Ring']);
    const [after] = await world.db
      .selectFrom('subject')
      .select(['version', 'last_updated'])
      .where('id', '=', Number(asked.id))
      .execute();
    expect(after).toEqual(before);
    const told = await world.db
      .selectFrom('domain_event')
      .select('name')
      .where('subject_id', '=', Number(asked.id))
      .where('name', '=', 'subject.voted')
      .execute();
    expect(told).toHaveLength(1);
    const { lastEdit } = await ask<{ lastEdit: { by: { id: string } } }>(
      world,
      world.per,
      `{ result: discussion(id: ${asked.id}) { lastEdit { by { id } } } }`,
    );
    expect(lastEdit.by.id).toBe(String(world.kari.id));
  });
});

describe('a vote is told by no number', () => {
  it('alone: the numbers stay until they are counted, also when one person changes their mind again and again', async () => {
    for (const title of ['Ring', 'E-post', 'Teams', 'Ring']) {
      const after = await vote(world.ola, [title]);
      expect(after.poll).toMatchObject({ voters: 0 });
      expect(after.poll!.choices.find(({ isMine }) => isMine)!.title).toBe(title);
    }
    await vote(world.per, ['Ring']);
    const seen = await read(world.kari);
    expect([seen.poll!.voters, votesOf(seen)]).toEqual([0, { Ring: 0, 'E-post': 0, Teams: 0 }]);
  });

  it('but together with two others at once, for those who voted too', async () => {
    await vote(world.ola, ['Ring']);
    await vote(world.per, ['Teams']);
    const after = await vote(world.astrid, ['Ring']);
    expect([after.poll!.voters, votesOf(after)]).toEqual([3, { Ring: 2, 'E-post': 0, Teams: 1 }]);
  });

  it('and what was counted before stays until a changed vote is counted', async () => {
    await vote(world.ola, ['Ring']);
    await count();
    await vote(world.ola, ['Teams']);
    expect(votesOf(await read(world.per))).toEqual({ Ring: 1, 'E-post': 0, Teams: 0 });
  });

  it('nor by what open pages hear, which names nobody', async () => {
    const server = await serveWorld(world);
    const watcher = await openLive(server, world.per);
    await watcher.subscribe(asked.id);
    await vote(world.ola, ['Ring']);
    await act(world, world.ola, 'like', asked.id, '{ id }');
    const frame = { type: 'META_UPDATE', id: Number(asked.id), by: null, client: null };
    expect(await watcher.next()).toEqual(frame);
    await act(world, world.ola, 'follow', asked.id, '{ id }');
    expect(await watcher.next()).toEqual(frame);
    await count();
    expect(await watcher.next()).toEqual(frame);
    expect(watcher.heard.filter((one) => one.includes('META_UPDATE'))).toHaveLength(3);
    watcher.close();
    await server.close();
  });
});

describe('its author', () => {
  const change = (as: TestPerson, given: object | null, { id, version } = asked) =>
    update(world, as, { id, version, poll: given });

  it('changes the answers only while nobody has voted, and then the last day; nobody else does', async () => {
    expect(await change(world.ola, poll({ choices: ['A', 'B'] }))).toMatchObject({ code: 'notAllowed' });
    await change(world.kari, poll({ choices: ['Ja', 'Nei'], isSeveral: true }));
    asked = await read(world.kari);
    expect(asked.poll).toMatchObject({ choices: [{ title: 'Ja' }, { title: 'Nei' }], isSeveral: true });
    await vote(world.ola, ['Ja']);
    const voted = { code: 'poll.voted', field: 'input.poll' };
    expect(await change(world.kari, poll({ choices: ['Nei', 'Ja'], isSeveral: true }))).toEqual(voted);
    expect(await change(world.astrid, poll({ choices: ['Ja', 'Nei'] }))).toEqual(voted);
    expect(await change(world.kari, null)).toEqual(voted);
    await change(world.kari, poll({ choices: ['Ja', 'Nei'], isSeveral: true, closes: today }));
    await count();
    expect((await read(world.ola)).poll).toMatchObject({ closes: today, voters: 1, choices: [{ isMine: true }, {}] });
  });

  it('and another who changes it at once: the second hears of a conflict', async () => {
    await change(world.kari, poll({ choices: ['Ja', 'Nei'] }));
    expect(await change(world.astrid, poll({ choices: ['Opp', 'Ned'] }))).toMatchObject({ code: 'conflict' });
    expect((await read(world.ola)).poll!.choices.map(({ title }) => title)).toEqual(['Ja', 'Nei']);
  });

  it('takes it away, and back by undoing, until somebody has voted in what came instead', async () => {
    await change(world.kari, null);
    expect((await read(world.ola)).poll).toBeNull();
    const { lastChange } = await ask<{ lastChange: { id: string } }>(
      world,
      world.kari,
      `{ result: discussion(id: ${asked.id}) { lastChange { id } } }`,
    );
    await act(world, world.kari, 'undoChange', lastChange.id, '{ id }');
    expect((await read(world.ola)).poll!.choices.map(({ title }) => title)).toEqual(['Ring', 'E-post', 'Teams']);
  });

  it('sees a choice that somebody changed meanwhile refused, not counted for another', async () => {
    await change(world.kari, poll({ choices: ['Teams', 'Ring'] }));
    expect(await vote(world.ola, ['Ring'])).toEqual({ code: 'poll.choiceGone', field: 'input.choices' });
  });
});
