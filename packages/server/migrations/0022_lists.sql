-- How far a thing that stands by itself is known, whoever asks: everybody may open it, everybody may know of its card, or only those who hold it
-- know that it is there. Lists, searches and counts read what is known by indexes that hold nothing of what is hidden, and look up what
-- is hidden only among what the asker holds: so their time tells nothing (decision 50).
create type reach as enum ('OPEN', 'LIMITED', 'HIDDEN');
alter table subject
  add column reach reach generated always as (
    case
      when parent_id is not null or removed_with is not null then null
      when status not in ('PUBLISHED', 'ARCHIVED') then 'HIDDEN'::reach
      when not is_private then 'OPEN'::reach
      when visibility = 'PUBLIC' then 'LIMITED'::reach
      else 'HIDDEN'::reach
    end) stored,
  add column next_deadline date,
  add column facets text[] not null default '{}';
comment on column subject.reach is 'who may know of it without holding it; null for parts and for what is removed';

-- The next deadline is what every kind of list may be sorted by, and so lies beside its other sort keys.
update subject s set next_deadline = c.next_deadline from calendar c where c.id = s.id and c.next_deadline is not null;
alter table calendar drop column next_deadline;
comment on column subject.next_deadline is 'of a year wheel: of its published activities that are not ticked, from today in Oslo; kept by every change of them and by a job each night';

-- What lists are narrowed by, beside words and makers. Each kind keeps its own by triggers; nothing else writes them.
create function keep_calendar_facets(ids bigint[]) returns void language sql
begin atomic
  update subject s set facets = fresh.facets
  from (
    select id, array_agg(facet order by facet) as facets from (
      select id, 'category:' || category as facet from calendar where id = any (ids)
      union select k.calendar_id, 'kostra:' || f.group_id from calendar_kostra k join kostra_function f on f.id = k.function_id
        where k.calendar_id = any (ids)) each_facet
    group by id) fresh
  where s.id = fresh.id and s.facets <> fresh.facets;
end;
comment on column subject.facets is 'of a year wheel: category:CATEGORY, and kostra:ID of each group of its service areas';
select keep_calendar_facets(array(select id from calendar));

create function calendar_changed() returns trigger language plpgsql as $$
begin
  perform keep_calendar_facets(array(select id from changed));
  return null;
end $$;
create function calendar_kostra_changed() returns trigger language plpgsql as $$
begin
  perform keep_calendar_facets(array(select calendar_id from changed));
  return null;
end $$;
create function kostra_function_moved() returns trigger language plpgsql as $$
begin
  perform keep_calendar_facets(array(select calendar_id from calendar_kostra where function_id = new.id));
  return null;
end $$;
create trigger facets_of_new after insert on calendar referencing new table as changed for each statement execute function calendar_changed();
create trigger facets_of_changed after update on calendar referencing new table as changed for each statement execute function calendar_changed();
create trigger facets_of_added after insert on calendar_kostra referencing new table as changed for each statement execute function calendar_kostra_changed();
create trigger facets_of_taken after delete on calendar_kostra referencing old table as changed for each statement execute function calendar_kostra_changed();

create trigger facets_of_function after update of group_id on kostra_function for each row
  when (old.group_id <> new.group_id) execute function kostra_function_moved();

-- How many there are of each kind, reach and status, in all (facet '') and with each facet: the sum over the slots. A connection
-- adds in a slot of its own, so that those who make things at the same time seldom wait for each other.
create table subject_count (
  kind subject_kind not null,
  reach reach not null,
  status status not null,
  facet text not null,
  slot smallint not null,
  count bigint not null,
  primary key (kind, reach, status, facet, slot)
);
insert into subject_count
select kind, reach, status, facet, 0, count(*) from subject cross join lateral unnest(array_append(facets, '')) facet
where reach is not null group by kind, reach, status, facet;

create function count_subjects() returns trigger language plpgsql as $$
declare
  own_slot smallint := pg_backend_pid() % 32;
begin
  if tg_op = 'UPDATE' then
    insert into subject_count as kept
    select kind, reach, status, facet, own_slot, sum(change) from (
      select kind, reach, status, facets, 1 as change from come where reach is not null
      union all select kind, reach, status, facets, -1 from gone where reach is not null) changed
    cross join lateral unnest(array_append(facets, '')) facet
    group by kind, reach, status, facet having sum(change) <> 0 order by kind, reach, status, facet
    on conflict (kind, reach, status, facet, slot) do update set count = kept.count + excluded.count;
  elsif tg_op = 'INSERT' then
    insert into subject_count as kept
    select kind, reach, status, facet, own_slot, count(*) from come cross join lateral unnest(array_append(facets, '')) facet
    where reach is not null group by kind, reach, status, facet order by kind, reach, status, facet
    on conflict (kind, reach, status, facet, slot) do update set count = kept.count + excluded.count;
  else
    insert into subject_count as kept
    select kind, reach, status, facet, own_slot, -count(*) from gone cross join lateral unnest(array_append(facets, '')) facet
    where reach is not null group by kind, reach, status, facet order by kind, reach, status, facet
    on conflict (kind, reach, status, facet, slot) do update set count = kept.count + excluded.count;
  end if;
  return null;
end $$;
create trigger count_new after insert on subject referencing new table as come for each statement execute function count_subjects();
create trigger count_changed after update on subject referencing old table as gone new table as come for each statement execute function count_subjects();
create trigger count_gone after delete on subject referencing old table as gone for each statement execute function count_subjects();

drop index subject_by_last_updated;
drop index subject_by_title;
drop index subject_organization;
drop index subject_created_by;
drop index subject_calendar_title_words;

create index subject_list_changed on subject (kind, reach, status, last_updated desc, id desc) where reach is not null;
create index subject_list_title on subject (kind, reach, status, title collate "nb-NO-x-icu", id) where reach is not null;
create index subject_list_deadline on subject (kind, reach, status, next_deadline, id) where reach is not null;
create index subject_list_last_deadline on subject (kind, reach, status, next_deadline desc nulls last, id desc) where reach is not null;
create index subject_list_limited on subject (kind, status, id desc) where reach = 'LIMITED';
create index subject_private on subject (id) include (kind, reach, status, last_updated, next_deadline, title) where reach in ('LIMITED', 'HIDDEN');
create index subject_organization on subject (organization_id, kind, reach, status);
create index subject_created_by on subject (created_by, kind, reach, status);
create index subject_next_deadline on subject (next_deadline) where next_deadline is not null;

-- The words of what everybody may know of, and apart from them those of what is hidden, which are asked for admins only.
create index subject_known_words on subject using gin (to_tsvector('simple', title)) where reach in ('OPEN', 'LIMITED');
create index subject_hidden_words on subject using gin (to_tsvector('simple', title)) where reach = 'HIDDEN';

create index subject_known_facets on subject using gin (facets) where reach in ('OPEN', 'LIMITED');
create index subject_hidden_facets on subject using gin (facets) where reach = 'HIDDEN';

-- Nobody finds people who have not signed up yet or are gone: their names lie in no index that is asked.
drop index person_name_words;
create index person_name_words on person using gin (name_words(name)) where user_status in ('ACTIVATED', 'NEED_INFO');
