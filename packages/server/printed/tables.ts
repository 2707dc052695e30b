// Printed from the database by `npm run print`; never edited by hand.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type Json = ColumnType<unknown, string, string>;
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type AccessLevel = 'READ' | 'WRITE' | 'OWNER';
export type BudgetType = 'OPERATIONAL' | 'INVESTMENT';
export type CalendarCategory = 'TOPIC' | 'ORGANIZATION' | 'PROJECT' | 'GRANT';
export type CopyFrom = 'TODAY' | 'THIS_YEAR' | 'NEXT_YEAR';
export type CopyState = 'WAITING' | 'DONE' | 'FAILED';
export type DaysKind = 'CLOSED' | 'SCHOOL';
export type DeadlineType = 'APPLICATION' | 'REPORT';
export type EveHours = 'WHOLE' | 'HALF' | 'CLOSED';
export type FeedClient = 'OUTLOOK' | 'GOOGLE' | 'APPLE' | 'THUNDERBIRD' | 'OTHER';
export type GrantCaseState = 'CONSIDERING' | 'APPLYING' | 'APPLIED' | 'GRANTED' | 'REFUSED' | 'REPORTING' | 'CLOSED';
export type GrantCategory = 'STATE' | 'COUNTY' | 'EU' | 'FOUNDATION' | 'OTHER';
export type GrantType = 'GRANT' | 'REIMBURSEMENT';
export type Locale = 'nn' | 'nb' | 'en';
export type NewsStatus = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
export type NotifyLevel = 'ALL' | 'MINE' | 'NOTHING';
export type OrganizationKind = 'MUNICIPALITY' | 'COUNTY' | 'OTHER';
export type Permission = 'CALENDAR' | 'CALENDAR_TIMELINE' | 'TOPIC' | 'DISCUSSION' | 'ACTION_VALUE';
export type Reach = 'OPEN' | 'LIMITED' | 'HIDDEN';
export type Reminder = 'NONE' | 'SAME_DAY' | 'ONE_DAY' | 'TWO_DAYS' | 'THREE_DAYS' | 'ONE_WEEK' | 'TWO_WEEK' | 'FOUR_WEEKS';
export type Status = 'DRAFT' | 'TO_APPROVAL' | 'PUBLISHED' | 'OBSOLETE' | 'ARCHIVED';
export type SubjectKind = 'TOPIC' | 'DISCUSSION' | 'ACTION_VALUE' | 'CALENDAR' | 'EVENT' | 'EVENT_INSTANCE' | 'TASK' | 'COMMENT' | 'USERFILE';
export type Term = 'SHORT_TERM' | 'MIDDLE_TERM' | 'LONG_TERM' | 'YEARLY';
export type TopicCategory = 'TOPIC' | 'SUBJECT_GROUP' | 'PROJECT';
export type UserStatus = 'PENDING' | 'ACTIVATED' | 'DEACTIVATED' | 'NEED_INFO';
export type Visibility = 'PUBLIC' | 'PRIVATE';
export type WorkingDayRule = 'KEEP' | 'BEFORE' | 'AFTER';
export interface AccessEntryTable {
  root_id: number;
  person_id: number | null;
  group_id: number | null;
  organization_id: number | null;
  organization_group_id: number | null;
  principal_id: GeneratedAlways<number>;
  level: AccessLevel;
}

export interface AccessRequestTable {
  subject_id: number;
  person_id: number;
  asked_at: Timestamp;
  refused_at: Timestamp | null;
}

export interface AccessTokenTable {
  hash: Buffer;
  session_id: number;
  expires_at: Timestamp;
}

export interface ActionValueTable {
  id: number;
  type: GrantType;
  category: GrantCategory | null;
  source_id: number | null;
  source_url: string | null;
  description: string | null;
  body: string | null;
  body_text: string | null;
  year: number | null;
  budget_type: BudgetType | null;
  term: Term | null;
  amount_from: number | null;
  amount_to: number | null;
  own_share: number | null;
  responsible_id: number | null;
  valid_organization_types: Generated<OrganizationKind[]>;
  links: Generated<Json>;
  radar: Generated<Json>;
  last_application: string | null;
}

export interface ActionValueDeadlineTable {
  id: Generated<number>;
  action_value_id: number;
  type: DeadlineType;
  date: string;
  is_expected: Generated<boolean>;
}

export interface ActionValueSectorTable {
  action_value_id: number;
  sector_id: number;
}

