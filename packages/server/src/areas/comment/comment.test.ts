import { daysEarlier } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { eventsOf, everyTable, hidden, limited, open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent, removeActivity } from '../calendar/testing/wheels.ts';
import { quota } from './quota.ts';
import { act, ask, type Shown, send, words } from './testing/comments.ts';

let world: World;
let calendar: string;
let instance: string;
let event: string;
beforeAll(async () => {
  world = await makeWorld();
  calendar = await makeCalendar(world, world.kari, open);
});
beforeEach(async () => {
  const made = await makeEvent(world, world.kari, calendar);
  [event, instance] = [made.id, made.instances.nodes[0]!.id];
});
afterAll(() => world.close());

const say = async (as: TestPerson, text: string, more: object = {}): Promise<Shown> =>
  dataOf(await send(world, as, 'createComment', { meta: instance, message: words(text), ...more })).createComment!;
const change = (as: TestPerson, { id, version }: Shown, text: string, more: object = {}) =>
  send(world, as, 'updateComment', { id, version, message: words(text), ...more });
const remove = async (as: TestPerson, { id }: Shown) =>
  dataOf(await act(world, as, 'removeComment', id)).removeComment!;
const restore = async (as: TestPerson, { id }: Shown) =>
  dataOf(await act(world, as, 'restoreComment', id)).restoreComment!;
const read = async (as: TestPerson, more = '') => dataOf(await ask(world, as, instance, more)).comments;
const texts = (shown: readonly Shown[]): unknown[] =>
  shown.map(({ messageText, replies }) => (replies.length > 0 ? [messageText, ...texts2(replies)] : messageText));
const texts2 = (replies: readonly Shown[]) => replies.map(({ messageText }) => messageText);

describe('a comment is refused', () => {
  it.each([
    ['nothing', '', 'input.required'],
    ['spaces and line breaks', words(' \n \n'), 'input.required'],
    ['zero-width characters alone', words('\u200b\u200d\u2060'), 'input.invisible'],
    ['100,000 characters', words('a'.repeat(100_000)), 'input.tooLong'],
    ['what is no rich text', '{"type":"doc","content":[{"type":"image"}]}', 'input.richText'],
  ])('of %s', async (_what, message, code) => {
    const before = await everyTable(world);
    expect(refusalOf(await send(world, world.ola, 'createComment', { meta: instance, message }))).toEqual([
      code,
      'input.message',
    ]);
    expect(await everyTable(world)).toBe(before);
  });

  it('where its thing is not there, or takes no comments', async () => {
    for (const meta of ['999999999', calendar, String(world.kari.id)]) {
      const answer = await send(world, world.kari, 'createComment', { meta, message: words('Hei') });
      expect(refusalOf(answer)).toEqual(['notFound', 'input.meta']);
    }
  });

  it('with another status than published', async () => {
    for (const status of ['DRAFT', 'OBSOLETE', 'ARCHIVED']) {
      const answer = await send(world, world.kari, 'createComment', { meta: instance, message: words('Hei'), status });
      expect(refusalOf(answer)).toEqual(['input.notAChoice', 'input.status']);
    }
  });

  it('as a reply to a comment on another thing, to what is no comment, and to a removed one, one’s own too', async () => {
    const { instances } = await makeEvent(world, world.kari, calendar);
    const elsewhere = await say(world.ola, 'Der', { meta: instances.nodes[0]!.id });
    const gone = await say(world.ola, 'Her');
    await remove(world.ola, gone);
    const before = await everyTable(world);
    for (const parent of [elsewhere.id, gone.id, instance, '999999999']) {
      const answer = await send(world, world.ola, 'createComment', { meta: instance, parent, message: words('Svar') });
      expect(refusalOf(answer)).toEqual(['comment.parentGone', 'input.parent']);
    }
    expect(await everyTable(world)).toBe(before);
  });

  it('on what one may not read, as on what is not there', async () => {
    const absent = await send(world, world.per, 'createComment', { meta: '999999999', message: words('Hei') });
    for (const access of [limited, hidden]) {
      const closed = await makeEvent(world, world.kari, await makeCalendar(world, world.kari, access));
      const meta = closed.instances.nodes[0]!.id;
      const spoken = await say(world.kari, 'Løyndom', { meta });
      expect(await send(world, world.per, 'createComment', { meta, message: words('Hei') })).toEqual(absent);
      expect(refusalOf(await ask(world, world.per, meta))).toEqual(['notFound', 'meta']);
      expect(refusalOf(await world.graphql(world.per, `{ comment(id: "${spoken.id}") { id } }`))).toEqual([
        'notFound',
        'id',
      ]);
    }
  });

  it('on an archived year wheel, where it is read; so are other words, removing and bringing back', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const meta = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
    const spoken = await say(world.ola, 'Før', { meta });
    const gone = await say(world.ola, 'Borte', { meta });
    await remove(world.ola, gone);
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${wheel}") { id } }`));
    for (const answer of [
      await send(world, world.ola, 'createComment', { meta, message: words('Etter') }),
      await change(world.ola, spoken, 'Etter'),
      await act(world, world.ola, 'removeComment', spoken.id),
      await act(world, world.ola, 'restoreComment', gone.id),
    ])
      expect(refusalOf(answer)).toEqual(['subject.archived']);
    const { mayComment, nodes } = dataOf(await ask(world, world.ola, meta)).comments;
    expect([mayComment, nodes.map(({ messageText, mayEdit }) => [messageText, mayEdit])]).toEqual([
      false,
      [['Før', false]],
    ]);
  });
});

