import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { logUnexpected } from '../../core/errors/unexpected.ts';
import { noticeChannel } from '../../core/events/emit.ts';
import { pushToPeople } from '../../core/events/push-to-people.ts';
import { askForJob } from '../../core/jobs/ask-for-job.ts';
import type { Job } from '../../core/jobs/job.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { NotifiableEvent, NotificationRules } from '../../subject/notify/notification-rule.ts';
import { mailJob } from './mail.job.ts';
import { writeNotifications } from './notification.write.ts';
import { type PendingEvent, readNotifiable, takePendingEvent } from './pending-events.queries.ts';
import { rulesOf } from './rules.ts';

/** Writes people's notifications, event by event; if a process is killed, its event is left for the next run. */
export function deliverJob(kinds: Kinds): Job {
  const tellings = rulesOf(kinds);
  return {
    name: 'notification.tell',
    isAskedFor: true,
    hears: noticeChannel,
    run: async (services) => {
      while (await tellNext(services, kinds, tellings));
    },
  };
}

/** Writes the notifications of one event; false if no other waits. An event that fails is logged, and does not stop the others. */
async function tellNext(services: Services, kinds: Kinds, tellings: NotificationRules): Promise<boolean> {
  let event: PendingEvent | undefined;
  try {
    return await inTransaction(services.db, async (tx) => {
      event = await takePendingEvent(tx, Object.keys(tellings));
      if (event) await tell(tx, kinds, tellings, event, services.now());
      return event?.isFollowed ?? false;
    });
  } catch (error) {
    if (!event) throw error;
    logUnexpected(error, 'nn', services.log);
    await waitNoLonger(services.db, event);
    return true;
  }
}

async function tell(tx: Tx, kinds: Kinds, tellings: NotificationRules, event: PendingEvent, now: Date): Promise<void> {
  const found = await readNotifiable(tx, kinds, event);
  if (!found) return;
  // The event carries what the rules of its name ask for.
  const told = found as NotifiableEvent<never>;
  for (const telling of tellings[event.name] ?? []) {
    const moved = told.data === null ? undefined : telling.moved?.(told.data);
    if (telling.moved && !moved) continue;
    const written = await writeNotifications(tx, told, telling, { now, moved });
    await pushToPeople(tx, { by: event.by, to: written.map(({ personId, id }) => [personId, id]) });
    if (written.some(({ isMailedNow }) => isMailedNow)) await askForJob(tx, mailJob.name);
  }
}

const waitNoLonger = (db: Services['db'] | Tx, { id }: PendingEvent) =>
  db.updateTable('domain_event').set({ waits: false }).where('id', '=', id).execute();
