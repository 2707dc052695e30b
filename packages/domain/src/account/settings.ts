/** How the app looks (product/accounts#profile); without a choice it follows the device. */
export const themes = ['LIGHT', 'DARK'] as const;
export type Theme = (typeof themes)[number];

/** What a person has chosen for themselves (product/accounts#profile). */
export type PersonSettings = {
  theme: Theme | null;
  /** A simpler interface. */
  simple: boolean;
  showAssignedTasks: boolean;
  sendInstantNotificationMail: boolean;
  sendDailyNotificationMail: boolean;
  sendWeeklyNotificationMail: boolean;
  /** What the person hears of, by the kinds of `notificationKinds`. */
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
  /** The terms as they are now. Not stored among the choices: the version that was accepted last says it. */
  acceptedUserTerms: boolean;
  allowContactViaPhone: boolean;
  allowContactViaEmail: boolean;
  shouldReceiveNewsletter: boolean;
  isSidebarExpanded: boolean;
  calendarReverseDirection: boolean;
  /** Elements of a wheel are shown and selected, not months. */
  calendarElementView: boolean;
  /** A plain click replaces the selection, and Ctrl adds to it. */
  calendarUseCtrl: boolean;
  /** 1–12; null is no choice. */
  calendarStartMonth: number | null;
  calendarHideCompleted: boolean;
  /** A name that the app gives to a view; null is no choice. */
  calendarSelectedView: string | null;
  /** Steps of the first-hour guide that the person has put away. */
  skipFirstWheel: boolean;
  skipFirstFeed: boolean;
  skipFirstNeighbour: boolean;
};

/** What holds until a person chooses: a daily mail, an open sidebar, and no contact that nobody has asked for. */
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

/** All settings of a person, of whom only the choices are stored. */
export const settingsOf = (chosen: object): PersonSettings => ({ ...defaultSettings, ...chosen });
