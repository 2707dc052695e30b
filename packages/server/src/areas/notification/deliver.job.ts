import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { logUnexpected } from '../../core/errors/unexpected.ts';
import { noticeChannel } from '../../core/events/emit.ts';
import type { Job } from '../../core/jobs/job.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { NotificationRule, NotificationRules } from '../../subject/notify/notification-rule.ts';
import { type AppliedRule, writeNotifications } from './notification.write.ts';
import { notifiableOf, type PendingEvent, takePendingEvent } from './pending-events.queries.ts';
import { rulesOf } from './rules.ts';

/**
 * Writes people's notifications, event by event, as soon as a process hears of one. If it is killed, its event is left for the next run: when anything
 * else happens, or in the next minute.
 */
export function deliverJob(kinds: Kinds): Job {
  const rules = rulesOf(kinds);
  return {
    name: 'notification.tell',
    schedule: { every: 'MINUTES', minutes: 1 },
    isAskedFor: true,
    hears: noticeChannel,
    run: async (services) => {
      while (await notifyNext(services, kinds, rules));
    },
  };
}

/** Writes the notifications of one event; false if no other waits. An event that fails is logged, and does not stop the others. */
async function notifyNext(services: Services, kinds: Kinds, rules: NotificationRules): Promise<boolean> {
  let event: PendingEvent | undefined;
  try {
    return await inTransaction(services.db, async (tx) => {
      event = await takePendingEvent(tx, kinds, Object.keys(rules));
      if (event) await notify(tx, rules, event, services.now());
      return event?.isFollowed ?? false;
    });
  } catch (error) {
    if (!event) throw error;
    logUnexpected(error, 'nn', services.log);
    await waitNoLonger(services.db, event);
    return true;
  }
}

async function notify(tx: Tx, rules: NotificationRules, event: PendingEvent, now: Date): Promise<void> {
  const found = notifiableOf(event);
  if (!found) return;
  await writeNotifications(tx, found, applyingTo(found.data, rules[event.name] ?? []), { now, by: event.by });
}

/** The rules of an event that apply to what it carries: one of a moved deadline does if one was. */
function applyingTo(data: unknown, rules: readonly NotificationRule<never>[]): AppliedRule[] {
  // The event carries what the rules of its name ask for.
  return (rules as readonly NotificationRule<unknown>[]).flatMap((rule) => {
    const moved = data === null ? undefined : rule.moved?.(data);
    return rule.moved && !moved ? [] : [{ rule, moved }];
  });
}

const waitNoLonger = (db: Services['db'] | Tx, { id }: PendingEvent) =>
  db.updateTable('domain_event').set({ waits: false }).where('id', '=', id).execute();