export interface ActivePersonTable {
  id: number;
  organization_id: number;
  is_admin: boolean;
  permissions: Permission[];
}

export interface ActsAsTable {
  person_id: number;
  principal_id: number;
}

export interface AddressProofTable {
  person_id: number;
  email: string;
  hash: Buffer;
  expires_at: Timestamp;
  tries: Generated<number>;
}

export interface AlternateEmailTable {
  email: string;
  person_id: number;
}

export interface AnswerActivityTable {
  activity_id: number;
  answer_id: number;
}

export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  person_id: number | null;
  subject_id: number | null;
  action: string;
  at: Generated<Timestamp>;
  about_person: number | null;
  detail: Generated<Json>;
}

export interface CalendarTable {
  id: number;
  category: CalendarCategory;
  color: string;
  description: string | null;
  description_text: string | null;
  forked_from: number | null;
}

export interface CalendarCodeTable {
  person_id: number;
  hash: Buffer;
  sealed: Buffer;
  made_at: Timestamp;
}

export interface CalendarCopyTable {
  reference: Generated<string>;
  person_id: number;
  origin_id: number | null;
  title: string;
  is_fork: boolean;
  state: Generated<CopyState>;
  calendar_id: number | null;
  tries: Generated<number>;
  refusal: string | null;
  fault: string | null;
  asked_at: Timestamp;
  copies_from: Generated<CopyFrom>;
}

export interface CalendarRingTable {
  id: Generated<number>;
  person_id: number;
  calendar_id: number;
  position: number;
  color: string;
}

export interface ClapTable {
  subject_id: number;
  person_id: number;
  date_created: Generated<Timestamp>;
}

export interface CommentTable {
  id: number;
  on_id: number;
  thread_id: number;
  message: string;
  message_text: string;
  edited_at: Timestamp | null;
  removed_by: number | null;
}

export interface CommentMentionTable {
  comment_id: number;
  person_id: number;
  date_created: Generated<Timestamp>;
}

export interface DiscardedFileTable {
  key: string;
  at: Generated<Timestamp>;
}

export interface DiscussionTable {
  id: number;
  body: string;
  body_text: string;
  accepted_id: number | null;
  views: Generated<number>;
}

export interface DiscussionVisitTable {
  discussion_id: number;
  person_id: number;
  day: string;
  at: Timestamp;
}

export interface DomainEventTable {
  id: GeneratedAlways<number>;
  name: string;
  subject_id: number | null;
  by_person: number | null;
  client: string | null;
  at: Generated<Timestamp>;
  waits: Generated<boolean>;
  data: Json | null;
}

export interface EventTable {
  id: number;
  calendar_id: number;
  description: string;
  description_text: string;
  start_date: string;
  end_date: string;
  start_time: string | null;
  end_time: string | null;
  reminder: Reminder;
  responsible_id: number | null;
  assigned_by: number | null;
  repetition: Json | null;
  start_repetition_date: string | null;
  end_repetition_date: string | null;
  todo_template: Generated<string[]>;
  except_dates: Generated<string[]>;
  forked_from: number | null;
  working_day: Generated<WorkingDayRule>;
}

export interface EventInstanceTable {
  id: number;
  event_id: number;
  calendar_id: number;
  start_date: string;
  end_date: string;
  reminder_date: string | null;
  is_done: Generated<boolean>;
  responsible_id: number | null;
  assigned_by: number | null;
  description: string | null;
  description_text: string | null;
  note: string | null;
  note_text: string | null;
  forked_from: number | null;
  series_version: number | null;
  rule_date: string | null;
  reminded_on: string | null;
  moved_from: string | null;
  rolled_from: number | null;
  rolled_with: string | null;
}

export interface FavouriteTable {
  person_id: number;
  subject_id: number;
}

export interface FeedFetchTable {
  id: GeneratedAlways<number>;
  person_id: number;
  feed_link_id: number | null;
  client: FeedClient;
  last_fetched: Timestamp;
}

export interface FeedLinkTable {
  id: GeneratedAlways<number>;
  person_id: number;
  calendar_id: number | null;
  tag_title: string | null;
  only_mine: boolean;
  only_deadlines: boolean;
  only_open: boolean;
  hash: Buffer;
  sealed: Buffer;
  date_created: Generated<Timestamp>;
}

export interface FeedReaderTable {
  person_id: number;
  first_read: Timestamp;
}

export interface FollowTable {
  subject_id: number;
  person_id: number;
  date_created: Generated<Timestamp>;
}

