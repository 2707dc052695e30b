-- Grants, their sources, sectors and deadlines; what a municipality does about a grant; saved searches.

create type budget_type as enum ('OPERATIONAL', 'INVESTMENT');
create type deadline_type as enum ('APPLICATION', 'REPORT');
create type grant_case_state as enum ('CONSIDERING', 'APPLYING', 'APPLIED', 'GRANTED', 'REFUSED', 'REPORTING', 'CLOSED');
create type grant_category as enum ('STATE', 'COUNTY', 'EU', 'FOUNDATION', 'OTHER');
create type grant_type as enum ('GRANT', 'REIMBURSEMENT');
create type term as enum ('SHORT_TERM', 'MIDDLE_TERM', 'LONG_TERM', 'YEARLY');

-- Up to which day in Oslo those who follow grants have been reminded of their deadlines.
create table grant_reminder_run (
  is_only boolean default true not null,
  day date not null,
  constraint grant_reminder_run_pkey primary key (is_only),
  constraint grant_reminder_run_is_only_check check (is_only)
);
comment on table grant_reminder_run is 'one row: a day that nobody was reminded of, since every machine slept, is made up for';
insert into grant_reminder_run (day) values ((now() at time zone 'Europe/Oslo')::date - 1);

-- Who gives grants.
create table grant_source (
  id bigint default nextval('meta_id'::regclass) not null,
  name text not null,
  url text,
  constraint grant_source_pkey primary key (id)
);
create unique index grant_source_name on grant_source (lower(name));

create table action_value (
  id bigint not null,
  type grant_type not null,
  category grant_category,
  source_id bigint,
  source_url text,
  description text,
  body text,
  body_text text,
  year integer,
  budget_type budget_type,
  term term,
  amount_from integer,
  amount_to integer,
  own_share integer,
  responsible_id bigint,
  valid_organization_types organization_kind[] default '{}'::organization_kind[] not null,
  links jsonb default '[]'::jsonb not null,
  radar jsonb default '[]'::jsonb not null,
  last_application date,
  constraint action_value_pkey primary key (id),
  constraint amounts_in_order check (amount_from is null or amount_to is null or amount_from <= amount_to),
  constraint action_value_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint action_value_responsible_id_fkey foreign key (responsible_id) references person(id),
  constraint action_value_source_id_fkey foreign key (source_id) references grant_source(id)
);
create index action_value_responsible on action_value (responsible_id) where (responsible_id is not null);
create index action_value_source on action_value (source_id) where (source_id is not null);
comment on column action_value.description is 'one line, in short';
comment on column action_value.body is 'rich text as a JSON string; the words of it stand in body_text';
comment on column action_value.amount_from is 'whole kroner, here and in amount_to';
comment on column action_value.own_share is 'per cent of the cost that the municipality pays itself';
comment on column action_value.links is 'a list of label and href';
comment on column action_value.radar is 'a list of type, name, sum (0 to 5) and comment: empty, three or six';
comment on column action_value.last_application is 'the last day by which people apply, kept with the deadlines; null where people always may';

create table action_value_deadline (
  id bigint default nextval('meta_id'::regclass) not null,
  action_value_id bigint not null,
  type deadline_type not null,
  date date not null,
  is_expected boolean default false not null,
  constraint action_value_deadline_pkey primary key (id),
  constraint action_value_deadline_action_value_id_type_date_key unique (action_value_id, type, date),
  constraint action_value_deadline_action_value_id_fkey foreign key (action_value_id) references action_value(id) on delete cascade
);
create index action_value_deadline_day on action_value_deadline (date, type);
comment on column action_value_deadline.is_expected is 'typical of earlier years, and not announced yet';

