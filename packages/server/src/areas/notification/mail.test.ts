import { settingsOfFrequency } from '@samspel/domain/account/mail-frequency';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { greeting, send } from '../comment/testing/comments.ts';
import { openPost } from './testing/mails.ts';
import { act, forgetAll, rename, shownTo, tellAll } from './testing/notifications.ts';

let world: World;
let post: Awaited<ReturnType<typeof openPost>>;
let wheel: string;
let activity: { id: string };
beforeAll(async () => {
  world = await makeWorld({ env: { BASE_URL: 'https://samspel.example' } });
  post = await openPost(world);
});
beforeEach(async () => {
  world.setNow(new Date().toISOString());
  await world.db.deleteFrom('mail_outbox').execute();
  for (const person of [world.kari, world.ola, world.per]) await choose(person, 'INSTANT');
  wheel = await makeCalendar(world, world.kari, open);
  activity = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!;
  await forgetAll(world);
  dataOf(await act(world, world.per, `follow(id: "${wheel}") { id }`));
});
afterAll(async () => {
  await post.close();
  await world.close();
});

const choose = (as: TestPerson, frequency: Parameters<typeof settingsOfFrequency>[0]) =>
  world.db
    .updateTable('person')
    .set({ settings: JSON.stringify(settingsOfFrequency(frequency)), language: 'nn' })
    .where('id', '=', as.id)
    .execute();
const mention = (as: TestPerson, text?: string) =>
  send(world, world.kari, 'createComment', { meta: activity.id, message: greeting(as, text) }).then(dataOf);
const later = (minutes: number) => {
  world.setNow(new Date(world.services.now().getTime() + minutes * 60_000).toISOString());
};
const hide = (id = wheel) =>
  world.db
    .updateTable('subject')
    .set({ is_private: true, visibility: 'PRIVATE' })
    .where('id', '=', Number(id))
    .execute();
const mails = async () => {
  await post.write();
  return post.send();
};

