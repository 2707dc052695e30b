import { digestMoments, mailWaitMinutes } from '@samspel/domain/account/mail-frequency';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { openLive } from '../packages/server/src/core/testing/live-client.ts';
import { mailServer } from '../packages/server/src/core/testing/mail-server.ts';
import { signIn, type TestPerson } from '../packages/server/src/core/testing/people.ts';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { seedAccess } from './access-data.ts';
import { openBenchDatabase } from './database.ts';
import { milliseconds, percentile, report } from './report.ts';
import { chooseAtOnce, countConnections, forgetMails, mailed, type Post, timeMails } from './told-mail.ts';

const followers = 5_000;
/** The people of `seedAccess` follow; the owner is one more person. */
const [first, last, owner] = [10_001, 10_000 + followers, 10_001 + followers];
/** Changes whose requests are timed, without followers and with. */
const changes = 15;

type Bench = { db: Database; server: ServerProcess; as: TestPerson; wheel: string };

/**
 * Measures one change of a year wheel with 5,000 followers: what it costs the request, how long until all are notified, live and by mail; 5,000 daily
 * mails, and 5,000 mails at once.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const { db } = database;
  await seedAccess(db, 0);
  await sql`insert into person (id, hash, email, name, organization_id, user_status) values (${owner}, 'eigar', 'eigar@x.example', 'Eigar', 1, 'ACTIVATED')`.execute(
    db,
  );
  const post = await mailServer();
  const server = await startProcess({ DATABASE_URL: database.url, SMTP_URL: post.url });
  const as = { token: await signIn(db, owner) } as TestPerson;
  const { data } = await server.graphql<{ createCalendar: { id: string } }>(
    as,
    'mutation { createCalendar(input: { title: "Årshjul", color: "#1f6f8b", access: { isPrivate: false } }) { id } }',
  );
  const bench = { db, server, as, wheel: data.createCalendar.id };

  const alone = await timeChanges(bench);
  await sql`insert into follow (subject_id, person_id) select ${bench.wheel}::bigint, id from person where id between ${first} and ${last}`.execute(
    db,
  );
  const listener = await openLive(server, { token: await signIn(db, last) } as TestPerson);
  const start = performance.now();
  await change(bench, 'Det første');
  await listener.next(60_000);
  const heard = performance.now() - start;
  await untilTold(db);
  const written = performance.now() - start;
  listener.close();
  const followed = await timeChanges(bench);

  report(`A change told to ${followers} followers`, [
    {
      what: 'the request, p50',
      figure: milliseconds(percentile(followed, 0.5)),
      against: `${milliseconds(percentile(alone, 0.5))} without followers`,
      ratio: percentile(followed, 0.5) / percentile(alone, 0.5),
      aim: '1, whatever their number',
    },
    { what: 'until all notifications are written', figure: milliseconds(written), against: 'from the press' },
    { what: 'until the last follower’s page hears of it', figure: milliseconds(heard), against: 'from the press' },
  ]);
  await reportMails(bench, post);
  await server.stop();
  await post.close();
  await database.close();
}

/** Reports daily mails of five changes, and instant mails of one more, to all followers. */
async function reportMails(bench: Bench, post: Post): Promise<void> {
  const { db } = bench;
  const endCount = countConnections(post);
  await forgetMails(db);
  for (let at = 0; at < 5; at += 1) await change(bench, `Ny ${at}`, true);
  await untilTold(db);
  const daily = await timeMails(db, post, digestMoments(new Date()).next.daily, followers);
  await forgetMails(db);
  await chooseAtOnce(db, first, last);
  await change(bench, 'Straks');
  await untilTold(db);
  const atOnce = await timeMails(db, post, new Date(Date.now() + 2 * mailWaitMinutes * 60_000), followers);
  report(`Mails to ${followers} followers, written and taken by a mail server`, [
    mailed('daily mails of 5 changes', daily),
    mailed('mails at once of one change', atOnce),
    {
      what: 'connections to the mail server for all of these',
      figure: String(endCount()),
      against: `${2 * followers} mails`,
      aim: 'kept for the mails that follow',
    },
  ]);
}

/** Returns the milliseconds of some changes; no notifications are being made between them. */
async function timeChanges(bench: Bench): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < changes; at += 1) {
    await untilTold(bench.db);
    const start = performance.now();
    await change(bench, `Endring ${at}`);
    times.push(performance.now() - start);
  }
  await untilTold(bench.db);
  return times;
}

/** Makes a change: a new title, or a new activity. */
async function change({ db, server, as, wheel }: Bench, title: string, isNew = false): Promise<void> {
  const { version } = await db
    .selectFrom('subject')
    .select('version')
    .where('id', '=', Number(wheel))
    .executeTakeFirstOrThrow();
  const [name, type, input] = isNew
    ? [
        'createEvent',
        'CreateEventInput',
        { calendar: wheel, title, description: JSON.stringify(richTextOf(title)), startDate: '2026-12-01' },
      ]
    : ['updateCalendar', 'UpdateCalendarInput', { id: wheel, version, title }];
  const { errors } = await server.graphql(as, `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, {
    input,
  });
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Waits until everybody is notified of all that has happened. */
export async function untilTold(db: Database): Promise<void> {
  const waiting = db.selectFrom('domain_event').select('id').where('waits', '=', true).limit(1);
  while ((await waiting.execute()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