create table grant_case (
  id bigint default nextval('meta_id'::regclass) not null,
  grant_id bigint not null,
  organization_id bigint not null,
  state grant_case_state default 'CONSIDERING'::grant_case_state not null,
  responsible_id bigint,
  amount_applied integer,
  amount_granted integer,
  notes text,
  version integer default 1 not null,
  last_updated timestamp with time zone default now() not null,
  -- Other municipalities see that one has applied for a grant only where it has said so.
  is_shown boolean default false not null,
  grant_title text,
  deadline date,
  constraint grant_case_pkey primary key (id),
  constraint grant_case_organization_id_grant_id_key unique (organization_id, grant_id),
  constraint amounts_not_negative check (amount_applied >= 0 and amount_granted >= 0),
  constraint grant_case_grant_id_fkey foreign key (grant_id) references action_value(id) on delete cascade,
  constraint grant_case_organization_id_fkey foreign key (organization_id) references organization(id),
  constraint grant_case_responsible_id_fkey foreign key (responsible_id) references person(id)
);
create index grant_case_grant on grant_case (grant_id);
create index grant_case_newest on grant_case (organization_id, last_updated desc, id desc);
create index grant_case_responsible on grant_case (responsible_id) where (responsible_id is not null);
create index grant_case_shown on grant_case (grant_id) where is_shown;
comment on column grant_case.amount_applied is 'whole kroner, here and in amount_granted; null where nobody has written it';
comment on column grant_case.notes is 'plain text of several lines';
comment on column grant_case.is_shown is 'other municipalities may see that this one has applied, and nothing more of the case';
comment on column grant_case.grant_title is 'as the grant was last published; kept true by keep_grant_of_cases';
comment on column grant_case.deadline is 'the next day to apply by, else the last one, as the grant was last published; null without one; kept true by keep_grant_of_cases';

-- Files of a municipality's case on a grant. They are no subjects: nobody but the municipality may know of them, and nothing hangs on them.
create table grant_case_file (
  id bigint default nextval('meta_id'::regclass) not null,
  case_id bigint not null,
  key uuid not null,
  name text not null,
  content_type text not null,
  size integer not null,
  added_by bigint not null,
  added_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint grant_case_file_pkey primary key (id),
  constraint grant_case_file_key_key unique (key),
  constraint grant_case_file_size_check check (size >= 1 and size <= 20000000),
  constraint grant_case_file_added_by_fkey foreign key (added_by) references person(id),
  constraint grant_case_file_case_id_fkey foreign key (case_id) references grant_case(id) on delete cascade
);
create index grant_case_file_case on grant_case_file (case_id) where (removed_at is null);
create index grant_case_file_person on grant_case_file (added_by);
create index grant_case_file_removed on grant_case_file (removed_at) where (removed_at is not null);
comment on column grant_case_file.key is 'the name of its bytes in the storage';
comment on column grant_case_file.size is 'bytes';
comment on column grant_case_file.removed_at is 'null while it is there; 30 days later it is deleted for good';

-- The first row of a case is its start.
create table grant_case_move (
  id bigint default nextval('meta_id'::regclass) not null,
  case_id bigint not null,
  state grant_case_state not null,
  reason text,
  moved_by bigint not null,
  moved_at timestamp with time zone not null,
  constraint grant_case_move_pkey primary key (id),
  constraint grant_case_move_case_id_fkey foreign key (case_id) references grant_case(id) on delete cascade,
  constraint grant_case_move_moved_by_fkey foreign key (moved_by) references person(id)
);
create index grant_case_move_case on grant_case_move (case_id, moved_at, id);
create index grant_case_move_person on grant_case_move (moved_by);
comment on column grant_case_move.state is 'what the case was moved to';
comment on column grant_case_move.reason is 'why, of a refusal; null elsewhere';

