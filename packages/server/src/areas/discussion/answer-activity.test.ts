import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, open } from '../../subject/testing/things.ts';
import { makeCalendar } from '../calendar/testing/wheels.ts';
import { act, answer, ask, create, makeTopic, type Shown, update, words } from './testing/discussions.ts';

let world: World;
/** Hidden from everybody except Kari, who owns it, and Ola, who may read it. */
let topic: string;
let asked: Shown;
let said: string;
/** Owned by Kari; everybody may read it. */
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
  topic = await makeTopic(world, world.kari, [world.ola]);
  wheel = await makeCalendar(world, world.kari, open);
});
afterAll(() => world.close());
beforeEach(async () => {
  asked = await create(world, world.kari, { topic });
  said = await answer(world, world.ola, asked.id);
});

type Made = { answer: string; id: string; title: string; wheel: string };
const make = (as: TestPerson, change: object = {}) =>
  ask<{ activities: Made[]; code?: string; field?: string }>(
    world,
    as,
    'mutation ($input: MakeActivityOfAnswerInput!) { result: makeActivityOfAnswer(input: $input) { activities { answer id title wheel } } }',
    {
      input: {
        ...{
          answer: said,
          calendar: wheel,
          title: 'Prøv rutinen',
          description: words('Slik Ola gjer'),
          day: '2027-03-01',
        },
        ...change,
      },
    },
  );
const made = async (as: TestPerson) =>
  (
    await ask<{ activities: Made[] }>(
      world,
      as,
      `{ result: discussion(id: ${asked.id}) { activities { answer id title wheel } } }`,
    )
  ).activities;
const activity = (as: TestPerson, id: string) =>
  ask<{ origin: object | null; responsible: { name: string } | null }>(
    world,
    as,
    `{ result: eventInstance(id: ${id}) { startDate responsible { name } origin { answer discussion title topic } } }`,
  );

describe('an activity that is made of an answer', () => {
  it('leads to the answer and its discussion, and they to it, for those who may read both', async () => {
    const [one] = (await make(world.kari, { isMine: true })).activities;
    expect(one).toMatchObject({ answer: said, title: 'Prøv rutinen' });
    expect(await made(world.ola)).toEqual([one]);
    expect(await activity(world.ola, one!.id)).toMatchObject({
      ...{ startDate: '2027-03-01', responsible: { name: 'Kari Nes' } },
      origin: { answer: said, discussion: asked.id, title: asked.title, topic },
    });
    expect((await activity(world.per, one!.id)).origin).toBeNull();
  });

  it('is not known to readers of the discussion who may not read its year wheel', async () => {
    const own = await makeCalendar(world, world.kari, hidden);
    await make(world.kari, { calendar: own });
    expect(await made(world.kari)).toHaveLength(1);
    expect(await made(world.ola)).toEqual([]);
  });

  it('is gone from the discussion while it lies in the trash, and forgets its answer while that does', async () => {
    const [one] = (await make(world.kari)).activities;
    await act(world, world.ola, 'removeComment', said, '{ __typename }');
    expect((await activity(world.kari, one!.id)).origin).toBeNull();
    expect(await made(world.kari)).toEqual([]);
    await act(world, world.ola, 'restoreComment', said, '{ __typename }');
    expect(await made(world.kari)).toEqual([one]);
    await ask(world, world.kari, `mutation { result: removeEventInstance(id: ${one!.id}, scope: ONE) { id } }`);
    expect(await made(world.kari)).toEqual([]);
  });

  it('follows the discussion to the public forum', async () => {
    const [one] = (await make(world.kari)).activities;
    await update(world, world.kari, { id: asked.id, version: asked.version, topic: null });
    expect(await made(world.per)).toEqual([one]);
    expect((await activity(world.per, one!.id)).origin).toMatchObject({ discussion: asked.id, topic: null });
  });
});

describe('no activity is made', () => {
  it('of an answer that one may not read, of a reply, of a question, or of what is gone', async () => {
    const own = await makeCalendar(world, world.per, open);
    expect(await make(world.per, { calendar: own })).toEqual({ code: 'notFound', field: 'input.answer' });
    const reply = await answer(world, world.kari, asked.id, said);
    expect(await make(world.kari, { answer: reply })).toEqual({ code: 'discussion.reply', field: 'input.answer' });
    expect(await make(world.kari, { answer: asked.id })).toEqual({ code: 'notFound', field: 'input.answer' });
    await act(world, world.ola, 'removeComment', said, '{ __typename }');
    expect(await make(world.kari)).toEqual({ code: 'notFound', field: 'input.answer' });
  });

  it('in a year wheel that one only reads, that is hidden or archived, nor without words or a day that it has', async () => {
    expect(await make(world.ola)).toEqual({ code: 'notAllowed', field: 'input.calendar' });
    const secret = await makeCalendar(world, world.kari, hidden);
    expect(await make(world.ola, { calendar: secret })).toEqual({ code: 'notFound', field: 'input.calendar' });
    expect(await make(world.kari, { title: ' ' })).toMatchObject({ field: 'input.title' });
    expect(await make(world.kari, { description: words('') })).toMatchObject({ field: 'input.description' });
    expect(await make(world.kari, { day: '1700-01-01' })).toMatchObject({ code: 'input.outsideYears' });
    expect(await made(world.kari)).toEqual([]);
  });
});
