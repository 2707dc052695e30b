import { type CalendarView, readCalendarView } from './calendar-view.ts';

/** How the app looks; if nothing is chosen it follows the device (product/accounts#profile). */
export const themes = ['LIGHT', 'DARK'] as const;
export type Theme = (typeof themes)[number];

/** The choices of one person (product/accounts#profile). */
export type PersonSettings = {
  theme: Theme | null;
  /** A simpler interface. */
  simple: boolean;
  showAssignedTasks: boolean;
  sendInstantNotificationMail: boolean;
  sendDailyNotificationMail: boolean;
  sendWeeklyNotificationMail: boolean;
  /** What the person is notified about, by the kinds of `notificationKinds`. */
  notifyMentioned: boolean;
  notifyAnswered: boolean;
  notifyAssigned: boolean;
  notifyChanged: boolean;
  notifyReminder: boolean;
  notifyFollowedReminder: boolean;
  notifyShared: boolean;
  notifyAccess: boolean;
  notifyCopied: boolean;
  notifyTagged: boolean;
  notifyMatched: boolean;
  /** Whether the current terms are accepted. Not stored with the choices: it follows from the version that was accepted last. */
  acceptedUserTerms: boolean;
  allowContactViaPhone: boolean;
  allowContactViaEmail: boolean;
  shouldReceiveNewsletter: boolean;
  isSidebarExpanded: boolean;
  calendarReverseDirection: boolean;
  /** Elements of a wheel are shown and selected, instead of months. */
  calendarElementView: boolean;
  /** A plain click replaces the selection, and Ctrl adds to it. */
  calendarUseCtrl: boolean;
  /** 1–12; null if nothing is chosen. */
  calendarStartMonth: number | null;
  calendarHideCompleted: boolean;
  /** The view of a year that was shown last; null if nothing is chosen. */
  calendarSelectedView: CalendarView | null;
  /** Steps of the first-hour guide that the person has dismissed. */
  skipFirstWheel: boolean;
  skipFirstFeed: boolean;
  skipFirstNeighbour: boolean;
};

/** What holds until a person chooses: a daily mail, an open sidebar, and no contact that the person has not asked for. */
export const defaultSettings: PersonSettings = {
  theme: null,
  simple: false,
  showAssignedTasks: true,
  sendInstantNotificationMail: false,
  sendDailyNotificationMail: true,
  sendWeeklyNotificationMail: false,
  notifyMentioned: true,
  notifyAnswered: true,
  notifyAssigned: true,
  notifyChanged: true,
  notifyReminder: true,
  notifyFollowedReminder: false,
  notifyShared: true,
  notifyAccess: true,
  notifyCopied: true,
  notifyTagged: true,
  notifyMatched: true,
  acceptedUserTerms: false,
  allowContactViaPhone: false,
  allowContactViaEmail: false,
  shouldReceiveNewsletter: false,
  isSidebarExpanded: true,
  calendarReverseDirection: false,
  calendarElementView: false,
  calendarUseCtrl: true,
  calendarStartMonth: null,
  calendarHideCompleted: false,
  calendarSelectedView: null,
  skipFirstWheel: false,
  skipFirstFeed: false,
  skipFirstNeighbour: false,
};

/** Returns all settings of a person; only what they chose is stored. A stored view that is none counts as not chosen. */
export function settingsOf(chosen: object): PersonSettings {
  const view = 'calendarSelectedView' in chosen ? chosen.calendarSelectedView : null;
  const calendarSelectedView = readCalendarView(view) ?? null;
  return { ...defaultSettings, ...chosen, calendarSelectedView };
}
