import { type RawBuilder, sql } from 'kysely';
import { isReadAs } from './is-read-as.ts';

/** The person whose data it is. */
export type Whose = { id: number };

/** A part of the copy of my data: a JSON file with one entry per row. */
export type Part = {
  /** The name of its file, without `.json`. */
  name: string;
  /** The columns, as `table.column`, by which a row is found to be the person's. */
  of: readonly string[];
  /** A select of one column `row`. */
  rows: (whose: Whose) => RawBuilder<unknown>;
};

type Own = {
  /** The column that names the person. */
  by?: string;
  /** The column that names a thing; its title is added if the person may read the thing. */
  about?: string;
  /** Columns to leave out: those that give access to something, and those with another person's data. */
  without?: readonly string[];
  /** Columns to leave out if the person may no longer read the thing. */
  hidden?: readonly string[];
};

/** A part with those rows of a table that belong to the person. */
function own(name: string, table: string, { by = 'person_id', about, without = [], hidden = [] }: Own = {}): Part {
  const left = [...without, ...(by === 'person_id' ? [by] : [])];
  return {
    name,
    of: [`${table}.${by}`],
    rows: ({ id }) => {
      const mine = sql`t.${sql.ref(by)} = ${id}`;
      if (!about) return sql`select to_jsonb(t) - ${left}::text[] as row from ${sql.table(table)} t where ${mine}`;
      return sql`
        select to_jsonb(t) - ${left}::text[] - case when s.id is null and t.${sql.ref(about)} is not null then ${hidden}::text[] else '{}' end
          || jsonb_build_object('title', s.title) as row
        from ${sql.table(table)} t left join lateral (${readable(id, about)}) s on true where ${mine}`;
    },
  };
}

/** Selects the thing that a row `t` is about, if the person may read it; otherwise no row. */
const readable = (id: number, about: string) => sql`
  select s.id, s.title from subject s join subject r on r.id = s.root_id
  where s.id = t.${sql.ref(about)} and ${isReadAs(id)} offset 0`;

/** Tables that hold what a thing of their kind has in addition to its row of `subject`. */
export const bodies = [
  'calendar',
  'event',
  'event_instance',
  'todo',
  'topic',
  'discussion',
  'comment',
  'user_file',
  'action_value',
] as const;

/** The things that a person made: whole if they may read them now, otherwise only id, kind and day. */
const things: Part = {
  name: 'things-i-made',
  of: ['subject.created_by'],
  rows: ({ id }) => {
    const body = (table: string) =>
      sql`coalesce((select to_jsonb(t) from ${sql.table(table)} t where t.id = s.id), '{}')`;
    return sql`
      select jsonb_build_object('id', s.id, 'kind', s.kind, 'date_created', s.date_created) || case when ${isReadAs(id)} then
        (to_jsonb(s) || ${sql.join(bodies.map(body), sql` || `)}) - '{key,root_id,reach,facets,removed_with,created_by}'::text[]
        else '{}' end as row
      from subject s join subject r on r.id = s.root_id where s.created_by = ${id} order by s.id`;
  },
};

/** The things that a person is responsible for, or made others responsible for. */
const duties = (table: string, column: string, name: string): Part => ({
  name,
  of: [`${table}.${column}`],
  rows: ({ id }) => sql`
    select jsonb_build_object('id', t.id, 'title', s.title) as row
    from ${sql.table(table)} t left join lateral (${readable(id, 'id')}) s on true where t.${sql.ref(column)} = ${id}`,
});

/** The cases that a person is responsible for; state and notes only while they belong to the case's municipality. */
const cases: Part = {
  name: 'responsible-cases',
  of: ['grant_case.responsible_id'],
  rows: ({ id }) => sql`
    select jsonb_build_object('id', c.id, 'grant_id', c.grant_id) || case when c.organization_id = p.organization_id then
      jsonb_build_object('state', c.state, 'notes', c.notes) else '{}' end as row
    from grant_case c join person p on p.id = ${id} where c.responsible_id = p.id`,
};

/**
 * What a person did with cases: which case and when; the rest only while they belong to the case's municipality.
 * @param at the column with the moment
 * @param own columns that only the municipality reads
 */
