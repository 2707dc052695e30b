-- Saved searches of grants: a person's filters of the list by a name, and which grants each has found.
create table saved_search (
  id bigint primary key default nextval('meta_id'),
  person_id bigint not null references person on delete cascade,
  name text not null,
  filter jsonb not null,
  facets text[] not null,
  kostra_functions bigint[] not null,
  words jsonb,
  finds_everything boolean not null,
  date_created timestamptz not null default now(),
  told_on date
);
comment on column saved_search.filter is 'what the list is asked with; the columns after it are what the job reads of it';
comment on column saved_search.facets is 'as subject.facets has them: a grant must have all';
comment on column saved_search.kostra_functions is 'a grant must have one of them, where there are any';
comment on column saved_search.words is 'as search_query takes them; null without words';
comment on column saved_search.told_on is 'of one that finds everything: the day in Oslo on which it last told of a grant';
create unique index saved_search_name on saved_search (person_id, lower(name));

create table saved_search_match (
  search_id bigint not null references saved_search on delete cascade,
  grant_id bigint not null references action_value on delete cascade,
  at timestamptz not null default now(),
  is_told boolean not null,
  primary key (search_id, grant_id)
);
comment on table saved_search_match is 'each grant once a search: what is here is not told of again';
comment on column saved_search_match.is_told is 'false for what a search of everything keeps to itself';
create index saved_search_match_grant on saved_search_match (grant_id, at);

create table saved_search_run (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null default now()
);
comment on table saved_search_run is 'one row: up to when changed grants have been held against the saved searches';
insert into saved_search_run default values;
create index action_value_changed on subject (last_updated) where kind = 'ACTION_VALUE' and status = 'PUBLISHED' and removed_with is null;
