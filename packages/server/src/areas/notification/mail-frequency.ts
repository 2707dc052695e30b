import { digestMoments, frequencySettings, mailWaitMinutes } from '@samspel/domain/account/mail-frequency';
import { defaultSettings, type PersonSettings } from '@samspel/domain/account/settings';
import { type RawBuilder, sql } from 'kysely';

/** Whether a person `p` has chosen something in their profile. */
export const hasChosen = (
  setting: {
    [Name in keyof PersonSettings]: PersonSettings[Name] extends boolean ? Name : never;
  }[keyof PersonSettings],
): RawBuilder<boolean> => sql<boolean>`coalesce((p.settings ->> ${setting})::boolean, ${defaultSettings[setting]})`;

/** Something by how often a person `p` has mails, as `mailFrequencyOf` says it; null for whoever has none. */
const byFrequency = (
  instant: RawBuilder<unknown>,
  daily: RawBuilder<unknown>,
  weekly: RawBuilder<unknown>,
): RawBuilder<never> => sql`case when ${hasChosen(frequencySettings.INSTANT)} then ${instant}
  when ${hasChosen(frequencySettings.DAILY)} then ${daily} when ${hasChosen(frequencySettings.WEEKLY)} then ${weekly} end`;

/** How often a person `p` has mails; null is never. */
export const frequency: RawBuilder<'INSTANT' | 'DAILY' | 'WEEKLY' | null> = byFrequency(
  sql`'INSTANT'`,
  sql`'DAILY'`,
  sql`'WEEKLY'`,
);

/** Until which moment a notification must have been due to be mailed to a person `p` now: of daily and weekly mails, the last time they were to be written. */
export function mailedUntil(now: Date): RawBuilder<Date | null> {
  const { daily, weekly } = digestMoments(now).last;
  return byFrequency(sql`${now}::timestamptz`, sql`${daily}::timestamptz`, sql`${weekly}::timestamptz`);
}

/** What a mail is to tell of. */
type Mailed = {
  now: Date;
  /** It is meant for the person, who is not made to wait for it. */
  isMine: boolean;
  /** What the thing is part of; null for what is about no thing. */
  rootId: number | null;
};

/**
 * When a person `p` is due a mail about something that happens now; null if they get none. At once for what is meant for them; after ten minutes for
 * other changes, together with those that follow meanwhile. If a mail about the same whole left less than ten minutes ago, the next one waits until
 * ten minutes after it.
 */
export function mailDue({ now, isMine, rootId }: Mailed): RawBuilder<Date | null> {
  const { daily, weekly } = digestMoments(now).next;
  const wait = sql`make_interval(mins => ${mailWaitMinutes})`;
  const moment = sql`${now}::timestamptz`;
  const lastMailed = sql`(
    select max(m.mailed_at) from notification m join subject told on told.id = m.subject_id
    where m.person_id = p.id and m.mailed_at > ${moment} - ${wait} and told.root_id = ${rootId}::bigint)`;
  const instant = sql`greatest(${isMine ? moment : sql`${moment} + ${wait}`}, ${lastMailed} + ${wait})`;
  return byFrequency(instant, sql`${daily}::timestamptz`, sql`${weekly}::timestamptz`);
}
