import { checkCaptcha, newChallenge } from '../packages/server/src/areas/account/sign-in/captcha.ts';
import { issuePin } from '../packages/server/src/areas/account/sign-in/pin.ts';
import type { Services } from '../packages/server/src/core/base/services.ts';
import { inTransaction } from '../packages/server/src/core/database/transaction.ts';
import { openSession } from '../packages/server/src/core/session/issue-tokens.ts';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { solveCaptcha, type TestChallenge } from '../packages/server/src/core/testing/solve-captcha.ts';
import { seedAccess } from './access-data.ts';
import { cpuClock } from './asking.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { inLanes, type Measure, milliseconds, percentile, report } from './report.ts';

/** The number of the first person of the seed, and how many people sign in. */
const firstPerson = 10_001;
const signIns = 480;
/** Tabs that were open when the server was restarted. */
const tabs = 5_000;
/** How many of them renew without a storm. */
const renewed = 1_600;
/** Milliseconds until a tab whose renewal got no answer tries again, as in the web. */
const again = 5_000;
const secretKey = 'the secret of a measure, of 32 characters and more';
const services = { secretKey, now: () => new Date() } as Services;

/** Measures sign-ins a second, what a captcha costs both sides, and every open tab renewing its token when a server starts. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  await seedAccess(database.db, 0);
  const first = await startProcess({ DATABASE_URL: database.url, SECRET_KEY: secretKey });
  report('Signing in', [await signInsOf(database, first), ...(await captchas())]);
  const tokens = await openTabs(database);
  report('Renewing', [await renewals(database, first, tokens)]);
  await first.stop();
  const second = await startProcess({ DATABASE_URL: database.url, SECRET_KEY: secretKey });
  report(`${tabs} tabs renew at once after a start`, await storm(second, tokens));
  await second.stop();
  await database.close();
}

/** Measures checking an address and sending its mail, then the PIN, sixteen people at a time. */
async function signInsOf(database: BenchDatabase, server: ServerProcess): Promise<Measure> {
  const { db } = database;
  const emails = await db
    .selectFrom('person')
    .select(['id', 'email'])
    .where('id', '>=', firstPerson)
    .orderBy('id')
    .limit(signIns)
    .execute();
  const cpuSoFar = await cpuClock(database, server);
  const before = cpuSoFar();
  const start = performance.now();
  let turn = 0;
  const times = await inLanes(16, signIns / 16, async () => {
    const { id, email } = emails[turn++]!;
    await answered(server, '/auth/email', { email }, 200);
    const { pin: pinCode } = await inTransaction(db, (tx) => issuePin(tx, services, id));
    await answered(server, '/auth/verify-pin', { email, pinCode }, 200);
  });
  const seconds = (performance.now() - start) / 1_000;
  return {
    what: `${signIns} people sign in by PIN, 16 at a time; ${milliseconds((cpuSoFar() - before) / signIns)} of CPU each, in server and database`,
    figure: `${(signIns / seconds).toFixed(0)} a second; ${milliseconds(percentile(times, 0.5))} each, ${milliseconds(percentile(times, 0.95))} at the 95th`,
  };
}

/** Measures what a captcha costs the server, and what it costs a browser, which tries numbers until one fits. */
async function captchas(): Promise<Measure[]> {
  const [made, solved, checked]: number[][] = [[], [], []];
  for (let time = 0; time < 40; time += 1) {
    const began = performance.now();
    const challenge = (await newChallenge(services)) as TestChallenge;
    const given = performance.now();
    const payload = solveCaptcha(challenge);
    const done = performance.now();
    await checkCaptcha(services, payload);
    made!.push(given - began);
    solved!.push(done - given);
    checked!.push(performance.now() - done);
  }
  const [make, solve, check] = [made!, solved!, checked!].map((times) => percentile(times, 0.5)) as [
    number,
    number,
    number,
  ];
  return [
    {
      what: 'solving a captcha, in Node',
      figure: milliseconds(solve),
      against: `${milliseconds(make + check)} for making and checking it`,
      ratio: solve / (make + check),
    },
  ];
}

/** Signs in everybody of the seed, as if days ago; returns their refresh tokens. */
async function openTabs({ db }: BenchDatabase): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < tabs; at += 500) {
    await inTransaction(db, async (tx) => {
      for (let one = at; one < at + 500; one += 1)
        tokens.push((await openSession(tx, firstPerson + one, 'a measure', new Date())).refresh_token);
    });
  }
  return tokens;
}

/** Measures the renewal of some of the tabs, sixteen at a time, as on an ordinary day. */
async function renewals(database: BenchDatabase, server: ServerProcess, tokens: string[]): Promise<Measure> {
  const cpuSoFar = await cpuClock(database, server);
  const [before, start] = [cpuSoFar(), performance.now()];
  let turn = 0;
  const times = await inLanes(16, renewed / 16, async () => {
    const at = turn++;
    const answer = await post(server, '/auth/access-token', { token: tokens[at]! });
    tokens[at] = ((await answer.json()) as { refresh_token: string }).refresh_token;
  });
  const seconds = (performance.now() - start) / 1_000;
  return {
    what: `${renewed} tabs renew, 16 at a time; ${milliseconds((cpuSoFar() - before) / renewed)} of CPU each, in server and database`,
    figure: `${(renewed / seconds).toFixed(0)} a second; ${milliseconds(percentile(times, 0.5))} each, ${milliseconds(percentile(times, 0.95))} at the 95th`,
  };
}

/**
 * Measures every tab asking at the same moment; those without an answer ask again as the web does, while somebody checks whether the server is up.
 */
async function storm(server: ServerProcess, tokens: readonly string[]): Promise<Measure[]> {
  const start = performance.now();
  const counts = new Map<string, number>();
  let isOver = false;
  const pings = ping(server, () => isOver);
  const times = await Promise.all(
    tokens.map(async (token) => {
      for (;;) {
        const status = await renew(server, token);
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if (status === '200') return performance.now() - start;
        if (status.startsWith('4') && status !== '429') throw new Error(`A tab was signed out: ${status}`);
        await new Promise((later) => setTimeout(later, again));
      }
    }),
  );
  isOver = true;
  const waited = await pings;
  return [
    {
      what: `all have new tokens, nobody is signed out; answers ${[...counts].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
      figure: `after ${(Math.max(...times) / 1_000).toFixed(1)} s`,
      against: `${(percentile(times, 0.5) / 1_000).toFixed(1)} s for half of them`,
    },
    {
      what: 'the ping of somebody else meanwhile, at the 95th',
      figure: milliseconds(percentile(waited, 0.95)),
      against: `${milliseconds(Math.max(...waited))} at worst`,
    },
  ];
}

const renew = (server: ServerProcess, token: string): Promise<string> =>
  post(server, '/auth/access-token', { token }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return String(answer.status);
    },
    () => 'no answer',
  );

async function ping(server: ServerProcess, isOver: () => boolean): Promise<number[]> {
  const waited: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await fetch(`${server.url}/api`).then((answer) => answer.arrayBuffer());
    waited.push(performance.now() - start);
    await new Promise((later) => setTimeout(later, 100));
  }
  return waited;
}

async function answered(server: ServerProcess, path: string, body: object, status: number): Promise<void> {
  const answer = await post(server, path, body);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

const post = (server: ServerProcess, path: string, body: object) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