export interface GivenAnswerTable {
  person_id: number;
  key: string;
  call: Buffer;
  answer: Buffer | null;
  given_at: Timestamp;
}

export interface GrantCaseTable {
  id: Generated<number>;
  grant_id: number;
  organization_id: number;
  state: Generated<GrantCaseState>;
  responsible_id: number | null;
  amount_applied: number | null;
  amount_granted: number | null;
  notes: string | null;
  version: Generated<number>;
  last_updated: Generated<Timestamp>;
  is_shown: Generated<boolean>;
  grant_title: string | null;
  deadline: string | null;
}

export interface GrantCaseFileTable {
  id: Generated<number>;
  case_id: number;
  key: string;
  name: string;
  content_type: string;
  size: number;
  added_by: number;
  added_at: Timestamp;
  removed_at: Timestamp | null;
}

export interface GrantCaseMoveTable {
  id: Generated<number>;
  case_id: number;
  state: GrantCaseState;
  reason: string | null;
  moved_by: number;
  moved_at: Timestamp;
}

export interface GrantCasePlanTable {
  id: Generated<number>;
  case_id: number;
  calendar_id: number;
  type: DeadlineType;
  deadline_id: number | null;
  deadline: string;
  previous_deadline: string | null;
}

export interface GrantCaseTaskTable {
  id: Generated<number>;
  plan_id: number;
  activity_id: number | null;
  title: string;
  days_before: number;
  day: string;
  previous_day: string | null;
}

export interface GrantReminderRunTable {
  is_only: Generated<boolean>;
  day: string;
}

export interface GrantSourceTable {
  id: Generated<number>;
  name: string;
  url: string | null;
}

export interface ImportTable {
  reference: Generated<string>;
  person_id: number;
  name: string;
  contents: Json | null;
  read_at: Timestamp;
  applied_at: Timestamp | null;
  calendar_id: number | null;
  is_new_calendar: Generated<boolean>;
  created: Generated<number>;
  changed: Generated<number>;
  skipped: Generated<number>;
  changes: Generated<number[]>;
  undone_at: Timestamp | null;
}

export interface ImportEventTable {
  reference: string;
  event_id: number;
}

export interface InstallationTable {
  name: string;
  value: string;
}

export interface KnownBrowserTable {
  mark_hash: Buffer;
  address_hash: Buffer;
  failures: Generated<number>;
  locked_until: Timestamp | null;
  last_used: Timestamp;
}

export interface KostraFunctionTable {
  id: Generated<number>;
  kid: string;
  group_id: number;
  title_nn: string;
  title_nb: string;
  title_en: string;
}

export interface KostraGroupTable {
  id: Generated<number>;
  kid: string;
  identifier: string;
  title_nn: string;
  title_nb: string;
  title_en: string;
}

export interface LinkTable {
  id: Generated<number>;
  subject_id: number;
  label: string;
  href: string;
  version: Generated<number>;
  created_by: number;
  date_created: Generated<Timestamp>;
  removed_at: Timestamp | null;
  last_updated: Generated<Timestamp>;
}

export interface LiveTicketTable {
  hash: Buffer;
  session_id: number;
  expires_at: Timestamp;
}

export interface MailOutboxTable {
  id: GeneratedAlways<number>;
  to_address: string | null;
  subject: string | null;
  body: string | null;
  headers: Generated<Json>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  next_try: Generated<Timestamp>;
  attempts: Generated<number>;
  sent_at: Timestamp | null;
  given_up_at: Timestamp | null;
  last_error: string | null;
  writer: string | null;
  about: Json | null;
}

export interface MigrationTable {
  name: string;
  checksum: string;
  ran_at: Generated<Timestamp>;
}

export interface MyDataTable {
  person_id: number;
  key: Generated<string>;
  state: Generated<CopyState>;
  done: Generated<number>;
  of: Generated<number>;
  size: number | null;
  tries: Generated<number>;
  fault: string | null;
  asked_at: Timestamp;
  ready_at: Timestamp | null;
}

export interface NewsTable {
  id: Generated<number>;
  version: Generated<number>;
  status: Generated<NewsStatus>;
  publish_on: string | null;
  title_nn: string;
  body_nn: string;
  title_nb: string | null;
  body_nb: string | null;
  title_en: string | null;
  body_en: string | null;
  last_updated: Timestamp;
}