it('who has written as many comments as one person may in a day is refused', async () => {
  await say(world.ola, 'Eit');
  await world.db.updateTable('rate_limit').set({ count: quota.most }).execute();
  expect(
    refusalOf(await send(world, world.ola, 'createComment', { meta: instance, message: words('Eit til') })),
  ).toEqual(['tooMuchToday']);
  await world.db.deleteFrom('rate_limit').execute();
  await say(world.ola, 'Eit til');
});

describe('other words are refused', () => {
  it('from everybody but the author: the owner of the year wheel, admins, strangers', async () => {
    const spoken = await say(world.ola, 'Mitt');
    for (const other of [world.kari, world.astrid, world.per])
      expect(refusalOf(await change(other, spoken, 'Ditt'))).toEqual(['notAllowed', 'input.id']);
    expect(texts((await read(world.kari)).nodes)).toEqual(['Mitt']);
  });

  it('where somebody, in another tab, saved meanwhile', async () => {
    const spoken = await say(world.ola, 'Fyrst');
    dataOf(await change(world.ola, spoken, 'Så'));
    expect(refusalOf(await change(world.ola, spoken, 'Til slutt'))).toEqual(['conflict', 'input.version']);
  });

  it('without a version, of nothing, and where they would move it', async () => {
    const [spoken, other] = [await say(world.ola, 'Eit'), await say(world.ola, 'Eit anna')];
    const { id } = spoken;
    expect(
      refusalOf(await world.graphql(world.ola, `mutation { updateComment(input: { id: "${id}" }) { id } }`))[0],
    ).toBe('badRequest');
    for (const text of ['', ' '])
      expect(refusalOf(await change(world.ola, spoken, text))).toEqual(['input.required', 'input.message']);
    expect(refusalOf(await change(world.ola, spoken, 'Ny', { meta: event }))).toEqual(['notFound', 'input.meta']);
    expect(refusalOf(await change(world.ola, spoken, 'Ny', { parent: other.id }))).toEqual([
      'notFound',
      'input.parent',
    ]);
  });
});

