-- Year wheels: rings, series, activities and checklists; copies, imports, rollovers, shared pages, feeds, and what is printed.

create type calendar_category as enum ('TOPIC', 'ORGANIZATION', 'PROJECT', 'GRANT');
create type copy_from as enum ('TODAY', 'THIS_YEAR', 'NEXT_YEAR');
create type copy_state as enum ('WAITING', 'DONE', 'FAILED');
create type feed_client as enum ('OUTLOOK', 'GOOGLE', 'APPLE', 'THUNDERBIRD', 'OTHER');
create type reminder as enum ('NONE', 'SAME_DAY', 'ONE_DAY', 'TWO_DAYS', 'THREE_DAYS', 'ONE_WEEK', 'TWO_WEEK', 'FOUR_WEEKS');
create type working_day_rule as enum ('KEEP', 'BEFORE', 'AFTER');

create table calendar (
  id bigint not null,
  category calendar_category not null,
  color text not null,
  description text,
  description_text text,
  forked_from bigint,
  constraint calendar_pkey primary key (id),
  constraint calendar_color_check check (color ~ '^#[0-9a-f]{6}$'::text),
  constraint calendar_forked_from_fkey foreign key (forked_from) references calendar(id) on delete set null,
  constraint calendar_id_fkey foreign key (id) references subject(id) on delete cascade
);
create index calendar_category on calendar (category, id);
create index calendar_forked_from on calendar (forked_from) where (forked_from is not null);
comment on column calendar.description is 'rich text as a JSON string, here and below; the words of it stand beside it';
comment on column calendar.forked_from is 'null for what is no fork, and where the origin was deleted for good';

