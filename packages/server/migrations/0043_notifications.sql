-- What people are told of: written by a job from the events that wait, so that a change costs the same however many follow it.
alter table domain_event add column waits boolean not null default false;
alter table domain_event alter column waits set default true;
comment on column domain_event.waits is 'nobody has been told of it yet';
create index domain_event_waits on domain_event (id) where waits;

create table notification (
  id bigint generated always as identity primary key,
  person_id bigint not null references person on delete cascade,
  kind text not null,
  word text not null,
  subject_id bigint references subject on delete cascade,
  by_person bigint references person on delete set null,
  event_id bigint,
  message text,
  date_created timestamptz not null default now(),
  read_at timestamptz,
  unique (event_id, person_id)
);
comment on table notification is 'who may no longer read the thing is shown nothing of it: asked again whenever it is shown';
comment on column notification.kind is 'what a person can choose to hear of, as the domain names it; a later kind needs no migration';
comment on column notification.word is 'which sentence says it, in the language of whoever reads';
comment on column notification.event_id is 'the last event that it tells of; no reference, since it is written for thousands at once';
comment on column notification.message is 'what an admin wrote; null where the sentence is made of the thing';
create index notification_newest on notification (person_id, date_created desc, id desc);
create index notification_subject on notification (subject_id, person_id);
create index notification_by on notification (by_person) where by_person is not null;
create index notification_date_created on notification (date_created);

-- When a person last looked at their list: what came since is counted on the bell.
create table notification_check (
  person_id bigint primary key references person on delete cascade,
  at timestamptz not null
);

-- What a person wants to hear of one thing and what hangs on it; without a row: all where they follow it, made it or are responsible for it.
create type notify_level as enum ('ALL', 'MINE', 'NOTHING');
create table notify_choice (
  subject_id bigint not null references subject on delete cascade,
  person_id bigint not null references person on delete cascade,
  level notify_level not null,
  primary key (subject_id, person_id)
);
create index notify_choice_person on notify_choice (person_id);
