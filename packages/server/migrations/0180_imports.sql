-- What a person brings in: the tables that were read from a file or pasted, until they are applied or a day has passed, and what became of them.
create table import (
  reference uuid primary key default gen_random_uuid(),
  person_id bigint not null references person on delete cascade,
  name text not null,
  contents jsonb,
  read_at timestamptz not null,
  applied_at timestamptz,
  calendar_id bigint references calendar on delete cascade,
  is_new_calendar boolean not null default false,
  created integer not null default 0,
  changed integer not null default 0,
  skipped integer not null default 0,
  changes bigint[] not null default '{}',
  undone_at timestamptz,
  constraint only_the_applied_is_in_a_calendar check ((applied_at is null) = (calendar_id is null)),
  constraint only_the_applied_is_undone check (undone_at is null or applied_at is not null)
);
comment on column import.name is 'the name of the file; empty if it was pasted';
comment on column import.contents is 'the tables that were read; null once they are applied';
comment on column import.calendar_id is 'the year wheel that it was applied to';
comment on column import.is_new_calendar is 'whether the year wheel was made for it';
comment on column import.changes is 'the revisions of activities that it changed';
comment on column import.skipped is 'rows that were in the year wheel already';
create index import_person on import (person_id);
create index import_calendar on import (calendar_id);
create index import_read on import (read_at) where applied_at is null;
create index import_applied on import (applied_at) where applied_at is not null;

-- The series that an import made, for its undo.
create table import_event (
  reference uuid not null references import on delete cascade,
  event_id bigint not null references event on delete cascade,
  primary key (reference, event_id)
);
create index import_event_event on import_event (event_id);
