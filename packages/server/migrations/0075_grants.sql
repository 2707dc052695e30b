-- Grants (action values): what municipalities can apply for, as admins keep them. A grant has no access list: everybody reads a published one.
create type grant_category as enum ('STATE', 'COUNTY', 'EU', 'FOUNDATION', 'OTHER');
create type grant_type as enum ('GRANT', 'REIMBURSEMENT');
create type budget_type as enum ('OPERATIONAL', 'INVESTMENT');
create type term as enum ('SHORT_TERM', 'MIDDLE_TERM', 'LONG_TERM', 'YEARLY');
create type deadline_type as enum ('APPLICATION', 'REPORT');

-- Who gives grants.
create table grant_source (
  id bigint primary key default nextval('meta_id'),
  name text not null,
  url text
);
create unique index grant_source_name on grant_source (lower(name));

-- Parts of what municipalities do, as people call them; KOSTRA's functions are finer.
create table sector (
  id bigint primary key default nextval('meta_id'),
  title_nn text not null,
  title_nb text not null,
  title_en text not null
);
create unique index sector_title on sector (lower(title_nn));

create table action_value (
  id bigint primary key references subject on delete cascade,
  type grant_type not null,
  category grant_category,
  source_id bigint references grant_source,
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
  responsible_id bigint references person,
  valid_organization_types organization_kind[] not null default '{}',
  links jsonb not null default '[]',
  radar jsonb not null default '[]',
  last_application date,
  constraint amounts_in_order check (amount_from is null or amount_to is null or amount_from <= amount_to)
);
comment on column action_value.description is 'one line, in short';
comment on column action_value.body is 'rich text as a JSON string; the words of it stand in body_text';
comment on column action_value.amount_from is 'whole kroner, here and in amount_to';
comment on column action_value.own_share is 'per cent of the cost that the municipality pays itself';
comment on column action_value.links is 'a list of label and href';
comment on column action_value.radar is 'a list of type, name, sum (0 to 5) and comment: empty, three or six';
comment on column action_value.last_application is 'the last day by which people apply, kept with the deadlines; null where people always may';
create index action_value_source on action_value (source_id) where source_id is not null;
create index action_value_responsible on action_value (responsible_id) where responsible_id is not null;
create trigger searched after insert or update of description, body_text on action_value for each row execute function keep_search_text('description', 'body_text');
comment on column subject.next_deadline is 'of a year wheel: of its published activities that are not ticked, of a grant: the next day by which people apply; from today in Oslo, kept by every change of them and by a job each night';

create table action_value_deadline (
  id bigint primary key default nextval('meta_id'),
  action_value_id bigint not null references action_value on delete cascade,
  type deadline_type not null,
  date date not null,
  is_expected boolean not null default false,
  unique (action_value_id, type, date)
);
comment on column action_value_deadline.is_expected is 'typical of earlier years, and not announced yet';
create index action_value_deadline_day on action_value_deadline (date, type);

-- Up to which day in Oslo those who follow grants have been reminded of their deadlines.
create table grant_reminder_run (
  is_only boolean primary key default true check (is_only),
  day date not null
);
comment on table grant_reminder_run is 'one row: a day that nobody was reminded of, since every machine slept, is made up for';
insert into grant_reminder_run (day) values ((now() at time zone 'Europe/Oslo')::date - 1);

create table action_value_sector (
  action_value_id bigint not null references action_value on delete cascade,
  sector_id bigint not null references sector,
  primary key (action_value_id, sector_id)
);
create index action_value_sector_sector on action_value_sector (sector_id, action_value_id);

-- What lists are narrowed by, those of grants too.
create or replace function keep_facets(ids bigint[]) returns void language sql
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
comment on column subject.facets is 'of a year wheel, a topic or a grant: category:CATEGORY, and kostra:ID of each group of its service areas; of a grant type:TYPE, source:ID and sector:ID too';

create function facets_of_sectors_changed() returns trigger language plpgsql as $$
begin
  perform keep_facets(array(select distinct action_value_id from changed));
  return null;
end $$;
create trigger facets_of_new after insert on action_value referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_changed after update on action_value referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_added after insert on action_value_sector referencing new table as changed for each statement execute function facets_of_sectors_changed();
create trigger facets_of_taken after delete on action_value_sector referencing old table as changed for each statement execute function facets_of_sectors_changed();
