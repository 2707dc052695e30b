-- A deadline that falls on a day off may move to the working day before or after it, and remembers the day that it was given.
create type working_day_rule as enum ('KEEP', 'BEFORE', 'AFTER');
alter table event add column working_day working_day_rule not null default 'KEEP';
comment on column event.working_day is 'what becomes of an activity whose deadline is no working day of the organization of its year wheel';
alter table event_instance add column moved_from date;
comment on column event_instance.moved_from is 'the deadline that its rule or a person gave it, if working_day of its series moved it to another; null if not';

create type days_kind as enum ('CLOSED', 'SCHOOL');
create table organization_days (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organization on delete cascade,
  kind days_kind not null,
  title text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  version integer not null default 1,
  last_updated timestamptz not null default now()
);
comment on table organization_days is 'days of an organization''s own: those on which it is closed, which are no working days, and the holidays of its schools';
create index organization_days_of on organization_days (organization_id, kind, first_day);

create type eve_hours as enum ('WHOLE', 'HALF', 'CLOSED');
alter table organization add column easter_eve eve_hours not null default 'HALF';
alter table organization add column christmas_eve eve_hours not null default 'HALF';
alter table organization add column new_years_eve eve_hours not null default 'HALF';
comment on column organization.easter_eve is 'how it has the day before Easter Sunday, Christmas and the new year: as any other, until noon, or closed';