create table calendar_copy (
  reference text default gen_random_uuid() not null,
  person_id bigint not null,
  origin_id bigint,
  title text not null,
  is_fork boolean not null,
  state copy_state default 'WAITING'::copy_state not null,
  calendar_id bigint,
  tries integer default 0 not null,
  refusal text,
  fault text,
  asked_at timestamp with time zone not null,
  copies_from copy_from default 'THIS_YEAR'::copy_from not null,
  constraint calendar_copy_pkey primary key (reference),
  constraint only_the_done_has_a_copy check (state = 'DONE'::copy_state or calendar_id is null),
  constraint only_the_failed_has_a_refusal check (state = 'FAILED'::copy_state or refusal is null),
  constraint calendar_copy_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete set null,
  constraint calendar_copy_origin_id_fkey foreign key (origin_id) references calendar(id) on delete set null,
  constraint calendar_copy_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index calendar_copy_asked_at on calendar_copy (asked_at);
create index calendar_copy_calendar on calendar_copy (calendar_id) where (calendar_id is not null);
create index calendar_copy_origin on calendar_copy (origin_id) where (origin_id is not null);
create index calendar_copy_person on calendar_copy (person_id);
create index calendar_copy_waiting on calendar_copy (asked_at) where (state = 'WAITING'::copy_state);
comment on table calendar_copy is 'a copy that somebody asked for; made by a job, in the transaction that says DONE; forgotten after 30 days';
comment on column calendar_copy.calendar_id is 'the copy; null where it was deleted for good since';
comment on column calendar_copy.tries is 'how often it broke off without anybody having foreseen why; the last time, it is FAILED';
comment on column calendar_copy.refusal is 'the code of the refusal, such as notFound where the right was lost meanwhile';
comment on column calendar_copy.fault is 'the id under which the log has what nobody foresaw';
comment on column calendar_copy.copies_from is 'from when on the copy has activities';

-- A year wheel in a person's year view.
create table calendar_ring (
  id bigint default nextval('meta_id'::regclass) not null,
  person_id bigint not null,
  calendar_id bigint not null,
  "position" integer not null,
  color text not null,
  constraint calendar_ring_pkey primary key (id),
  constraint calendar_ring_person_id_calendar_id_key unique (person_id, calendar_id),
  constraint calendar_ring_color_check check (color ~ '^#[0-9a-f]{6}$'::text),
  constraint calendar_ring_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint calendar_ring_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index calendar_ring_calendar on calendar_ring (calendar_id);

create table event (
  id bigint not null,
  calendar_id bigint not null,
  description text not null,
  description_text text not null,
  start_date date not null,
  end_date date not null,
  start_time text,
  end_time text,
  reminder reminder not null,
  responsible_id bigint,
  assigned_by bigint,
  repetition jsonb,
  start_repetition_date date,
  end_repetition_date date,
  todo_template text[] default '{}'::text[] not null,
  -- Activities that are taken out of a series one by one stay out, whatever is stored later.
  except_dates date[] default '{}'::date[] not null,
  forked_from bigint,
  working_day working_day_rule default 'KEEP'::working_day_rule not null,
  constraint event_pkey primary key (id),
  constraint event_check check (end_date >= start_date),
  constraint event_assigned_by_fkey foreign key (assigned_by) references person(id),
  constraint event_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint event_forked_from_fkey foreign key (forked_from) references event(id) on delete set null,
  constraint event_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint event_responsible_id_fkey foreign key (responsible_id) references person(id)
);
create index event_assigned_by on event (assigned_by) where (assigned_by is not null);
create index event_calendar on event (calendar_id);
create index event_forked_from on event (forked_from) where (forked_from is not null);
create index event_responsible on event (responsible_id) where (responsible_id is not null);
comment on column event.start_time is 'HH:MM in Oslo; null for whole days';
comment on column event.repetition is 'unit, interval, position and weekday as the domain has them; null for one activity, or several on chosen dates';
comment on column event.except_dates is 'days on which its rule falls and on which somebody removed the activity';
comment on column event.working_day is 'what becomes of an activity whose deadline is no working day of the organization of its year wheel';

alter table removal add constraint removal_series_id_fkey foreign key (series_id) references event(id) on delete cascade;

-- Links of a person to a part of a feed, each with a code of its own, so that one can be ended without the others.
create table feed_link (
  id bigint generated always as identity not null,
  person_id bigint not null,
  calendar_id bigint,
  tag_title text,
  only_mine boolean not null,
  only_deadlines boolean not null,
  only_open boolean not null,
  hash bytea not null,
  sealed bytea not null,
  date_created timestamp with time zone default now() not null,
  constraint feed_link_pkey primary key (id),
  constraint feed_link_hash_key unique (hash),
  constraint feed_link_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint feed_link_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index feed_link_calendar on feed_link (calendar_id);
create index feed_link_person on feed_link (person_id, id);
comment on column feed_link.calendar_id is 'null for the whole year of the person';
comment on column feed_link.tag_title is 'null for all; of a tag that is on nothing any more the feed is empty, it never widens';
comment on column feed_link.hash is 'keyed, of the code in the link';
comment on column feed_link.sealed is 'the code for its person to read: nonce, tag and AES-256-GCM of it, bound to the person';

-- When which calendar program last fetched by a link. No address of a machine is kept, nor what the program called itself.
create table feed_fetch (
  id bigint generated always as identity not null,
  person_id bigint not null,
  feed_link_id bigint,
  client feed_client not null,
  last_fetched timestamp with time zone not null,
  constraint feed_fetch_pkey primary key (id),
  constraint feed_fetch_once unique nulls not distinct (person_id, feed_link_id, client),
  constraint feed_fetch_feed_link_id_fkey foreign key (feed_link_id) references feed_link(id) on delete cascade,
  constraint feed_fetch_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index feed_fetch_link on feed_fetch (feed_link_id);
comment on column feed_fetch.feed_link_id is 'null for the links with the calendar code of the person';

-- Whose code a calendar outside has read by: the first-hour guide asks it.
create table feed_reader (
  person_id bigint not null,
  first_read timestamp with time zone not null,
  constraint feed_reader_pkey primary key (person_id),
  constraint feed_reader_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);

-- What a person brings in: the tables that were read from a file or pasted, until they are applied or a day has passed, and what became of them.
create table import (
  reference uuid default gen_random_uuid() not null,
  person_id bigint not null,
  name text not null,
  contents jsonb,
  read_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  calendar_id bigint,
  is_new_calendar boolean default false not null,
  created integer default 0 not null,
  changed integer default 0 not null,
  skipped integer default 0 not null,
  changes bigint[] default '{}'::bigint[] not null,
  undone_at timestamp with time zone,
  constraint import_pkey primary key (reference),
  constraint only_the_applied_is_in_a_calendar check ((applied_at is null) = (calendar_id is null)),
  constraint only_the_applied_is_undone check (undone_at is null or applied_at is not null),
  constraint import_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint import_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index import_applied on import (applied_at) where (applied_at is not null);
create index import_calendar on import (calendar_id);
create index import_person on import (person_id);
create index import_read on import (read_at) where (applied_at is null);
comment on column import.name is 'the name of the file; empty if it was pasted';
comment on column import.contents is 'the tables that were read; null once they are applied';
comment on column import.calendar_id is 'the year wheel that it was applied to';
comment on column import.is_new_calendar is 'whether the year wheel was made for it';
comment on column import.skipped is 'rows that were in the year wheel already';
comment on column import.changes is 'the revisions of activities that it changed';

-- The series that an import made, for its undo.
create table import_event (
  reference uuid not null,
  event_id bigint not null,
  constraint import_event_pkey primary key (reference, event_id),
  constraint import_event_event_id_fkey foreign key (event_id) references event(id) on delete cascade,
  constraint import_event_reference_fkey foreign key (reference) references import(reference) on delete cascade
);
create index import_event_event on import_event (event_id);

-- Files for paper that took longer to make than somebody waits for an answer. A job makes them; they are their owner's alone and live for an hour.
create table paper_file (
  reference uuid default gen_random_uuid() not null,
  person_id bigint not null,
  name text not null,
  order_made jsonb,
  contents bytea,
  asked_at timestamp with time zone not null,
  failed_at timestamp with time zone,
  constraint paper_file_pkey primary key (reference),
  constraint waiting_or_made check (order_made is null or contents is null),
  constraint paper_file_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index paper_file_asked on paper_file (asked_at);
create index paper_file_person on paper_file (person_id);
create index paper_file_waiting on paper_file (asked_at) where ((order_made is not null) and (failed_at is null));
comment on column paper_file.name is 'the name of the file, with its extension';
comment on column paper_file.order_made is 'what is to be drawn, as it was read with its owner''s rights when they asked; null once it is drawn';
comment on column paper_file.failed_at is 'when it was given up';

-- Who gets a year as a PDF by mail on the first of each month: of a year wheel, or their own year.
create table paper_mail (
  id bigint generated always as identity not null,
  person_id bigint not null,
  calendar_id bigint,
  paper text not null,
  orientation text not null,
  what text[] not null,
  next_on date not null,
  constraint paper_mail_pkey primary key (id),
  constraint paper_mail_person_id_calendar_id_key unique nulls not distinct (person_id, calendar_id),
  constraint paper_mail_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint paper_mail_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index paper_mail_calendar on paper_mail (calendar_id) where (calendar_id is not null);
create index paper_mail_next on paper_mail (next_on);
comment on column paper_mail.calendar_id is 'null for the person''s own year';
comment on column paper_mail.next_on is 'the first of a month; that it may still be read is asked when it is sent';

-- Reminders: up to which day in Oslo all of them are told, and of each activity the reminder that was.
create table reminder_run (
  is_only boolean default true not null,
  day date not null,
  constraint reminder_run_pkey primary key (is_only),
  constraint reminder_run_is_only_check check (is_only)
);
comment on table reminder_run is 'one row: a day that nobody was reminded of, since every machine slept, is made up for once';
insert into reminder_run (day) values ((now() at time zone 'Europe/Oslo')::date - 1);

-- What was carried into another year: which activity of the year before each one comes from, and which rollover made it.
create table rollover (
  reference uuid not null,
  person_id bigint not null,
  year integer not null,
  created integer default 0 not null,
  there integer default 0 not null,
  made_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint rollover_pkey primary key (reference),
  constraint rollover_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index rollover_person on rollover (person_id);
comment on table rollover is 'a carrying of activities into another year, by a person, as one step';
comment on column rollover.reference is 'of the person''s own making: sent again, it does nothing more';
comment on column rollover.created is 'how many activities it made';
comment on column rollover.there is 'how many of those asked for were there already';

create table event_instance (
  id bigint not null,
  event_id bigint not null,
  calendar_id bigint not null,
  start_date date not null,
  end_date date not null,
  reminder_date date,
  is_done boolean default false not null,
  responsible_id bigint,
  assigned_by bigint,
  description text,
  description_text text,
  note text,
  note_text text,
  forked_from bigint,
  series_version integer,
  -- An activity of a series remembers the day that the rule gave it, so that a changed rule knows one that was moved by hand.
  rule_date date,
  reminded_on date,
  moved_from date,
  rolled_from bigint,
  rolled_with uuid,
  constraint event_instance_pkey primary key (id),
  constraint event_instance_check check (end_date >= start_date),
  constraint event_instance_assigned_by_fkey foreign key (assigned_by) references person(id),
  constraint event_instance_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint event_instance_event_id_fkey foreign key (event_id) references event(id) on delete cascade,
  constraint event_instance_forked_from_fkey foreign key (forked_from) references event_instance(id) on delete set null,
  constraint event_instance_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint event_instance_responsible_id_fkey foreign key (responsible_id) references person(id),
  constraint event_instance_rolled_from_fkey foreign key (rolled_from) references event_instance(id) on delete set null,
  constraint event_instance_rolled_with_fkey foreign key (rolled_with) references rollover(reference) on delete set null
);
create index event_instance_assigned_by on event_instance (assigned_by, end_date, id) where ((not is_done) and (responsible_id is not null));
create index event_instance_days on event_instance (calendar_id, start_date, end_date, id);
create index event_instance_event on event_instance (event_id, start_date, id);
create index event_instance_forked_from on event_instance (forked_from) where (forked_from is not null);
create index event_instance_open on event_instance (calendar_id, end_date) where (not is_done);
create index event_instance_reminder on event_instance (reminder_date) where ((not is_done) and (reminder_date is not null));
create index event_instance_responsible on event_instance (responsible_id, end_date, id) where ((not is_done) and (responsible_id is not null));
create index event_instance_rolled_from on event_instance (rolled_from) where (rolled_from is not null);
create index event_instance_rolled_with on event_instance (rolled_with) where (rolled_with is not null);
comment on column event_instance.description is 'null while it is that of the series';
comment on column event_instance.forked_from is 'the activity whose "x of y" counts this one; by the day where it was made later than the fork';
comment on column event_instance.series_version is 'the version of its series that brought it in, anew or back; null where it came with the series, or with a new year';
comment on column event_instance.rule_date is 'the day that the repetition of its series gave it, wherever it was moved since; null for a chosen date';
comment on column event_instance.reminded_on is 'the reminder date that people have been told of; another one is told anew';
comment on column event_instance.moved_from is 'the deadline that its rule or a person gave it, if working_day of its series moved it to another; null if not';
comment on column event_instance.rolled_from is 'the activity of an earlier year that it was carried over from';
comment on column event_instance.rolled_with is 'the rollover that made it, which undoing takes back';

-- The addresses at which everybody reads a year wheel, signed in or not.
create table share_link (
  uri text not null,
  calendar_id bigint,
  created_by bigint not null,
  date_created timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint share_link_pkey primary key (uri),
  constraint share_link_uri_check check (uri ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text and length(uri) >= 3 and length(uri) <= 80),
  constraint shared_is_of_a_calendar check (calendar_id is not null or released_at is not null),
  constraint share_link_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete set null,
  constraint share_link_created_by_fkey foreign key (created_by) references person(id)
);
create index share_link_calendar on share_link (calendar_id, released_at);
create index share_link_created_by on share_link (created_by);
create index share_link_made on share_link (date_created desc, uri) where (released_at is null);
create unique index share_link_one_a_calendar on share_link (calendar_id) where (released_at is null);
comment on column share_link.calendar_id is 'null where the year wheel was deleted for good while its uri was still kept';
comment on column share_link.released_at is 'when the link died; the uri is kept for its year wheel for 90 days from then. Null while it lives';

-- An item on the checklist of an activity.
create table todo (
  id bigint not null,
  instance_id bigint not null,
  "position" integer not null,
  is_done boolean default false not null,
  from_template boolean default false not null,
  description text,
  description_text text,
  note text,
  note_text text,
  constraint todo_pkey primary key (id),
  constraint todo_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint todo_instance_id_fkey foreign key (instance_id) references event_instance(id) on delete cascade
);
create index todo_instance on todo (instance_id, "position", id);

-- A link dies in the same moment as its year wheel is no longer for everybody, whatever changed it: form, archive, trash, undo.
create function share_link_dies() returns trigger language plpgsql as $$
begin
  update share_link set released_at = now() where calendar_id = new.id and released_at is null;
  return null;
end $$;

create trigger share_link_dies after update of is_private, status, removed_with on subject for each row when (new.kind = 'CALENDAR'::subject_kind and (new.is_private or new.status <> 'PUBLISHED'::status or new.removed_with is not null)) execute function share_link_dies();