export interface NotificationTable {
  id: GeneratedAlways<number>;
  person_id: number;
  kind: string;
  word: string;
  subject_id: number | null;
  by_person: number | null;
  event_id: number | null;
  message: string | null;
  date_created: Generated<Timestamp>;
  read_at: Timestamp | null;
  mail_due: Timestamp | null;
  mailed_at: Timestamp | null;
  day_from: string | null;
  day_to: string | null;
}

export interface NotificationCheckTable {
  person_id: number;
  at: Timestamp;
}

export interface NotifyChoiceTable {
  subject_id: number;
  person_id: number;
  level: NotifyLevel;
}

export interface OidcTicketTable {
  hash: Buffer;
  browser_hash: Buffer;
  email: string | null;
  name: string | null;
  organizations: number[];
  expires_at: Timestamp;
  provider: string;
  account: string;
  is_proven: boolean;
}

export interface OrganizationTable {
  id: Generated<number>;
  kind: OrganizationKind;
  name: string;
  number: string;
  url: string | null;
  image: string | null;
  permissions: Generated<Permission[]>;
  is_subscribed: Generated<boolean>;
  trial_ends: Timestamp | null;
  date_created: Generated<Timestamp>;
  version: Generated<number>;
  easter_eve: Generated<EveHours>;
  christmas_eve: Generated<EveHours>;
  new_years_eve: Generated<EveHours>;
}

export interface OrganizationDaysTable {
  id: GeneratedAlways<number>;
  organization_id: number;
  kind: DaysKind;
  title: string;
  first_day: string;
  last_day: string;
  version: Generated<number>;
  last_updated: Generated<Timestamp>;
}

export interface OrganizationDomainTable {
  domain: string;
  organization_id: number;
}

export interface OrganizationGroupTable {
  id: Generated<number>;
  title: string;
  created_by: number;
  last_updated: Generated<Timestamp>;
  version: Generated<number>;
  changed_by: number | null;
}

export interface OrganizationGroupMemberTable {
  organization_group_id: number;
  organization_id: number;
}

export interface PaperFileTable {
  reference: Generated<string>;
  person_id: number;
  name: string;
  order_made: Json | null;
  contents: Buffer | null;
  asked_at: Timestamp;
  failed_at: Timestamp | null;
  shows: Generated<number[]>;
}

export interface PaperMailTable {
  id: GeneratedAlways<number>;
  person_id: number;
  calendar_id: number | null;
  paper: string;
  orientation: string;
  what: string[];
  next_on: string;
}

export interface PasswordTable {
  person_id: number;
  hash: string;
  set_at: Timestamp;
}

export interface PersonTable {
  id: Generated<number>;
  hash: string;
  email: string;
  name: string;
  job_title: string | null;
  department: string | null;
  description: string | null;
  phone_number: string | null;
  picture: string | null;
  language: Generated<Locale>;
  organization_id: number;
  user_status: Generated<UserStatus>;
  is_admin: Generated<boolean>;
  calendar_code: string | null;
  settings: Generated<Json>;
  date_created: Generated<Timestamp>;
  accepted_terms: string | null;
  accepted_terms_at: Timestamp | null;
  is_organization_admin: Generated<boolean>;
  invited_at: Timestamp | null;
  leaves_at: Timestamp | null;
  leaves_to: number | null;
  left_at: Timestamp | null;
  deactivated_at: Timestamp | null;
}

export interface PersonGroupTable {
  id: Generated<number>;
  title: string;
  created_by: number;
  date_created: Generated<Timestamp>;
  last_updated: Generated<Timestamp>;
  version: Generated<number>;
  changed_by: number | null;
}

export interface PersonGroupMemberTable {
  group_id: number;
  person_id: number;
}

export interface PersonKostraTable {
  person_id: number;
  function_id: number;
}

export interface PinTable {
  person_id: number;
  hash: Buffer;
  expires_at: Timestamp;
  spent_at: Timestamp | null;
}

export interface PollTable {
  discussion_id: number;
  is_several: boolean;
  closes: string;
}

export interface PollChoiceTable {
  id: GeneratedAlways<number>;
  discussion_id: number;
  place: number;
  title: string;
}

export interface PollVoteTable {
  discussion_id: number;
  person_id: number;
  choices: number[];
  counted: Generated<number[]>;
}

export interface ProviderAccountTable {
  provider: string;
  account: string;
  person_id: number;
  tied_at: Generated<Timestamp>;
}

export interface RateLimitTable {
  key: Buffer;
  count: number;
  window_ends: Timestamp;
}

