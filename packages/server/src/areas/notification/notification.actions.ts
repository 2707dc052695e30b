import { Refusal } from '@samspel/domain/refusal';
import { notificationInput, notifyLevelInput, sendInput } from '@samspel/domain/subject/notification.input';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import { requireAdmin } from '../../core/base/caller.ts';
import { pushToPeople } from '../../core/events/push-to-people.ts';
import { askForJob } from '../../core/jobs/ask-for-job.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { mailJob } from './mail.job.ts';
import { mailDue } from './mail-frequency.ts';
import { readNotification } from './notification.queries.ts';
import { notifyingKinds } from './rules.ts';
import { readerNow, showAll } from './shown.ts';

const nothing = z.strictObject({});

/** The action that marks one of the caller's notifications as read. */
export const markNotificationReadAction = (kinds: Kinds) =>
  action(notificationInput, async ({ id }, { caller, tx, services }) => {
    const found = await readNotification(tx, caller, id);
    if (!found) throw new Refusal('notFound', 'id');

    await sql`update notification set read_at = coalesce(read_at, now()) where id = ${id}`.execute(tx);

    const [shown] = await showAll(tx, kinds, readerNow(services, caller), [{ ...found, beenRead: true }]);
    return shown!;
  });

/** Marks all of the caller's notifications as read, and records that they looked at the list. */
export const markAllNotificationsRead = action(nothing, async (_input, { caller, tx }) => {
  await sql`update notification set read_at = now() where person_id = ${caller.id} and read_at is null`.execute(tx);
  await lookedNow(tx, caller.id);
  return true;
});

/** Records that the caller looks at their list now, so that what is there no longer counts as new. Returns the moment. */
export const checkNotifications = action(nothing, (_input, { caller, tx }) => lookedNow(tx, caller.id));

/** The action that sets the caller's level of notification for a thing that they may read, and for what is on it. */
export const setNotifyLevelAction = (kinds: Kinds) =>
  action(notifyLevelInput, async ({ id, level }, { caller, tx }) => {
    const kind = notifyingKinds(kinds).map((one) => one.kind);
    const found = await findSubject(tx, caller, id, 'see', { kind, field: 'input.id' });

    const choice = { subject_id: id, person_id: caller.id };
    if (level) {
      await tx
        .insertInto('notify_choice')
        .values({ ...choice, level })
        .onConflict((known) => known.columns(['subject_id', 'person_id']).doUpdateSet({ level }))
        .execute();
    } else {
      await tx.deleteFrom('notify_choice').where('subject_id', '=', id).where('person_id', '=', caller.id).execute();
    }
    return { id, kind: found.kind };
  });

/** Sends an admin's message to the named people, to everybody in the named organizations, or to everybody. It leads to no thing. */
export const sendNotification = action(
  sendInput,
  async ({ message, persons, organizations }, { caller, tx, services }) => {
    requireAdmin(caller);
    const isForAll = persons.length + organizations.length === 0;

    const { rows } = await sql<{ personId: number; id: number }>`
    insert into notification (person_id, kind, word, by_person, message, mail_due)
    select p.id, 'MESSAGE', 'message', ${caller.id}, ${message}, ${mailDue({ now: services.now(), isMine: true, rootId: null })}
    from active_person a join person p on p.id = a.id
    where p.id <> ${caller.id} and (${isForAll} or p.id = any (${persons}::bigint[]) or p.organization_id = any (${organizations}::bigint[]))
    returning person_id as "personId", id`.execute(tx);

    await record(tx, { action: 'message', by: caller.id, detail: { persons, organizations, reached: rows.length } });
    await pushToPeople(tx, { by: caller.hash, to: rows.map(({ personId, id }) => [personId, id]) });
    await askForJob(tx, mailJob.name);
    return rows.length > 0;
  },
);

async function lookedNow(tx: Parameters<typeof readNotification>[0], personId: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    insert into notification_check (person_id, at) values (${personId}, clock_timestamp())
    on conflict (person_id) do update set at = excluded.at returning at`.execute(tx);
  return rows[0]!.at;
}
