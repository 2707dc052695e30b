import { mailFrequencyOf, settingsOfFrequency } from '@samspel/domain/account/mail-frequency';
import { settingsOf } from '@samspel/domain/account/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import type { ReadMail } from '../../core/testing/read-mail.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { greeting, send } from '../comment/testing/comments.ts';
import { openPost } from './testing/mails.ts';
import { unsubscribeToken } from './unsubscribing.ts';

let world: World;
let mail: ReadMail;
beforeAll(async () => {
  world = await makeWorld({ env: { BASE_URL: 'https://samspel.example' } });
  const post = await openPost(world);
  await choose('INSTANT');
  const wheel = await makeCalendar(world, world.kari, open);
  const { id } = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!;
  dataOf(await send(world, world.kari, 'createComment', { meta: id, message: greeting(world.per) }));
  await post.write();
  mail = (await post.send())[0]!;
  await post.close();
});
beforeEach(() => choose('INSTANT'));
afterAll(() => world.close());

const choose = (frequency: Parameters<typeof settingsOfFrequency>[0]) =>
  world.db
    .updateTable('person')
    .set({ settings: JSON.stringify({ ...settingsOfFrequency(frequency), notifyChanged: false }) })
    .where('id', '=', world.per.id)
    .execute();
const settings = async (as: TestPerson) => {
  const one = world.db.selectFrom('person').select('settings').where('id', '=', as.id);
  return settingsOf((await one.executeTakeFirstOrThrow()).settings as object);
};
const frequency = async (as: TestPerson) => mailFrequencyOf(await settings(as));

/** Sends what a mail program does (RFC 8058): a form, without cookies or an access token. */
const press = (path: string) =>
  world.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const pathIn = ({ headers }: ReadMail) => /^<https:\/\/samspel\.example(.+)>$/.exec(headers['list-unsubscribe']!)![1]!;

describe('a press on unsubscribe is refused', () => {
  it.each([
    ['nothing', ''],
    ['a number', '7'],
    ['anything long', 'a'.repeat(5_000)],
    ['what is no base64', '%00%ff'],
  ])('with %s for a token', async (_what, token) => {
    const { statusCode, body } = await press(`/api/notification/unsubscribe?token=${token}`);
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'mail.link']);
    expect(await frequency(world.per)).toBe('INSTANT');
  });

  it('with a token that somebody changed, or made with another key', async () => {
    const token = unsubscribeToken(world.services, world.per.id);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const one of [changed, unsubscribeToken({ secretKey: 'another key'.repeat(4) }, world.per.id)]) {
      expect((await press(`/api/notification/unsubscribe?token=${one}`)).statusCode).toBe(400);
    }
    expect(await frequency(world.per)).toBe('INSTANT');
  });
});

describe('a press on unsubscribe', () => {
  it('is offered by the headers of each mail', () => {
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(pathIn(mail)).toMatch(/^\/api\/notification\/unsubscribe\?token=[\w-]{38,}$/);
    expect(mail.text).toMatch(
      /Slutt å få varsel på e-post:\nhttps:\/\/samspel\.example\/app\/unsubscribe\?token=[\w-]+/,
    );
  });

  it('ends the mails of that person without signing in, and nothing else; again it is the same', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, body } = await press(pathIn(mail));
      expect([statusCode, JSON.parse(body)]).toEqual([200, { ok: true }]);
      expect(await frequency(world.per)).toBe('NEVER');
    }
    expect((await settings(world.per)).notifyChanged).toBe(false);
    expect(await frequency(world.kari)).toBe('DAILY');
  });

  it('ends nothing while a program only looks at the link: it leads to the page that asks', async () => {
    const { statusCode, headers } = await world.app.inject({ method: 'GET', url: pathIn(mail) });
    expect([statusCode, headers.location]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/samspel\.example\/app\/unsubscribe\?token=[\w-]+$/),
    ]);
    expect(await frequency(world.per)).toBe('INSTANT');
  });

  it('is the one call that takes a form', async () => {
    const { statusCode } = await press('/api/auth/email');
    expect(statusCode).toBe(400);
  });
});