export interface RefreshTokenTable {
  hash: Buffer;
  session_id: number;
  issued_at: Generated<Timestamp>;
  rotated_at: Timestamp | null;
}

export interface RelationTable {
  one_id: number;
  other_id: number;
  created_by: number | null;
  date_created: Generated<Timestamp>;
}

export interface ReminderRunTable {
  is_only: Generated<boolean>;
  day: string;
}

export interface RemovalTable {
  id: number;
  status: Status;
  removed_by: number;
  series_id: number | null;
  series_version: number | null;
  is_change: Generated<boolean>;
}

export interface RevisionTable {
  id: GeneratedAlways<number>;
  subject_id: number;
  version: number;
  body: Json;
  changed_by: number;
  changed_at: Generated<Timestamp>;
  replaced: Json | null;
}

export interface RolloverTable {
  reference: string;
  person_id: number;
  year: number;
  created: Generated<number>;
  there: Generated<number>;
  made_at: Timestamp;
  undone_at: Timestamp | null;
}

export interface SavedSearchTable {
  id: Generated<number>;
  person_id: number;
  name: string;
  filter: Json;
  facets: string[];
  kostra_functions: number[];
  words: Json | null;
  finds_everything: boolean;
  date_created: Generated<Timestamp>;
  told_on: string | null;
}

export interface SavedSearchMatchTable {
  search_id: number;
  grant_id: number;
  at: Generated<Timestamp>;
  is_told: boolean;
}

export interface SavedSearchRunTable {
  is_only: Generated<boolean>;
  at: Generated<Timestamp>;
}

export interface SearchEntryTable {
  id: number;
  kind: SubjectKind;
  found_id: number;
  found_kind: SubjectKind;
  root_id: number;
  reach: Reach | null;
  title: string | null;
  text: string | null;
  title_words: GeneratedAlways<unknown | null>;
  words: GeneratedAlways<unknown | null>;
}

export interface SearchWordTable {
  word: string;
}

export interface SearchedSubjectTable {
  id: number;
  kind: SubjectKind;
  found_id: number;
  found_kind: SubjectKind;
  root_id: number;
  title: string;
  parent_id: number;
}

export interface SectorTable {
  id: Generated<number>;
  title_nn: string;
  title_nb: string;
  title_en: string;
}

export interface SessionTable {
  id: GeneratedAlways<number>;
  person_id: number;
  user_agent: string | null;
  started_at: Generated<Timestamp>;
  last_used: Generated<Timestamp>;
  revoked_at: Timestamp | null;
}

export interface ShareLinkTable {
  uri: string;
  calendar_id: number | null;
  created_by: number;
  date_created: Timestamp;
  released_at: Timestamp | null;
}

export interface SignInFailureTable {
  id: GeneratedAlways<number>;
  at: Timestamp;
}

export interface SignInLockTable {
  address_hash: Buffer;
  failures: Generated<number>;
  locked_until: Timestamp | null;
  last_try: Timestamp;
}

export interface SubjectTable {
  id: Generated<number>;
  kind: SubjectKind;
  title: string;
  status: Generated<Status>;
  is_private: Generated<boolean>;
  visibility: Generated<Visibility>;
  parent_id: number | null;
  root_id: number;
  removed_with: number | null;
  created_by: number;
  organization_id: number;
  version: Generated<number>;
  date_created: Generated<Timestamp>;
  last_updated: Generated<Timestamp>;
  reach: GeneratedAlways<Reach | null>;
  next_deadline: string | null;
  facets: Generated<string[]>;
}

export interface SubjectCountTable {
  kind: SubjectKind;
  reach: Reach;
  status: Status;
  facet: string;
  slot: number;
  count: number;
}

export interface SubjectKostraTable {
  subject_id: number;
  function_id: number;
}

export interface SubjectTagTable {
  subject_id: number;
  tag_id: number;
  spelling: string;
  date_created: Generated<Timestamp>;
  respelled_at: Timestamp | null;
}

export interface TagTable {
  id: Generated<number>;
  title: string;
  color: string;
}

export interface TagFollowTable {
  person_id: number;
  tag_id: number;
  spelling: string;
  date_created: Generated<Timestamp>;
}

export interface TodoTable {
  id: number;
  instance_id: number;
  position: number;
  is_done: Generated<boolean>;
  from_template: Generated<boolean>;
  description: string | null;
  description_text: string | null;
  note: string | null;
  note_text: string | null;
}

export interface TopicTable {
  id: number;
  category: TopicCategory;
  description: string;
  description_text: string;
}

