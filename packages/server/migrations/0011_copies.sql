-- Copies and forks of year wheels (decision 29). A fork stays linked to where it came from; a copy does not.
create type copy_state as enum ('WAITING', 'DONE', 'FAILED');

create table calendar_copy (
  reference text primary key default gen_random_uuid(),
  person_id bigint not null references person on delete cascade,
  origin_id bigint references calendar on delete set null,
  title text not null,
  is_fork boolean not null,
  state copy_state not null default 'WAITING',
  calendar_id bigint references calendar on delete set null,
  tries integer not null default 0,
  refusal text,
  fault text,
  asked_at timestamptz not null,
  constraint only_the_done_has_a_copy check (state = 'DONE' or calendar_id is null),
  constraint only_the_failed_has_a_refusal check (state = 'FAILED' or refusal is null)
);
comment on table calendar_copy is 'a copy that somebody asked for; made by a job, in the transaction that says DONE; forgotten after 30 days';
comment on column calendar_copy.calendar_id is 'the copy; null where it was deleted for good since';
comment on column calendar_copy.tries is 'how often it broke off without anybody having foreseen why; the last time, it is FAILED';
comment on column calendar_copy.refusal is 'the code of the refusal, such as notFound where the right was lost meanwhile';
comment on column calendar_copy.fault is 'the id under which the log has what nobody foresaw';
create index calendar_copy_waiting on calendar_copy (asked_at) where state = 'WAITING';
create index calendar_copy_asked_at on calendar_copy (asked_at);
create index calendar_copy_person on calendar_copy (person_id);
create index calendar_copy_origin on calendar_copy (origin_id) where origin_id is not null;
create index calendar_copy_calendar on calendar_copy (calendar_id) where calendar_id is not null;

alter table calendar add column forked_from bigint references calendar on delete set null;
alter table event add column forked_from bigint references event on delete set null;
alter table event_instance add column forked_from bigint references event_instance on delete set null;
comment on column calendar.forked_from is 'null for what is no fork, and where the origin was deleted for good';
comment on column event_instance.forked_from is 'the activity whose "x of y" counts this one; by the day where it was made later than the fork';
create index calendar_forked_from on calendar (forked_from) where forked_from is not null;
create index event_forked_from on event (forked_from) where forked_from is not null;
create index event_instance_forked_from on event_instance (forked_from) where forked_from is not null;
