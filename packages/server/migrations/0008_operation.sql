-- What people are told, by notification, mail and news; what the admins of an installation need: its log, limits, and the data of who leaves.

create type news_status as enum ('DRAFT', 'PUBLISHED', 'ARCHIVED');
create type notify_level as enum ('ALL', 'MINE', 'NOTHING');

-- What an admin read or changed without any access of their own.
create table audit_entry (
  id bigint generated always as identity not null,
  person_id bigint,
  subject_id bigint,
  action text not null,
  at timestamp with time zone default now() not null,
  about_person bigint,
  detail jsonb default '{}'::jsonb not null,
  constraint audit_entry_pkey primary key (id)
);
create index audit_entry_about on audit_entry (about_person, at) where (about_person is not null);
create index audit_entry_action on audit_entry (action, at);
create index audit_entry_at on audit_entry (at);
create index audit_entry_person on audit_entry (person_id, at);
create index audit_entry_subject on audit_entry (subject_id, at);
comment on table audit_entry is 'append-only; who, whom and what are numbers that stay when those are gone';
comment on column audit_entry.person_id is 'who did it; null where nobody was signed in';
comment on column audit_entry.about_person is 'whom it was done to';
comment on column audit_entry.detail is 'ids, levels and hashes alone: no words that people wrote';

-- Values that the installation makes once and keeps, such as its secret key and the version of its reference data.
create table installation (
  name text not null,
  value text not null,
  constraint installation_pkey primary key (name)
);

-- Mail waits here, written in the transaction that wants it sent; whichever process claims it sends it and forgets its words.
create table mail_outbox (
  id bigint generated always as identity not null,
  to_address text,
  subject text,
  body text,
  headers jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  next_try timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  last_error text,
  writer text,
  about jsonb,
  constraint mail_outbox_pkey primary key (id),
  constraint mail_outbox_words check ((writer is null) = (subject is not null))
);
-- The outbox is searched by whom a mail is for.
create index mail_outbox_address on mail_outbox (lower(to_address) text_pattern_ops, created_at);
create index mail_outbox_created on mail_outbox (created_at);
create index mail_outbox_given_up on mail_outbox (given_up_at) where (given_up_at is not null);
create index mail_outbox_waiting on mail_outbox (next_try) where ((sent_at is null) and (given_up_at is null));
comment on column mail_outbox.to_address is 'null once a mail that was written when it was sent has left, or never will';
comment on column mail_outbox.expires_at is 'it is worthless after this moment, and not sent any more';
comment on column mail_outbox.writer is 'who writes its words when it is sent; null where they are kept here';
comment on column mail_outbox.about is 'what its writer needs; forgotten with the words';

