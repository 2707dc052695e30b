import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import { version } from '../base/version.ts';
import type { Db } from '../database/pool.ts';
import { hasFailed, readBackupState } from '../health/backup-state.ts';
import { checkHealth } from '../health/health.ts';
import type { Metric } from './exposition.ts';

/** Starts to measure this process. Returns a function that reads the metrics. */
export function measureProcess(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const metrics = [
      counter('process_cpu_seconds_total', 'Seconds of CPU that this process has used.', (user + system) / 1e6),
      gauge('process_resident_memory_bytes', 'Memory that this process holds.', rss),
      gauge('nodejs_heap_used_bytes', 'Memory that its objects take.', heapUsed),
      gauge('process_start_time_seconds', 'When it started.', Date.now() / 1_000 - process.uptime()),
      gauge('nodejs_eventloop_delay_seconds', 'Its longest wait for a turn since this was last read.', delay.max / 1e9),
    ];
    delay.reset();
    return metrics;
  };
}

/** Measures the parts that the installation needs, and the unsent mail. Mail is left out if the database does not answer. */
export async function measureInstallation(services: Services): Promise<Metric[]> {
  const [health, mails, backups] = await Promise.all([
    checkHealth(services),
    countMails(services.db).catch(() => []),
    measureBackups(services).catch(() => []),
  ]);
  return [
    {
      name: 'samspel_info',
      type: 'gauge',
      help: 'The version of Samspel.',
      samples: [{ labels: { version }, value: 1 }],
    },
    {
      name: 'samspel_ready',
      type: 'gauge',
      help: 'Whether a part that Samspel stands on is in order (1) or not (0).',
      samples: Object.entries(health).map(([part, holds]) => ({ labels: { part }, value: Number(holds) })),
    },
    ...measureStandbys(services),
    { name: 'samspel_mails', type: 'gauge', help: 'Mails that have not left.', samples: mails },
    ...backups,
  ];
}

/** Measures the standbys that are read from, if there are any. */
function measureStandbys({ standbys }: Services): Metric[] {
  const states = standbys?.states() ?? [];
  if (states.length === 0) return [];
  return [
    {
      name: 'samspel_standby_read',
      type: 'gauge',
      help: 'Whether people read from a standby (1), or it is away or too far behind (0).',
      samples: states.map(({ name, isRead }) => ({ labels: { standby: name }, value: Number(isRead) })),
    },
    {
      name: 'samspel_standby_behind_seconds',
      type: 'gauge',
      help: 'Seconds since the last moment of which a standby was known to have everything.',
      samples: states.map(({ name, secondsBehind }) => ({ labels: { standby: name }, value: secondsBehind })),
    },
  ];
}

/** Measures the backups, if there have been any. */
async function measureBackups({ db, now }: Services): Promise<Metric[]> {
  const state = await readBackupState(db);
  const { made, failed } = state;
  const age = (moment: Date) => Math.max(0, now().getTime() - moment.getTime()) / 1_000; // the database has a clock of its own
  return [
    ...(made
      ? [
          gauge(
            'samspel_backup_age_seconds',
            'Seconds since the moment that the newest whole backup shows.',
            age(made.at),
          ),
          gauge('samspel_backup_bytes', 'Bytes of the newest whole backup.', made.bytes),
        ]
      : []),
    ...(made || failed
      ? [gauge('samspel_backup_failed', 'Whether the newest try failed (1) or not (0).', Number(hasFailed(state)))]
      : []),
    ...(failed
      ? [gauge('samspel_backup_failure_age_seconds', 'Seconds since the newest try that failed.', age(failed.at))]
      : []),
  ];
}

async function countMails(db: Db) {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    select count(*) filter (where given_up_at is null) as waiting, count(*) filter (where given_up_at is not null) as "givenUp"
    from mail_outbox where sent_at is null`.execute(db);
  const { waiting, givenUp } = rows[0]!;
  return [
    { labels: { state: 'waiting' }, value: waiting },
    { labels: { state: 'given up' }, value: givenUp },
  ];
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});
const counter = (name: string, help: string, value: number): Metric => ({
  ...gauge(name, help, value),
  type: 'counter',
});