describe('a comment', () => {
  it('is read by everybody who reads the activity, in the order in which people spoke', async () => {
    await say(world.ola, 'Eg tek det.');
    await say(world.per, 'Fint!');
    const { nodes, totalCount, commentCount, mayComment } = await read(world.kari);
    expect(
      nodes.map(({ messageText, author, mayEdit, mayRemove }) => [messageText, author!.name, mayEdit, mayRemove]),
    ).toEqual([
      ['Eg tek det.', 'Ola Vik', false, false],
      ['Fint!', 'Per Lund', false, false],
    ]);
    expect([totalCount, commentCount, mayComment]).toEqual([2, 2, true]);
    expect(texts((await read(world.ola, ', order: DESCENDING, limit: 1')).nodes)).toEqual(['Fint!']);
  });

  it('has replies in one more level: a reply to a reply hangs on the same answer', async () => {
    const answer = await say(world.ola, 'Kven bestiller rom?');
    const reply = await say(world.kari, 'Det gjer eg.', { parent: answer.id });
    const again = await say(world.ola, 'Takk!', { parent: reply.id });
    expect([reply.parent, again.parent]).toEqual([answer.id, answer.id]);
    const { nodes, totalCount, commentCount } = await read(world.per);
    expect(texts(nodes)).toEqual([['Kven bestiller rom?', 'Det gjer eg.', 'Takk!']]);
    expect([totalCount, commentCount, nodes[0]!.replyCount]).toEqual([1, 3, 2]);
  });

  it('that is sent twice, also at the same moment, is said once; the same words elsewhere or by another are not the same', async () => {
    const [one, two] = await Promise.all([say(world.ola, 'Ja'), say(world.ola, 'Ja')]);
    expect(two.id).toBe(one.id);
    const reply = await say(world.ola, 'Ja', { parent: one.id });
    await say(world.kari, 'Ja');
    expect(reply.id).not.toBe(one.id);
    expect((await read(world.ola)).commentCount).toBe(3);
    expect(await eventsOf(world, one.id)).toEqual(['comment.created']);
  });

  it('is counted on what it hangs on, and counted as nothing by those who may not read that', async () => {
    await say(world.ola, 'Eit');
    await say(world.ola, 'Om serien', { meta: event });
    const query = `{ eventInstance(id: "${instance}") { commentCount event { commentCount } } }`;
    expect(dataOf(await world.graphql(world.per, query))).toEqual({
      eventInstance: { commentCount: 1, event: { commentCount: 1 } },
    });
  });

  it('leads to what it hangs on, and to its own place in the list', async () => {
    const first = await say(world.ola, 'Fyrst');
    await say(world.kari, 'Sist');
    const reply = await say(world.kari, 'Svar', { parent: first.id });
    const query = `{ comment(id: "${reply.id}") { newerAnswers on { kind id uri title commentCount } } }`;
    expect(dataOf(await world.graphql(world.per, query))).toEqual({
      comment: {
        newerAnswers: 1,
        on: {
          kind: 'EVENT_INSTANCE',
          id: instance,
          uri: expect.stringContaining(calendar),
          title: 'Budsjettmøte',
          commentCount: 3,
        },
      },
    });
  });

  it('is clapped for at once, once a person', async () => {
    const spoken = await say(world.ola, 'Bra jobba');
    const clap = `mutation { like(id: "${spoken.id}") { kind likes isLiked } }`;
    await world.graphql(world.kari, clap);
    expect(dataOf(await world.graphql(world.kari, clap))).toEqual({
      like: { kind: 'COMMENT', likes: 1, isLiked: true },
    });
    expect((await read(world.ola)).nodes[0]).toMatchObject({ likes: 1, isLiked: false });
  });

  it('is no change of the activity: neither its history nor when it was last changed tells of it', async () => {
    const before = dataOf(await world.graphql(world.kari, `{ eventInstance(id: "${instance}") { lastEdit { at } } }`));
    const spoken = await say(world.kari, 'Hei');
    dataOf(await change(world.kari, spoken, 'Hei på deg'));
    const asked = `{ eventInstance(id: "${instance}") { lastEdit { at } } calendar(id: "${calendar}") { history { nodes { subjectId } } } }`;
    const after = dataOf(
      await world.graphql<{ eventInstance: object; calendar: { history: { nodes: { subjectId: string }[] } } }>(
        world.kari,
        asked,
      ),
    );
    expect({ eventInstance: after.eventInstance }).toEqual(before);
    expect(after.calendar.history.nodes.map(({ subjectId }) => subjectId)).not.toContain(spoken.id);
  });
});

describe('other words', () => {
  it('are marked for everybody, and the earlier ones are shown to the author and admins alone', async () => {
    const spoken = await say(world.ola, 'Måndag');
    const { updateComment: changed } = dataOf(await change(world.ola, spoken, 'Tysdag'));
    expect(changed).toMatchObject({ messageText: 'Tysdag', version: 2, editedAt: expect.any(String) });
    const query = `{ comment(id: "${spoken.id}") { editedAt history { nodes { fields { field before { text } after { text } } } } } }`;
    const told = { field: 'message', before: [{ text: 'Måndag' }], after: [{ text: 'Tysdag' }] };
    for (const [who, fields] of [
      [world.ola, [told]],
      [world.astrid, [told]],
      [world.kari, []],
    ] as const) {
      const { comment } = dataOf(
        await world.graphql<{ comment: { editedAt: string; history: { nodes: { fields: object[] }[] } } }>(who, query),
      );
      expect([comment.editedAt, comment.history.nodes.flatMap((node) => node.fields)]).toEqual([
        changed!.editedAt,
        fields,
      ]);
    }
    expect(await eventsOf(world, spoken.id)).toEqual(['comment.created', 'comment.updated']);
  });

  it('are undone by the author, not by an admin', async () => {
    const spoken = await say(world.ola, 'Måndag');
    const { lastChange } = dataOf(await change(world.ola, spoken, 'Tysdag')).updateComment!;
    const undo = `mutation { undoChange(id: "${lastChange!.id}") { id } }`;
    expect(refusalOf(await world.graphql(world.astrid, undo))[0]).toBe('notAllowed');
    dataOf(await world.graphql(world.ola, undo));
    expect(texts((await read(world.kari)).nodes)).toEqual(['Måndag']);
  });

  it('that are the same are no change', async () => {
    const spoken = await say(world.ola, 'Måndag');
    expect(dataOf(await change(world.ola, spoken, 'Måndag')).updateComment).toMatchObject({
      version: 1,
      editedAt: null,
    });
  });
});

