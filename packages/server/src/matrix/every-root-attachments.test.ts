import { kindsWith } from '@samspel/domain/subject/attachments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCalendar } from '../areas/calendar/testing/wheels.ts';
import { ask as askComments, send as sendComment, words } from '../areas/comment/testing/comments.ts';
import { upload as uploadTo } from '../areas/file/testing/upload.ts';
import { openPost } from '../areas/notification/testing/mails.ts';
import { forgetAll, shownTo } from '../areas/notification/testing/notifications.ts';
import { dataOf, refusalOf } from '../core/testing/answers.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { hidden, open } from '../subject/testing/things.ts';
import { needed } from './root-rows.ts';
import { roots } from './roots.ts';

let world: World;
let post: Awaited<ReturnType<typeof openPost>>;
let shown: string;
let secret: string;
let other: string;
beforeAll(async () => {
  world = await makeWorld({ env: { BASE_URL: 'https://samspel.example' } });
  post = await openPost(world);
});
afterAll(async () => {
  await post.close();
  await world.close();
});

let minutes = 0;
/** Eleven minutes after the last time: mails of changes wait for ten. */
function later(): string {
  minutes += 11;
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

const change = <Result>(as: TestPerson, name: string, type: string, input: object, selection = '{ id }') =>
  world.graphql<Record<string, Result>>(as, `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`, {
    input,
  });
const query = async <Result>(as: TestPerson, asked: string) => dataOf(await world.graphql<Result>(as, `{ ${asked} }`));

const comment = (as: TestPerson, meta: string, text = 'Kjem de med båt?') =>
  sendComment(world, as, 'createComment', { meta, message: words(text) });
const tag = (as: TestPerson, meta: string) => change(as, 'addTags', 'ChangeTagsInput', { meta, tags: ['Uvêr'] });
const link = (as: TestPerson, meta: string) =>
  change(as, 'createLink', 'CreateLinkInput', { meta, label: 'Rutinen', href: 'https://www.ks.no/rutine' });
const relation = (as: TestPerson, meta: string) =>
  change(as, 'addToRelated', 'AddToRelatedInput', { meta, metasToAdd: [other] });
const mail = (as: TestPerson, id: string) => change(as, 'share', 'ShareInput', { id, email: 'gjest@eksempel.no' }, '');
const mute = (as: TestPerson, id: string) =>
  change(as, 'setNotifyLevel', 'SetNotifyLevelInput', { id, level: 'NOTHING' });

/** What other areas hang on every kind of thing with an access list that takes it, and what becomes of it; no kind has code for it. */
describe.each(roots)('on a $words', ({ kind, type, one }) => {
  const takes = (attachment: Parameters<typeof kindsWith>[0]) => kindsWith(attachment).includes(kind);
  const hung = Object.entries({ tag, link, relation }).filter(([name]) => takes(name as 'tag'));
  const upload = (as: TestPerson, id: string) => uploadTo(world, as, id, undefined, { type: kind });
  const make = async (title: string, access: object) => {
    const input = { ...needed[kind], title, access };
    const made = await change<{ id: string }>(world.kari, `create${type}`, `Create${type}Input`, input);
    return dataOf(made)[`create${type}`]!.id;
  };
  beforeEach(async () => {
    shown = await make('Samling', open);
    secret = await make('Løynd samling', hidden);
    other = await makeCalendar(world, world.kari, open, { title: 'Øvingar' });
    await forgetAll(world);
  });

  const onHidden = [...hung, ...Object.entries({ mail, mute, ...(takes('comment') && { comment }) })];
  it.each(onHidden)('that is hidden, as on none, Per, a stranger, may not: %s', async (_what, act) => {
    const none = await act(world.per, '999999999');
    expect(refusalOf(none)[0]).toBe('notFound');
    expect(await act(world.per, secret)).toEqual(none);
  });

  it.each(hung)('who only reads it may not: %s', async (_what, act) => {
    expect(refusalOf(await act(world.per, shown))[0]).toBe('notAllowed');
  });

  it.runIf(takes('comment'))(
    'whoever reads it comments, which its maker hears with a link, and by whose words search finds it',
    async () => {
      const { id } = dataOf(await comment(world.per, shown)).createComment!;
      const { comments } = dataOf(await askComments(world, world.ola, shown));
      expect(comments).toMatchObject({ totalCount: 1, mayComment: true });
      const [told] = (await shownTo(world, world.kari)).nodes;
      const href = `samling-${shown}?comment=${id}`;
      expect(told).toMatchObject({ hrefType: kind, href, by: { name: 'Per Lund' } });
      const found = 'search(query: "kjem de med båt") { hits { id kind foundIn } }';
      const hit = { id: shown, kind, foundIn: 'COMMENT' };
      expect(await query(world.ola, found)).toMatchObject({ search: { hits: [hit] } });
    },
  );

  it.runIf(takes('comment'))('that is hidden a stranger is told of nothing that is said', async () => {
    dataOf(await comment(world.kari, secret, 'Berre for oss'));
    expect((await shownTo(world, world.per)).nodes).toEqual([]);
    expect(await query(world.per, 'search(query: "berre for oss") { hits { id } }')).toEqual({ search: { hits: [] } });
  });

  it.runIf(takes('comment'))('nothing is heard by who has muted it', async () => {
    dataOf(await mute(world.kari, shown));
    dataOf(await comment(world.per, shown));
    expect((await shownTo(world, world.kari)).nodes).toEqual([]);
  });

  it('a change is told by mail to who follows it, with the way to it', async () => {
    const follow = `mutation { follow(id: "${shown}") { id } updateSettings(input: { sendInstantNotificationMail: true }) { id } }`;
    dataOf(await world.graphql(world.per, follow));
    dataOf(
      await change(world.kari, `update${type}`, `Update${type}Input`, {
        id: shown,
        version: 1,
        title: 'Samling att',
      }),
    );
    await post.write();
    world.setNow(later());
    await post.write();
    const [told] = await post.send();
    expect(told).toMatchObject({ to: world.per.email });
    expect(told!.text).toContain(`https://samspel.example/app/${one}/samling-att-${shown}`);
  });

  it.runIf(takes('file'))('files hang, which those read who read it', async () => {
    expect((await upload(world.per, secret)).body).toEqual((await upload(world.per, '999999999')).body);
    expect(await upload(world.kari, shown)).toMatchObject({ status: 200 });
    expect(await upload(world.per, shown)).toMatchObject({ body: { code: 'notAllowed' } });
    const files = { files: [{ name: 'Notat.txt' }] };
    expect(await query(world.per, `${one}(id: ${shown}) { files { name } }`)).toEqual({ [one]: files });
  });

  it.runIf(takes('tag'))('a tag is told to who follows it, and its page lists the thing', async () => {
    dataOf(await change(world.per, 'followTag', 'FollowTagInput', { title: 'uvêr' }));
    dataOf(await tag(world.kari, shown));
    expect((await shownTo(world, world.per)).nodes).toMatchObject([{ hrefType: kind }]);
    const page = `tagged(title: "Uvêr", kind: ${kind}) { nodes { id } }`;
    expect(await query(world.per, page)).toEqual({ tagged: { nodes: [{ id: shown }] } });
  });

  it.runIf(takes('link') && takes('relation'))('links and relations hang, the latter both ways', async () => {
    dataOf(await link(world.kari, shown));
    dataOf(await relation(world.kari, shown));
    const ends = `links(meta: "${shown}") { label } related(meta: "${other}") { nodes { id kind } }`;
    expect(await query(world.per, ends)).toEqual({
      links: [{ label: 'Rutinen' }],
      related: { nodes: [{ id: shown, kind }] },
    });
  });

  it('a mail to somebody leads to its page', async () => {
    dataOf(await mail(world.per, shown));
    const [sent] = await post.send();
    expect(sent).toMatchObject({ to: 'gjest@eksempel.no' });
    expect(sent!.text).toContain(`https://samspel.example/app/${one}/samling-${shown}`);
  });
});
