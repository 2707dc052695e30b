import { z } from 'zod';
import { asText, choice, id, listOf, maybe, plainLine, scalar, wholeNumber } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { isEmptyText, stripControl } from '../text/invisible.ts';
import { titleLimit } from '../text/title-limit.ts';
import { type CalendarView, readCalendarView } from './calendar-view.ts';
import { type FrequencySettings, frequencySettings, mailFrequencies, settingsOfFrequency } from './mail-frequency.ts';
import { themes } from './settings.ts';

/** The interface languages (product/accounts#profile). */
export const languages = ['nn', 'nb', 'en'] as const;
export type Language = (typeof languages)[number];

/** The longest description of a person, in UTF-16 code units. */
export const descriptionLimit = 2_000;
const phoneLimit = 40;
/** The most service areas that a person may follow. */
const kostraLimit = 200;

/** A field that may be left out (unchanged), or emptied by null or by a text without a visible character. */
const emptiable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' && isEmptyText(given) ? null : given), schema.nullish());

const description = scalar((given: string): string => {
  const text = stripControl(asText(given)).trim();
  if (text.length > descriptionLimit) throw new Refusal('input.tooLong', undefined, { max: descriptionLimit });
  return text;
});

/** What a person changes in their own profile; a field left out stays as it is (product/accounts#profile, `updateMe`). */
export const updateMeInput = z.strictObject({
  name: maybe(plainLine(titleLimit)),
  language: maybe(choice(languages)),
  jobTitle: emptiable(plainLine(titleLimit)),
  department: emptiable(plainLine(titleLimit)),
  description: emptiable(description),
  phoneNumber: emptiable(plainLine(phoneLimit)),
  kostraFunctions: maybe(listOf(id, kostraLimit)),
});

const flag = maybe(z.boolean());
const view = scalar((given: string): CalendarView => {
  const found = readCalendarView(asText(given));
  if (!found) throw new Refusal('input.notAChoice');
  return found;
});

/** Turns off the other two ways of sending mails of notifications where one is turned on. */
function oneFrequency<Given extends Partial<FrequencySettings>>(given: Given): Given {
  const chosen = mailFrequencies.find((one) => one !== 'NEVER' && given[frequencySettings[one]] === true);
  return chosen ? { ...given, ...settingsOfFrequency(chosen) } : given;
}

/** Choices that a person changes; those left out stay as they are, null takes a choice back (product/accounts#profile, `updateSettings`). */
export const updateSettingsInput = z
  .strictObject({
    theme: choice(themes).nullish(),
    simple: flag,
    showAssignedTasks: flag,
    sendInstantNotificationMail: flag,
    sendDailyNotificationMail: flag,
    sendWeeklyNotificationMail: flag,
    notifyMentioned: flag,
    notifyAnswered: flag,
    notifyAssigned: flag,
    notifyChanged: flag,
    notifyReminder: flag,
    notifyFollowedReminder: flag,
    notifyShared: flag,
    notifyAccess: flag,
    notifyCopied: flag,
    notifyTagged: flag,
    notifyMatched: flag,
    /** Accepts the current terms. Acceptance cannot be taken back here. */
    acceptedUserTerms: maybe(z.literal(true)),
    allowContactViaPhone: flag,
    allowContactViaEmail: flag,
    shouldReceiveNewsletter: flag,
    isSidebarExpanded: flag,
    calendarReverseDirection: flag,
    calendarElementView: flag,
    calendarUseCtrl: flag,
    calendarStartMonth: wholeNumber(1, 12).nullish(),
    calendarHideCompleted: flag,
    calendarSelectedView: view.nullish(),
    skipFirstWheel: flag,
    skipFirstFeed: flag,
    skipFirstNeighbour: flag,
  })
  .transform(oneFrequency);

/** POST /person/revoke-token {id}: one entry of the person's own list of sign-ins; {all: true}: every one, including the one that makes the call. */
export const revokeTokenInput = z.strictObject({ id: maybe(id), all: maybe(z.literal(true)) });
