import { digestMoments, frequencySettings, mailWaitMinutes } from '@samspel/domain/account/mail-frequency';
import { defaultSettings, type PersonSettings } from '@samspel/domain/account/settings';
import { type RawBuilder, sql } from 'kysely';

/** Whether a person `p` has turned on a setting in their profile, or has it on by default. */
export const hasChosen = (
  setting: {
    [Name in keyof PersonSettings]: PersonSettings[Name] extends boolean ? Name : never;
  }[keyof PersonSettings],
): RawBuilder<boolean> => sql<boolean>`coalesce((p.settings ->> ${setting})::boolean, ${defaultSettings[setting]})`;

/** Picks a value by how often a person `p` gets mails, as `mailFrequencyOf` says it; null if never. */
const byFrequency = (
  instant: RawBuilder<unknown>,
  daily: RawBuilder<unknown>,
  weekly: RawBuilder<unknown>,
): RawBuilder<never> => sql`case when ${hasChosen(frequencySettings.INSTANT)} then ${instant}
  when ${hasChosen(frequencySettings.DAILY)} then ${daily} when ${hasChosen(frequencySettings.WEEKLY)} then ${weekly} end`;

/** How often a person `p` gets mails; null if never. */
export const frequency: RawBuilder<'INSTANT' | 'DAILY' | 'WEEKLY' | null> = byFrequency(
  sql`'INSTANT'`,
  sql`'DAILY'`,
  sql`'WEEKLY'`,
);

/** A notification to a person `p` is mailed now if it was due by this moment: for daily and weekly mails, the last time they were to be written. */
export function mailedUntil(now: Date): RawBuilder<Date | null> {
  const { daily, weekly } = digestMoments(now).last;
  return byFrequency(sql`${now}::timestamptz`, sql`${daily}::timestamptz`, sql`${weekly}::timestamptz`);
}

/** What a mail is about. */
type Mailed = {
  now: Date;
  /** Whether it is meant for the person, who then need not wait for it. */
  isMine: boolean | RawBuilder<boolean>;
  /** The root of the thing; null if it is about no thing. */
  rootId: number | null;
};

/**
 * When a person `p` is due a mail about something that happens now; null if they get none. At once if it is meant for them; other changes after ten
 * minutes, together with those that follow meanwhile. If a mail about the same root left less than ten minutes ago, the next one waits until ten
 * minutes after it.
 */
export function mailDue({ now, isMine, rootId }: Mailed): RawBuilder<Date | null> {
  const { daily, weekly } = digestMoments(now).next;
  const wait = sql`make_interval(mins => ${mailWaitMinutes})`;
  const moment = sql`${now}::timestamptz`;
  const lastMailed = sql`(
    select max(m.mailed_at) from notification m join subject told on told.id = m.subject_id
    where m.person_id = p.id and m.mailed_at > ${moment} - ${wait} and told.root_id = ${rootId}::bigint)`;
  const instant = sql`greatest(${moment} + case when ${isMine}::boolean then interval '0' else ${wait} end, ${lastMailed} + ${wait})`;
  return byFrequency(instant, sql`${daily}::timestamptz`, sql`${weekly}::timestamptz`);
}