export interface TopicVisitTable {
  topic_id: number;
  person_id: number;
  at: Timestamp;
}

export interface UsedCaptchaTable {
  challenge: string;
  expires_at: Timestamp;
}

export interface UserFileTable {
  id: number;
  key: string;
  content_type: string;
  size: number;
  has_small: boolean;
  description: string | null;
  description_text: string | null;
}

export interface WrittenUpToTable {
  person_id: number;
  position: number;
}

export interface Tables {
  access_entry: AccessEntryTable;
  access_request: AccessRequestTable;
  access_token: AccessTokenTable;
  action_value: ActionValueTable;
  action_value_deadline: ActionValueDeadlineTable;
  action_value_sector: ActionValueSectorTable;
  active_person: ActivePersonTable;
  acts_as: ActsAsTable;
  address_proof: AddressProofTable;
  alternate_email: AlternateEmailTable;
  answer_activity: AnswerActivityTable;
  audit_entry: AuditEntryTable;
  calendar: CalendarTable;
  calendar_code: CalendarCodeTable;
  calendar_copy: CalendarCopyTable;
  calendar_ring: CalendarRingTable;
  clap: ClapTable;
  comment: CommentTable;
  comment_mention: CommentMentionTable;
  discarded_file: DiscardedFileTable;
  discussion: DiscussionTable;
  discussion_visit: DiscussionVisitTable;
  domain_event: DomainEventTable;
  event: EventTable;
  event_instance: EventInstanceTable;
  favourite: FavouriteTable;
  feed_fetch: FeedFetchTable;
  feed_link: FeedLinkTable;
  feed_reader: FeedReaderTable;
  follow: FollowTable;
  given_answer: GivenAnswerTable;
  grant_case: GrantCaseTable;
  grant_case_file: GrantCaseFileTable;
  grant_case_move: GrantCaseMoveTable;
  grant_case_plan: GrantCasePlanTable;
  grant_case_task: GrantCaseTaskTable;
  grant_reminder_run: GrantReminderRunTable;
  grant_source: GrantSourceTable;
  import: ImportTable;
  import_event: ImportEventTable;
  installation: InstallationTable;
  known_browser: KnownBrowserTable;
  kostra_function: KostraFunctionTable;
  kostra_group: KostraGroupTable;
  link: LinkTable;
  live_ticket: LiveTicketTable;
  mail_outbox: MailOutboxTable;
  migration: MigrationTable;
  my_data: MyDataTable;
  news: NewsTable;
  notification: NotificationTable;
  notification_check: NotificationCheckTable;
  notify_choice: NotifyChoiceTable;
  oidc_ticket: OidcTicketTable;
  organization: OrganizationTable;
  organization_days: OrganizationDaysTable;
  organization_domain: OrganizationDomainTable;
  organization_group: OrganizationGroupTable;
  organization_group_member: OrganizationGroupMemberTable;
  paper_file: PaperFileTable;
  paper_mail: PaperMailTable;
  password: PasswordTable;
  person: PersonTable;
  person_group: PersonGroupTable;
  person_group_member: PersonGroupMemberTable;
  person_kostra: PersonKostraTable;
  pin: PinTable;
  poll: PollTable;
  poll_choice: PollChoiceTable;
  poll_vote: PollVoteTable;
  provider_account: ProviderAccountTable;
  rate_limit: RateLimitTable;
  refresh_token: RefreshTokenTable;
  relation: RelationTable;
  reminder_run: ReminderRunTable;
  removal: RemovalTable;
  revision: RevisionTable;
  rollover: RolloverTable;
  saved_search: SavedSearchTable;
  saved_search_match: SavedSearchMatchTable;
  saved_search_run: SavedSearchRunTable;
  search_entry: SearchEntryTable;
  search_word: SearchWordTable;
  searched_subject: SearchedSubjectTable;
  sector: SectorTable;
  session: SessionTable;
  share_link: ShareLinkTable;
  sign_in_failure: SignInFailureTable;
  sign_in_lock: SignInLockTable;
  subject: SubjectTable;
  subject_count: SubjectCountTable;
  subject_kostra: SubjectKostraTable;
  subject_tag: SubjectTagTable;
  tag: TagTable;
  tag_follow: TagFollowTable;
  todo: TodoTable;
  topic: TopicTable;
  topic_visit: TopicVisitTable;
  used_captcha: UsedCaptchaTable;
  user_file: UserFileTable;
  written_up_to: WrittenUpToTable;
}
