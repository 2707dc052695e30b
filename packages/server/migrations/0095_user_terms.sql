-- The user terms that a person has accepted. Every acceptance stands in the log of who did what too.
alter table person
  add column accepted_terms text,
  add column accepted_terms_at timestamptz;
comment on column person.accepted_terms is 'the version of the terms that the person accepted last; null: none yet';

-- Whose code a calendar outside has read by: the first-hour guide asks it.
create table feed_reader (
  person_id bigint primary key references person on delete cascade,
  first_read timestamptz not null
);