-- Tasks before a deadline that a municipality's case has put into a year wheel. Only those who read the wheel know of them.
create table grant_case_plan (
  id bigint default nextval('meta_id'::regclass) not null,
  case_id bigint not null,
  calendar_id bigint not null,
  type deadline_type not null,
  deadline_id bigint,
  deadline date not null,
  previous_deadline date,
  constraint grant_case_plan_pkey primary key (id),
  constraint grant_case_plan_case_id_type_calendar_id_key unique (case_id, type, calendar_id),
  constraint grant_case_plan_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint grant_case_plan_case_id_fkey foreign key (case_id) references grant_case(id) on delete cascade
);
create index grant_case_plan_calendar on grant_case_plan (calendar_id);
comment on column grant_case_plan.deadline_id is 'the deadline of the grant that it follows, which a save of the grant writes anew under the same id; null for a day of their own';
comment on column grant_case_plan.deadline is 'the day that the tasks are placed by';
comment on column grant_case_plan.previous_deadline is 'what it was before the last change, for undo; null while the plan is as it was made';

create table grant_case_task (
  id bigint default nextval('meta_id'::regclass) not null,
  plan_id bigint not null,
  activity_id bigint,
  title text not null,
  days_before integer not null,
  day date not null,
  previous_day date,
  constraint grant_case_task_pkey primary key (id),
  constraint grant_case_task_activity_id_fkey foreign key (activity_id) references event_instance(id) on delete set null,
  constraint grant_case_task_plan_id_fkey foreign key (plan_id) references grant_case_plan(id) on delete cascade
);
create index grant_case_task_activity on grant_case_task (activity_id) where (activity_id is not null);
create index grant_case_task_plan on grant_case_task (plan_id, days_before desc, id);
comment on column grant_case_task.activity_id is 'null when it has been deleted for good';
comment on column grant_case_task.day is 'where the plan put it; an activity elsewhere was moved by hand';
comment on column grant_case_task.previous_day is 'where it was before the last change of the plan, for undo; null where that change left it';