const ofCases = (name: string, table: string, by: string, at: string, own: readonly string[]): Part => ({
  name,
  of: [`${table}.${by}`],
  rows: ({ id }) => sql`
    select jsonb_build_object('case_id', d.case_id, ${sql.lit(at)}, ${sql.ref(`d.${at}`)}) || case when c.organization_id = p.organization_id then
      jsonb_build_object(${sql.join(own.flatMap((column) => [sql.lit(column), sql.ref(`d.${column}`)]))}) else '{}' end as row
    from ${sql.table(table)} d join grant_case c on c.id = d.case_id join person p on p.id = ${id} where ${sql.ref(`d.${by}`)} = p.id`,
});
const caseMoves = ofCases('case-changes', 'grant_case_move', 'moved_by', 'moved_at', ['state', 'reason']);
const caseFiles = ofCases('case-files', 'grant_case_file', 'added_by', 'added_at', ['name', 'size']);

/** Groups that a person made or changed last. Everybody may know a group's title. */
const groups = (table: string, column: string, name: string): Part => ({
  name,
  of: [`${table}.${column}`],
  rows: ({ id }) => sql`
    select jsonb_build_object('id', id, 'title', title, 'last_updated', last_updated) as row
    from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
});

const addressesOf = (id: number) =>
  sql`(select email from person where id = ${id} union all select email from alternate_email where person_id = ${id})`;

/** All data of a person, in the order of the files (product/accounts#my-data). */
export const parts: readonly Part[] = [
  {
    name: 'profile',
    of: ['person.id', 'person.email'],
    rows: ({ id }) => sql`
      select to_jsonb(p) - '{hash,calendar_code,picture}'::text[] || jsonb_build_object('organization', o.name) as row
      from person p join organization o on o.id = p.organization_id where p.id = ${id}`,
  },
  { ...own('addresses', 'alternate_email'), of: ['alternate_email.person_id', 'alternate_email.email'] },
  {
    ...own('addresses-to-prove', 'address_proof', { without: ['hash', 'tries'] }),
    of: ['address_proof.person_id', 'address_proof.email'],
  },
  own('service-areas', 'person_kostra'),
  own('sign-ins', 'session', { without: ['id'] }),
  own('calendar-links', 'calendar_code', { without: ['hash', 'sealed'] }),
  own('calendar-reader', 'feed_reader'),
  own('calendar-links-to-parts', 'feed_link', { without: ['hash', 'sealed'] }),
  own('calendar-programs', 'feed_fetch'),
  own('group-memberships', 'person_group_member'),
  groups('person_group', 'created_by', 'groups-i-made'),
  groups('person_group', 'changed_by', 'groups-i-changed'),
  groups('organization_group', 'created_by', 'organization-groups-i-made'),
  groups('organization_group', 'changed_by', 'organization-groups-i-changed'),
  own('access', 'access_entry', { about: 'root_id', without: ['principal_id'] }),
  own('access-i-asked-for', 'access_request', { about: 'subject_id' }),
  things,
  own('changes-i-made', 'revision', {
    by: 'changed_by',
    about: 'subject_id',
    without: ['changed_by'],
    hidden: ['body', 'replaced'],
  }),
  own('removed-by-me', 'removal', { by: 'removed_by', about: 'id', without: ['removed_by'] }),
  {
    name: 'comments-i-removed',
    of: ['comment.removed_by'],
    rows: ({ id }) => sql`select jsonb_build_object('id', c.id) as row from comment c where c.removed_by = ${id}`,
  },
  own('what-i-did', 'domain_event', {
    by: 'by_person',
    about: 'subject_id',
    without: ['by_person', 'client', 'waits', 'data'],
  }),
  own('links-i-made', 'link', {
    by: 'created_by',
    about: 'subject_id',
    without: ['created_by'],
    hidden: ['label', 'href'],
  }),
  own('relations-i-made', 'relation', { by: 'created_by', without: ['created_by'] }),
  own('share-links-i-made', 'share_link', {
    by: 'created_by',
    about: 'calendar_id',
    without: ['created_by'],
    hidden: ['uri'],
  }),
  duties('event', 'responsible_id', 'responsible-series'),
  duties('event', 'assigned_by', 'assigned-series'),
  duties('event_instance', 'responsible_id', 'responsible-activities'),
  duties('event_instance', 'assigned_by', 'assigned-activities'),
  duties('action_value', 'responsible_id', 'responsible-grants'),
  cases,
  caseMoves,
  caseFiles,
  own('my-year', 'calendar_ring', { about: 'calendar_id' }),
  own('copies-i-asked-for', 'calendar_copy', {
    about: 'origin_id',
    without: ['reference', 'fault'],
    hidden: ['title'],
  }),
  own('files-for-paper', 'paper_file', { without: ['reference', 'order_made', 'contents', 'shows'] }),
  own('monthly-mails', 'paper_mail', { about: 'calendar_id' }),
  own('years-i-prepared', 'rollover', { without: ['reference'] }),
  own('accounts-i-sign-in-by', 'provider_account'),
  own('what-i-brought-in', 'import', { about: 'calendar_id', without: ['reference'] }),
  own('follows', 'follow', { about: 'subject_id' }),
  own('tags-i-follow', 'tag_follow'),
  own('favourites', 'favourite', { about: 'subject_id' }),
  own('claps', 'clap', { about: 'subject_id' }),
  own('mentions', 'comment_mention', { about: 'comment_id' }),
  own('votes', 'poll_vote', { about: 'discussion_id' }),
  own('discussions-i-opened', 'discussion_visit', { about: 'discussion_id' }),
  own('topics-i-opened', 'topic_visit', { about: 'topic_id' }),
  own('saved-searches', 'saved_search'),
  {
    name: 'what-my-searches-found',
    of: ['saved_search.id'],
    rows: ({ id }) => sql`
      select jsonb_build_object('search', f.name, 'grant_id', t.grant_id, 'at', t.at, 'is_told', t.is_told, 'title', s.title) as row
      from saved_search f join saved_search_match t on t.search_id = f.id left join lateral (${readable(id, 'grant_id')}) s on true
      where f.person_id = ${id} order by t.at, t.grant_id`,
  },
  own('notifications', 'notification', {
    about: 'subject_id',
    without: ['event_id'],
    hidden: ['word', 'message', 'day_from', 'day_to'],
  }),
  own('notifications-looked-at', 'notification_check'),
  own('notify-choices', 'notify_choice', { about: 'subject_id' }),
  own('copy-of-my-data', 'my_data', { without: ['key', 'fault'] }),
  {
    name: 'mails-underway',
    of: ['mail_outbox.to_address'],
    rows: ({ id }) => sql`
      select jsonb_build_object('to_address', to_address, 'created_at', created_at, 'sent_at', sent_at, 'given_up_at', given_up_at) as row
      from mail_outbox where lower(to_address) in ${addressesOf(id)} order by mail_outbox.id`,
  },
  {
    name: 'microsoft-sign-ins-underway',
    of: ['oidc_ticket.email'],
    rows: ({ id }) => sql`
      select to_jsonb(t) - '{hash,browser_hash}'::text[] as row from oidc_ticket t where t.email in ${addressesOf(id)}`,
  },
  {
    name: 'log',
    of: ['audit_entry.person_id', 'audit_entry.about_person'],
    rows: ({ id }) => sql`
      select to_jsonb(a) as row from audit_entry a where a.person_id = ${id} or a.about_person = ${id} order by a.id`,
  },
];

/** Columns that name or identify a person but are in no part: each with its reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'person.leaves_to': 'whom others who leave named to take over; theirs until it happens',
  'acts_as.person_id': 'worked out of the memberships, which are in it',
  'password.person_id': 'the hash of a password',
  'given_answer.person_id': 'answers kept for a day in case a call is sent again; what they say is in the rest',
  'pin.person_id': 'the hash of a PIN that is good for ten minutes',
  'written_up_to.person_id':
    'how far the log of the database was when the person last wrote; when that was is in what-i-did',
  'notification.by_person': 'what others were told; what the person did is in what-i-did',
  'sign_in_lock.address_hash': 'a keyed hash of an address, forgotten after a day, that leads back to nobody',
  'known_browser.address_hash': 'a keyed hash of an address, beside that of a secret of the browser',
};