-- The copy of everything of theirs that a person asks for: one at a time, made by a job, kept for a week.
create table my_data (
  person_id bigint not null,
  key uuid default gen_random_uuid() not null,
  state copy_state default 'WAITING'::copy_state not null,
  done integer default 0 not null,
  of integer default 0 not null,
  size bigint,
  tries integer default 0 not null,
  fault text,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  constraint my_data_pkey primary key (person_id),
  constraint my_data_key_key unique (key),
  constraint only_the_done_is_ready check ((state = 'DONE'::copy_state) = (ready_at is not null and size is not null)),
  constraint my_data_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index my_data_waiting on my_data (asked_at) where (state = 'WAITING'::copy_state);
comment on table my_data is 'a copy of all that is of one person; forgotten with its bytes 7 days after it was ready';
comment on column my_data.key is 'the name of its bytes in the storage';
comment on column my_data.done is 'how many of its parts are in it; written while it is made';
comment on column my_data.of is 'how many parts it has; 0 until it is begun';
comment on column my_data.size is 'bytes';
comment on column my_data.tries is 'how often it broke off; the third time it is FAILED';
comment on column my_data.fault is 'the id under which the log has why it broke off';

create table news (
  id bigint default nextval('meta_id'::regclass) not null,
  version integer default 1 not null,
  status news_status default 'DRAFT'::news_status not null,
  publish_on date,
  title_nn text not null,
  body_nn text not null,
  title_nb text,
  body_nb text,
  title_en text,
  body_en text,
  last_updated timestamp with time zone not null,
  constraint news_pkey primary key (id),
  constraint published_news_has_a_day check (status <> 'PUBLISHED'::news_status or publish_on is not null),
  constraint words_in_en_are_both check ((title_en is null) = (body_en is null)),
  constraint words_in_nb_are_both check ((title_nb is null) = (body_nb is null))
);
create index news_changed on news (last_updated desc, id desc);
create index news_published on news (publish_on desc, id desc) where (status = 'PUBLISHED'::news_status);
comment on column news.publish_on is 'the day in Oslo from which everybody sees it while it is PUBLISHED';
comment on column news.body_nn is 'rich text as JSON, as the other bodies are';

create table notification (
  id bigint generated always as identity not null,
  person_id bigint not null,
  kind text not null,
  word text not null,
  subject_id bigint,
  by_person bigint,
  event_id bigint,
  message text,
  date_created timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  mail_due timestamp with time zone,
  mailed_at timestamp with time zone,
  -- A notification of a deadline that was moved says what it was and what it is.
  day_from date,
  day_to date,
  constraint notification_pkey primary key (id),
  constraint notification_event_id_person_id_key unique (event_id, person_id),
  constraint notification_by_person_fkey foreign key (by_person) references person(id) on delete set null,
  constraint notification_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint notification_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index notification_by on notification (by_person) where (by_person is not null);
create index notification_date_created on notification (date_created);
create index notification_mail_due on notification (mail_due) where (mail_due is not null);
create index notification_mail_person on notification (person_id) where (mail_due is not null);
create index notification_mailed on notification (person_id, mailed_at) where (mailed_at is not null);
create index notification_newest on notification (person_id, date_created desc, id desc);
create index notification_subject on notification (subject_id, person_id);
comment on table notification is 'who may no longer read the thing is shown nothing of it: asked again whenever it is shown';
comment on column notification.kind is 'what a person can choose to hear of, as the domain names it; a later kind needs no migration';
comment on column notification.word is 'which sentence says it, in the language of whoever reads';
comment on column notification.event_id is 'the last event that it tells of; no reference, since it is written for thousands at once';
comment on column notification.message is 'what an admin wrote; null where the sentence is made of the thing';
comment on column notification.mail_due is 'when a mail is to tell of it; null where none is';
comment on column notification.mailed_at is 'when the mail that tells of it was last put in the outbox';
comment on column notification.day_from is 'of a deadline that was moved: what it was; null of all other notifications';
comment on column notification.day_to is 'what it was moved to';

-- When a person last looked at their list: what came since is counted on the bell.
create table notification_check (
  person_id bigint not null,
  at timestamp with time zone not null,
  constraint notification_check_pkey primary key (person_id),
  constraint notification_check_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);

create table notify_choice (
  subject_id bigint not null,
  person_id bigint not null,
  level notify_level not null,
  constraint notify_choice_pkey primary key (subject_id, person_id),
  constraint notify_choice_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint notify_choice_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index notify_choice_person on notify_choice (person_id);

-- How often something was done by or to somebody in a window of time, whichever process did it.
create table rate_limit (
  key bytea not null,
  count integer not null,
  window_ends timestamp with time zone not null,
  constraint rate_limit_pkey primary key (key)
);
create index rate_limit_window_ends on rate_limit (window_ends);

create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'the audit log is written, never changed';
end $$;

-- Its bytes go as those of deleted files do: when it is forgotten, asked for anew, or its person is deleted.
create function discard_my_data() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.key) on conflict do nothing;
  return old;
end $$;

create trigger audit_entry_stays before delete or update on audit_entry for each row execute function audit_stays();
create trigger audit_log_stays before truncate on audit_entry for each statement execute function audit_stays();

create trigger my_data_deleted after delete on my_data for each row execute function discard_my_data();
create trigger my_data_replaced after update of key on my_data for each row when (old.key is distinct from new.key) execute function discard_my_data();