-- Saved searches of grants: a person's filters of the list by a name, and which grants each has found.
create table saved_search (
  id bigint default nextval('meta_id'::regclass) not null,
  person_id bigint not null,
  name text not null,
  filter jsonb not null,
  facets text[] not null,
  kostra_functions bigint[] not null,
  words jsonb,
  finds_everything boolean not null,
  date_created timestamp with time zone default now() not null,
  told_on date,
  constraint saved_search_pkey primary key (id),
  constraint saved_search_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create unique index saved_search_name on saved_search (person_id, lower(name));
comment on column saved_search.filter is 'what the list is asked with; the columns after it are what the job reads of it';
comment on column saved_search.facets is 'as subject.facets has them: a grant must have all';
comment on column saved_search.kostra_functions is 'a grant must have one of them, where there are any';
comment on column saved_search.words is 'as search_query takes them; null without words';
comment on column saved_search.told_on is 'of one that finds everything: the day in Oslo on which it last told of a grant';

create table saved_search_match (
  search_id bigint not null,
  grant_id bigint not null,
  at timestamp with time zone default now() not null,
  is_told boolean not null,
  constraint saved_search_match_pkey primary key (search_id, grant_id),
  constraint saved_search_match_grant_id_fkey foreign key (grant_id) references action_value(id) on delete cascade,
  constraint saved_search_match_search_id_fkey foreign key (search_id) references saved_search(id) on delete cascade
);
create index saved_search_match_grant on saved_search_match (grant_id, at);
comment on table saved_search_match is 'each grant once a search: what is here is not told of again';
comment on column saved_search_match.is_told is 'false for what a search of everything keeps to itself';

create table saved_search_run (
  is_only boolean default true not null,
  at timestamp with time zone default now() not null,
  constraint saved_search_run_pkey primary key (is_only),
  constraint saved_search_run_is_only_check check (is_only)
);
comment on table saved_search_run is 'one row: up to when changed grants have been held against the saved searches';
insert into saved_search_run default values;

-- Parts of what municipalities do, as people call them; KOSTRA's functions are finer.
create table sector (
  id bigint default nextval('meta_id'::regclass) not null,
  title_nn text not null,
  title_nb text not null,
  title_en text not null,
  constraint sector_pkey primary key (id)
);
create unique index sector_title on sector (lower(title_nn));

create table action_value_sector (
  action_value_id bigint not null,
  sector_id bigint not null,
  constraint action_value_sector_pkey primary key (action_value_id, sector_id),
  constraint action_value_sector_action_value_id_fkey foreign key (action_value_id) references action_value(id) on delete cascade,
  constraint action_value_sector_sector_id_fkey foreign key (sector_id) references sector(id)
);
create index action_value_sector_sector on action_value_sector (sector_id, action_value_id);

create function grant_known(grant_id bigint, out title text, out deadline date) language sql stable
as $$
  select s.title, coalesce(s.next_deadline, g.last_application) from subject s join action_value g on g.id = s.id
  where s.id = grant_id and s.status in ('PUBLISHED', 'ARCHIVED') and s.removed_with is null
$$;

-- What lists are narrowed by, those of grants too.
create function keep_facets(ids bigint[]) returns void language sql
begin atomic
  update subject s set facets = fresh.facets
  from (
    select id, array_agg(facet order by facet) as facets from (
      select id, 'category:' || category as facet from calendar where id = any (ids)
      union select id, 'category:' || category from topic where id = any (ids)
      union select id, 'category:' || category from action_value where id = any (ids) and category is not null
      union select id, 'type:' || type from action_value where id = any (ids)
      union select id, 'source:' || source_id from action_value where id = any (ids) and source_id is not null
      union select action_value_id, 'sector:' || sector_id from action_value_sector where action_value_id = any (ids)
      union select k.subject_id, 'kostra:' || f.group_id from subject_kostra k join kostra_function f on f.id = k.function_id
        where k.subject_id = any (ids)) each_facet
    group by id) fresh
  where s.id = fresh.id and s.facets <> fresh.facets;
end;

create function facets_changed() returns trigger language plpgsql as $$
begin
  perform keep_facets(array(select id from changed));
  return null;
end $$;

create function facets_of_kostra_changed() returns trigger language plpgsql as $$
begin
  perform keep_facets(array(select subject_id from changed));
  return null;
end $$;

create function facets_of_sectors_changed() returns trigger language plpgsql as $$
begin
  perform keep_facets(array(select distinct action_value_id from changed));
  return null;
end $$;

-- At the end of the transaction: a save writes deadlines before the status, and those of a draft are nobody's business.
create function keep_grant_of_cases() returns trigger language plpgsql
as $$
begin
  update grant_case c set grant_title = known.title, deadline = known.deadline from grant_known(new.id) known
  where c.grant_id = new.id and known.title is not null and (c.grant_title, c.deadline) is distinct from (known.title, known.deadline);
  return null;
end
$$;

create function know_grant_of_case() returns trigger language plpgsql
as $$
begin
  select known.title, known.deadline into new.grant_title, new.deadline from grant_known(new.grant_id) known;
  return new;
end
$$;

create trigger facets_of_changed after update on action_value referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_new after insert on action_value referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_changed after update on calendar referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_new after insert on calendar referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_changed after update on topic referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_new after insert on topic referencing new table as changed for each statement execute function facets_changed();

create trigger facets_of_added after insert on action_value_sector referencing new table as changed for each statement execute function facets_of_sectors_changed();
create trigger facets_of_taken after delete on action_value_sector referencing old table as changed for each statement execute function facets_of_sectors_changed();

create trigger know_grant_of_case before insert on grant_case for each row execute function know_grant_of_case();

create trigger grant_case_file_discarded after delete on grant_case_file for each row execute function discard_file();

create constraint trigger keep_grant_of_cases after update of title, next_deadline, status, removed_with on subject deferrable initially deferred for each row when (new.kind = 'ACTION_VALUE'::subject_kind) execute function keep_grant_of_cases();

create trigger facets_of_added after insert on subject_kostra referencing new table as changed for each statement execute function facets_of_kostra_changed();
create trigger facets_of_taken after delete on subject_kostra referencing old table as changed for each statement execute function facets_of_kostra_changed();