describe('a removed comment', () => {
  it('is removed by its author and by admins, and not by the owner of the year wheel', async () => {
    const spoken = await say(world.ola, 'Mitt');
    for (const other of [world.kari, world.per])
      expect(refusalOf(await act(world, other, 'removeComment', spoken.id))).toEqual(['notAllowed', 'id']);
    await remove(world.ola, spoken);
    await remove(world.astrid, await say(world.ola, 'Usakleg'));
    expect(await read(world.kari)).toMatchObject({ nodes: [], commentCount: 0, totalCount: 0 });
  });

  it('is absent without replies; with them its place alone stays, without words, author and claps', async () => {
    const answer = await say(world.ola, 'Kva synest de?');
    await world.graphql(world.kari, `mutation { like(id: "${answer.id}") { id } }`);
    const reply = await say(world.kari, 'Eg er einig.', { parent: answer.id });
    const place = { id: answer.id, status: 'OBSOLETE', messageText: null, message: null, author: null, likes: 0 };
    expect(await remove(world.ola, answer)).toMatchObject(place);
    const { nodes, commentCount, totalCount } = await read(world.per);
    expect([nodes, commentCount, totalCount]).toEqual([
      [expect.objectContaining({ ...place, mayRemove: false })],
      1,
      1,
    ]);
    expect(texts2(nodes[0]!.replies)).toEqual(['Eg er einig.']);
    expect(refusalOf(await world.graphql(world.ola, `{ comment(id: "${answer.id}") { id } }`))).toEqual([
      'notFound',
      'id',
    ]);
    await remove(world.kari, reply);
    expect((await read(world.per)).nodes).toEqual([]);
  });

  it('comes back where it stood, with its claps, by its author', async () => {
    const answer = await say(world.ola, 'Fyrst');
    await say(world.kari, 'Sist');
    await world.graphql(world.kari, `mutation { like(id: "${answer.id}") { id } }`);
    await remove(world.ola, answer);
    expect(await restore(world.ola, answer)).toMatchObject({ messageText: 'Fyrst', status: 'PUBLISHED', likes: 1 });
    expect(texts((await read(world.per)).nodes)).toEqual(['Fyrst', 'Sist']);
    expect(await eventsOf(world, answer.id)).toEqual([
      'comment.created',
      'subject.liked',
      'comment.removed',
      'comment.broughtBack',
    ]);
  });

  it('is brought back by nobody else; what an admin removed not by its author either', async () => {
    const mine = await say(world.ola, 'Mitt');
    await remove(world.ola, mine);
    for (const other of [world.kari, world.per])
      expect(refusalOf(await act(world, other, 'restoreComment', mine.id))).toEqual(['notFound', 'id']);
    const unfit = await say(world.ola, 'Usakleg');
    await remove(world.astrid, unfit);
    expect(refusalOf(await act(world, world.ola, 'restoreComment', unfit.id))).toEqual(['notAllowed', 'id']);
    expect(await restore(world.astrid, unfit)).toMatchObject({ messageText: 'Usakleg' });
    expect(refusalOf(await act(world, world.ola, 'restoreComment', unfit.id))).toEqual(['notFound', 'id']);
  });

  it('stays gone after 30 days, while the replies to it stay', async () => {
    const answer = await say(world.ola, 'Gammalt');
    await say(world.kari, 'Svar', { parent: answer.id });
    await remove(world.ola, answer);
    await world.db
      .updateTable('subject')
      .set({ last_updated: daysEarlier(new Date(), 31) })
      .where('id', '=', Number(answer.id))
      .execute();
    expect(refusalOf(await act(world, world.ola, 'restoreComment', answer.id))).toEqual(['notFound', 'id']);
    await world.db.deleteFrom('subject').where('id', '=', Number(answer.id)).execute(); // as the trash job does
    const { nodes } = await read(world.per);
    expect([nodes[0]!.status, texts2(nodes[0]!.replies)]).toEqual(['OBSOLETE', ['Svar']]);
  });
});

describe('with an activity', () => {
  it('its comments go to the trash and come back; one that was gone before stays gone', async () => {
    const kept = await say(world.ola, 'Blir med');
    const gone = await say(world.ola, 'Var borte');
    await remove(world.ola, gone);
    await removeActivity(world, world.kari, instance);
    expect(refusalOf(await ask(world, world.ola, instance))).toEqual(['notFound', 'meta']);
    expect(refusalOf(await act(world, world.ola, 'restoreComment', kept.id))).toEqual(['notFound', 'id']);
    dataOf(await world.graphql(world.kari, `mutation { restoreEventInstance(id: "${instance}") { id } }`));
    expect(texts((await read(world.ola)).nodes)).toEqual(['Blir med']);
  });
});