describe('no mail comes', () => {
  it('to whoever wants none', async () => {
    await choose(world.per, 'NEVER');
    await mention(world.per);
    later(60 * 24 * 8);
    expect(await mails()).toEqual([]);
  });

  it('to whoever chose so while a mail waited', async () => {
    await rename(world, world.kari, wheel, 'Budsjett');
    await post.write();
    await choose(world.per, 'NEVER');
    later(11);
    expect(await mails()).toEqual([]);
    await choose(world.per, 'INSTANT');
    expect(await mails()).toEqual([]);
  });

  it('of what was read before it left', async () => {
    await mention(world.per);
    await tellAll(world);
    dataOf(await act(world, world.per, 'markAllNotificationsRead'));
    expect(await mails()).toEqual([]);
  });

  it('of what was read while the mail lay in the outbox', async () => {
    await mention(world.per);
    await post.write();
    dataOf(await act(world, world.per, 'markAllNotificationsRead'));
    expect(await post.send()).toEqual([]);
  });

  it('of a thing that was hidden before it was written', async () => {
    await rename(world, world.kari, wheel, 'Budsjett');
    await tellAll(world);
    await hide();
    later(11);
    expect(await mails()).toEqual([]);
    expect(await world.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });

  it('of a thing that was hidden while the mail lay in the outbox: it is dropped, and nothing of it is kept', async () => {
    await mention(world.per);
    await post.write();
    const [waiting] = await world.db.selectFrom('mail_outbox').selectAll().execute();
    expect(waiting).toMatchObject({ subject: null, body: null });
    await hide();
    expect(await post.send()).toEqual([]);
    const [dropped] = await world.db.selectFrom('mail_outbox').selectAll().execute();
    expect(dropped).toMatchObject({ to_address: null, about: null, body: null, given_up_at: expect.any(Date) });
  });

  it('of a thing that was muted while a mail waited, or what it hangs on', async () => {
    await rename(world, world.kari, wheel, 'Budsjett');
    await tellAll(world);
    dataOf(await act(world, world.per, `setNotifyLevel(input: { id: "${wheel}", level: MINE }) { id }`));
    later(11);
    expect(await mails()).toEqual([]);

    await mention(world.per);
    await post.write();
    dataOf(await act(world, world.per, `setNotifyLevel(input: { id: "${wheel}", level: NOTHING }) { id }`));
    expect(await post.send()).toEqual([]);
  });

  it('to whoever was deactivated while it lay in the outbox', async () => {
    await mention(world.per);
    await post.write();
    const set = (status: 'ACTIVATED' | 'DEACTIVATED') =>
      world.db.updateTable('person').set({ user_status: status }).where('id', '=', world.per.id).execute();
    await set('DEACTIVATED');
    expect(await post.send()).toEqual([]);
    await set('ACTIVATED');
  });
});

describe('a mail at once', () => {
  it('tells of a mention, in plain text and in HTML, with the way there and out', async () => {
    const comment = await mention(world.per);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const url = `https://samspel.example/app/calendar/okonomi-og-budsjett-${wheel}?activity=${activity.id}&comment=${comment.createComment!.id}`;
    expect(mail!.to).toBe(world.per.email);
    expect(mail!.subject).toBe('Kari Nes nemnde deg i ein kommentar til Budsjettmøte');
    expect(mail!.text).toContain('* Kari Nes nemnde deg i ein kommentar til Budsjettmøte, kl.');
    expect(mail!.text).toContain(`Opne i Samspel:\n${url}\n`);
    expect(mail!.html).toContain(
      '<strong>Kari Nes</strong> nemnde deg i ein kommentar til <strong>Budsjettmøte</strong>',
    );
    expect(mail!.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(mail!.html).toContain('<html lang="nn">');
  });

  it('is one where the same thing is changed ten times within ten minutes', async () => {
    for (let at = 1; at <= 10; at += 1) {
      await rename(world, world.kari, wheel, `Budsjett ${at}`);
      expect(await mails()).toEqual([]);
      later(1);
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Kari Nes endra Budsjett 10']);
    later(60);
    expect(await mails()).toEqual([]);
  });

  it('is one where ten parts of a whole are changed, and says how many', async () => {
    for (let at = 1; at <= 12; at += 1) await makeEvent(world, world.kari, wheel, { title: `Møte ${at}` });
    await post.write();
    later(10);
    const [mail, ...more] = await mails();
    expect([mail!.subject, more]).toEqual(['Økonomi og budsjett: 12 nye varsel', []]);
    expect(mail!.text).toContain('Økonomi og budsjett\n\n* Kari Nes la til Møte 1 i Økonomi og budsjett');
    expect(mail!.text).toContain('Og 2 varsel til');
    expect(mail!.text).not.toContain('Møte 11');
  });

  it('brings what waited of the same whole, and the next one comes ten minutes after it', async () => {
    await rename(world, world.kari, wheel, 'Budsjett');
    await mention(world.per);
    const [first, ...others] = await mails();
    expect([first!.subject, others]).toEqual(['Budsjett: 2 nye varsel', []]);
    later(3);
    await mention(world.per, 'og dette?');
    await mention(world.per, 'og det?');
    expect(await mails()).toEqual([]);
    later(6);
    expect(await mails()).toEqual([]);
    later(1);
    expect(await mails()).toHaveLength(1);
  });

  it('is one for each whole', async () => {
    const other = await makeCalendar(world, world.kari, open);
    await forgetAll(world);
    for (const id of [wheel, other]) dataOf(await act(world, world.per, `follow(id: "${id}") { id }`));
    await rename(world, world.kari, wheel, 'Budsjett');
    await rename(world, world.kari, other, 'Kultur og fritid');
    await post.write();
    later(10);
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      'Kari Nes endra Budsjett',
      'Kari Nes endra Kultur og fritid',
    ]);
  });

  it('speaks the language of its reader, and says nothing that a person wrote as HTML', async () => {
    await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.per.id).execute();
    await rename(world, world.kari, wheel, '<b>Budsjett</b> & "plan"\u202e');
    await post.write();
    later(10);
    const [mail] = await mails();
    expect(mail!.subject).toContain('Kari Nes changed <b>Budsjett</b> & "plan"');
    expect(mail!.html).toContain('&lt;b&gt;Budsjett&lt;/b&gt; &amp; &quot;plan&quot;');
    expect(mail!.html).toContain('<html lang="en">');
  });

  it('has no line that is longer than mail may have, whatever the title', async () => {
    await rename(world, world.kari, wheel, 'å'.repeat(255));
    await post.write();
    later(10);
    const [mail] = await mails();
    for (const line of mail!.text.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(998);
    expect([...mail!.subject].length).toBeLessThanOrEqual(150);
  });

  it('leaves once, however many processes write mails', async () => {
    await mention(world.per);
    await Promise.all([post.write(), post.write(), post.write()]);
    expect(await post.send()).toHaveLength(1);
  });

  it('tells what an admin sent, and who', async () => {
    await world.rest(world.astrid, 'POST', '/notification/send', {
      message: 'Samspel er nede *søndag*',
      persons: [world.per.id],
    });
    const [mail] = await mails();
    expect([mail!.subject, mail!.to]).toEqual([
      `${world.astrid.name} (administrator) skriv: Samspel er nede *søndag*`,
      world.per.email,
    ]);
    expect((await shownTo(world, world.per)).totalCount).toBe(1);
  });
});
