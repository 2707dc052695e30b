import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Area } from '../area/area.ts';
import { writeValue } from '../base/installation.ts';
import type { Services } from '../base/services.ts';
import { version } from '../base/version.ts';
import { publicRoute } from '../rest/route.ts';
import { checkIncoming } from '../storage/incoming.ts';
import { checkBackup } from './backup-state.ts';

/** Minutes that mail may wait before its delivery counts as broken. */
const mailPatience = 15;

/** Milliseconds within which a part must answer; a load balancer asks again soon. */
const patience = 1_500;

type Check = (services: Services) => Promise<unknown>;

/** The parts that this process needs; each check throws if its part fails. Files pass through the data folder, wherever they are stored. */
const checks: Record<'database' | 'storage' | 'mail' | 'jobs' | 'backup', Check> = {
  database: ({ db, now }) => writeValue(db, 'last asked for health', now().toISOString()),
  storage: ({ storage, settings }) => Promise.all([storage.check(), checkIncoming(settings)]),
  mail: async ({ db, now }) => {
    const since = new Date(now().getTime() - mailPatience * 60_000);
    const stuck = await db
      .selectFrom('mail_outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where('created_at', '<', since)
      .limit(1)
      .execute();
    if (stuck.length > 0) throw new Error('mail waits');
  },
  jobs: ({ db }) => sql`select from pgboss.version`.execute(db),
  backup: checkBackup,
};

/** Whether people can be served. A backup that is late is told, and shuts nobody out. */
const isReady = ({ database, storage, mail, jobs }: Health): boolean => database && storage && mail && jobs;

type Health = Record<keyof typeof checks, boolean>;

/** Checks that are under way: everybody who asks meanwhile gets the same answer, so that many who ask cost no more than one. */
const underWay = new WeakMap<Services, Promise<Health>>();

/** Returns which parts work now. */
export function checkHealth(services: Services): Promise<Health> {
  const asked = underWay.get(services) ?? checkAll(services).finally(() => underWay.delete(services));
  underWay.set(services, asked);
  return asked;
}

async function checkAll(services: Services): Promise<Health> {
  const entries = Object.entries(checks).map(async ([name, check]) => [name, await holds(check, services)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The area that reports readiness to monitors and load balancers (product/wire#addresses). */
export const health: Area = {
  name: 'health',
  sdl: '',
  actions: {},
  resolvers: {},
  isReserved: true,
  routes: [
    // Public: a load balancer cannot sign in. It says which part is down, but not why.
    publicRoute({ method: 'GET', path: '/health' }, async ({ services, reply }) => {
      const health = await checkHealth(services);
      const ready = isReady(health);
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, version, ...health });
    }),
  ],
};

/** Whether a part works, which it must say in time: a part that stands still says nothing. */
const holds = (check: Check, services: Services): Promise<boolean> =>
  Promise.race([
    check(services).then(
      () => true,
      () => false,
    ),
    sleep(patience, false, { ref: false }),
  ]);
