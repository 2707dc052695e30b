import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { everyTable, hidden, limited, open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { create, makeTopic } from '../discussion/testing/discussions.ts';
import { makeGrant } from '../grant/testing/grants.ts';
import { openPost } from '../notification/testing/mails.ts';

let world: World;
let post: Awaited<ReturnType<typeof openPost>>;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld({ env: { BASE_URL: 'https://samspel.example' } });
  post = await openPost(world);
});
beforeEach(async () => {
  for (const table of ['mail_outbox', 'rate_limit'] as const) await world.db.deleteFrom(table).execute();
  wheel = await makeCalendar(world, world.kari, open);
});
afterAll(async () => {
  await post.close();
  await world.close();
});

const share = (as: TestPerson, id: string, email = 'ekstern@eksempel.no', more: object = {}) =>
  world.graphql<{ share: boolean }>(as, 'mutation ($input: ShareInput!) { share(input: $input) }', {
    input: { id, email, ...more },
  });

describe('sharing by mail is refused', () => {
  it('of a thing that one may not read, as of none', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const shown = await makeCalendar(world, world.kari, limited);
    const before = await everyTable(world);
    const absent = await share(world.per, '999999999');
    expect(refusalOf(absent)).toEqual(['notFound', 'input.id']);
    expect(await share(world.per, secret)).toEqual(absent);
    expect(refusalOf(await share(world.per, shown))).toEqual(['notAllowed', 'input.id']);
    expect(await everyTable(world)).toBe(before);
  });

  it.each([
    ['no address', '', 'input.required', 'email'],
    ['what is no address', 'per', 'input.email', 'email'],
    ['two addresses', 'per@lundvik.example,ola@fjordvik.example', 'input.email', 'email'],
    ['an address with a header behind it', 'per@lundvik.example\r\nBcc: alle@fjordvik.example', 'input.email', 'email'],
  ])('to %s', async (_what, email, code, field) => {
    expect(refusalOf(await share(world.kari, wheel, email))).toEqual([code, `input.${field}`]);
  });

  it('with a message that is too long', async () => {
    const long = await share(world.kari, wheel, undefined, { description: 'å'.repeat(1_001) });
    expect(refusalOf(long)).toEqual(['input.tooLong', 'input.description']);
  });

  it('after twenty in an hour, to whomever', async () => {
    for (let at = 0; at < 20; at += 1) dataOf(await share(world.kari, wheel, `p${at}@eksempel.no`));
    expect(refusalOf(await share(world.kari, wheel))[0]).toBe('tooManyRequests');
    expect(await post.send()).toHaveLength(20);
    dataOf(await share(world.ola, wheel));
  });
});

describe('a thing that is shared by mail', () => {
  it('is told of with the sender, their municipality, message, title and link, and nothing else', async () => {
    const description = 'Sjå på <b>budsjettet</b>,\nhttps://ks.no';
    expect(dataOf(await share(world.kari, wheel, 'Ekstern@Eksempel.no', { description })).share).toBe(true);
    const [mail, ...more] = await post.send();
    expect([mail!.to, mail!.subject, more]).toEqual([
      'ekstern@eksempel.no',
      'Kari Nes deler Økonomi og budsjett med deg',
      [],
    ]);
    expect(mail!.text.trim().split('\n')).toEqual([
      'Økonomi og budsjett',
      '',
      'Kari Nes i Fjordvik kommune vil vise deg dette i Samspel.',
      '',
      '> Sjå på <b>budsjettet</b>,',
      '> https://ks.no',
      '',
      'Opne i Samspel:',
      `https://samspel.example/app/calendar/okonomi-og-budsjett-${wheel}`,
      '',
      '-- ',
      'Lenkja gir ikkje tilgang i seg sjølv: kven som kan opne ho, er bestemt i',
      'Samspel.',
    ]);
    expect(mail!.html).toContain('Sjå på &lt;b&gt;budsjettet&lt;/b&gt;,<br>\nhttps://ks.no</blockquote>');
    expect(mail!.text + mail!.html + JSON.stringify(mail!.headers)).not.toContain(world.kari.email);
  });

  it('may be a series or an activity too', async () => {
    const event = await makeEvent(world, world.kari, wheel);
    const { id } = event.instances.nodes[0]!;
    for (const one of [event.id, id]) dataOf(await share(world.kari, one));
    for (const { text } of await post.send()) {
      expect(text).toContain(`/app/calendar/okonomi-og-budsjett-${wheel}?activity=${id}`);
    }
  });

  it('may be a question, also one on a topic, and the link leads to the question', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    const inTopic = await create(world, world.ola, { topic, title: 'Kven har plass?' });
    const inPublic = await create(world, world.per, { title: 'Kven har rutine?' });
    for (const { id } of [inTopic, inPublic]) dataOf(await share(world.ola, id));
    expect((await post.send()).map(({ text }) => /\/app\S+/.exec(text)![0]).sort()).toEqual([
      `/app/forum/public/kven-har-plass-${inTopic.id}`,
      `/app/forum/public/kven-har-rutine-${inPublic.id}`,
    ]);
  });

  it('may be a grant', async () => {
    const { id } = await makeGrant(world);
    dataOf(await share(world.per, id));
    expect((await post.send())[0]!.text).toMatch(new RegExp(`/app/action-value/\\S+-${id}\n`));
  });

  it('leaves no address and no message behind, nor where the mail never left', async () => {
    dataOf(await share(world.kari, wheel, undefined, { description: 'Hei' }));
    await post.send();
    const rows = () => world.db.selectFrom('mail_outbox').selectAll().execute();
    expect(await rows()).toMatchObject([{ to_address: null, about: null, body: null, sent_at: expect.any(Date) }]);
    expect(JSON.stringify(await rows())).not.toMatch(/eksempel|Hei/);
  });

  it('is told of to nobody when it was hidden from the sender before the mail left', async () => {
    dataOf(await share(world.per, wheel));
    await world.db
      .updateTable('subject')
      .set({ is_private: true, visibility: 'PRIVATE' })
      .where('id', '=', Number(wheel))
      .execute();
    expect(await post.send()).toEqual([]);
    expect(await world.db.selectFrom('mail_outbox').selectAll().execute()).toMatchObject([
      { to_address: null, about: null },
    ]);
  });

  it('gives no access, and speaks the language of a member', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.per.id).execute();
    dataOf(await share(world.kari, secret, world.per.email));
    expect((await post.send())[0]!.subject).toBe('Kari Nes shares Økonomi og budsjett with you');
    const read = await world.graphql(world.per, `{ calendar(id: "${secret}") { id } }`);
    expect(refusalOf(read)[0]).toBe('notFound');
  });
});
