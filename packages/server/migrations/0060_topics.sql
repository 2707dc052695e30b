-- Topics: what people of several municipalities meet about. A topic has an access list of its own, as a year wheel has.
create type topic_category as enum ('TOPIC', 'SUBJECT_GROUP', 'PROJECT');

create table topic (
  id bigint primary key references subject on delete cascade,
  category topic_category not null,
  description text not null,
  description_text text not null
);
comment on column topic.description is 'rich text as a JSON string; the words of it stand beside it';
create trigger searched after insert or update of description_text on topic for each row execute function keep_search_text('description_text');

-- Service areas are of things of several kinds, and so are the facets that lists are narrowed by.
alter table calendar_kostra rename to subject_kostra;
alter table subject_kostra rename column calendar_id to subject_id;
alter table subject_kostra rename constraint calendar_kostra_pkey to subject_kostra_pkey;
alter table subject_kostra rename constraint calendar_kostra_function_id_fkey to subject_kostra_function_id_fkey;
alter table subject_kostra drop constraint calendar_kostra_calendar_id_fkey;
alter table subject_kostra add constraint subject_kostra_subject_id_fkey foreign key (subject_id) references subject on delete cascade;
alter index calendar_kostra_function rename to subject_kostra_function;

drop trigger facets_of_new on calendar;
drop trigger facets_of_changed on calendar;
drop trigger facets_of_added on subject_kostra;
drop trigger facets_of_taken on subject_kostra;
drop trigger facets_of_function on kostra_function;
drop function calendar_changed;
drop function calendar_kostra_changed;
drop function kostra_function_moved;
drop function keep_calendar_facets;

create function keep_facets(ids bigint[]) returns void language sql
begin atomic
  update subject s set facets = fresh.facets
  from (
    select id, array_agg(facet order by facet) as facets from (
      select id, 'category:' || category as facet from calendar where id = any (ids)
      union select id, 'category:' || category from topic where id = any (ids)
      union select k.subject_id, 'kostra:' || f.group_id from subject_kostra k join kostra_function f on f.id = k.function_id
        where k.subject_id = any (ids)) each_facet
    group by id) fresh
  where s.id = fresh.id and s.facets <> fresh.facets;
end;
comment on column subject.facets is 'of a year wheel or a topic: category:CATEGORY, and kostra:ID of each group of its service areas';

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
create function kostra_function_moved() returns trigger language plpgsql as $$
begin
  perform keep_facets(array(select subject_id from subject_kostra where function_id = new.id));
  return null;
end $$;
create trigger facets_of_new after insert on calendar referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_changed after update on calendar referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_new after insert on topic referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_changed after update on topic referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_added after insert on subject_kostra referencing new table as changed for each statement execute function facets_of_kostra_changed();
create trigger facets_of_taken after delete on subject_kostra referencing old table as changed for each statement execute function facets_of_kostra_changed();
create trigger facets_of_function after update of group_id on kostra_function for each row
  when (old.group_id <> new.group_id) execute function kostra_function_moved();
