-- The texts of many new things are kept for search in one statement, by keys alone. Row by row each was planned anew, and where PostgreSQL had not yet
-- counted the subjects of the same transaction it read all of them for each; a row that is there is changed, which makes its words once.

create function keep_new_search_texts() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  ids bigint[];
  texts text[];
begin
  select array_agg(said.id), array_agg(said.text) into ids, texts from (
    select c.id, (select string_agg(to_jsonb(c) ->> name, E'\n') from unnest(tg_argv) name) as text from come c) said
  where said.text is not null;
  if ids is null then return null; end if;
  update search_entry e set text = said.text from unnest(ids, texts) said(id, text) where e.id = said.id;
  insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title, text)
  select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title, said.text
  from unnest(ids, texts) said(id, text) join searched_subject s on s.id = said.id
  where not exists (select from search_entry e where e.id = said.id)
  on conflict (id) do update set text = excluded.text;
  return null;
end $$;

create or replace function keep_search_text() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  was text := (select string_agg(to_jsonb(old) ->> name, E'\n') from unnest(tg_argv) name);
  said text := (select string_agg(to_jsonb(new) ->> name, E'\n') from unnest(tg_argv) name);
begin
  if said is distinct from was then
    insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title, text)
    select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title, said from searched_subject s where s.id = new.id
    on conflict (id) do update set text = excluded.text;
  end if;
  return null;
end $$;

drop trigger searched on calendar;
create trigger searched after update of description_text on calendar for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on calendar referencing new table as come for each statement execute function keep_new_search_texts('description_text');
drop trigger searched on event;
create trigger searched after update of description_text on event for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on event referencing new table as come for each statement execute function keep_new_search_texts('description_text');
drop trigger searched on event_instance;
create trigger searched after update of description_text, note_text on event_instance for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched_new after insert on event_instance referencing new table as come for each statement execute function keep_new_search_texts('description_text', 'note_text');
drop trigger searched on todo;
create trigger searched after update of description_text, note_text on todo for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched_new after insert on todo referencing new table as come for each statement execute function keep_new_search_texts('description_text', 'note_text');
drop trigger searched on comment;
create trigger searched after update of message_text on comment for each row execute function keep_search_text('message_text');
create trigger searched_new after insert on comment referencing new table as come for each statement execute function keep_new_search_texts('message_text');
drop trigger searched on user_file;
create trigger searched after update of description_text on user_file for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on user_file referencing new table as come for each statement execute function keep_new_search_texts('description_text');
drop trigger searched on topic;
create trigger searched after update of description_text on topic for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on topic referencing new table as come for each statement execute function keep_new_search_texts('description_text');
drop trigger searched on discussion;
create trigger searched after update of body_text on discussion for each row execute function keep_search_text('body_text');
create trigger searched_new after insert on discussion referencing new table as come for each statement execute function keep_new_search_texts('body_text');
drop trigger searched on action_value;
create trigger searched after update of description, body_text on action_value for each row execute function keep_search_text('description', 'body_text');
create trigger searched_new after insert on action_value referencing new table as come for each statement execute function keep_new_search_texts('description', 'body_text');

-- Whether a series has activities, and shown ones, is looked up by its number: as `exists` PostgreSQL may gather the parents of all subjects for each call.
create or replace function search_reach(subject_id bigint) returns reach language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return (
    select case
      when s.removed_with is not null then null
      when s.status not in ('PUBLISHED', 'ARCHIVED') or r.status not in ('PUBLISHED', 'ARCHIVED') then 'HIDDEN'::reach
      when s.kind in ('TASK', 'COMMENT', 'USERFILE') and (above.status not in ('PUBLISHED', 'ARCHIVED') or higher.status not in ('PUBLISHED', 'ARCHIVED'))
        then 'HIDDEN'::reach
      when s.kind = 'EVENT'
        and (select true from subject below where below.parent_id = s.id and below.removed_with is null limit 1)
        and (select true from subject below where below.parent_id = s.id and below.removed_with is null and below.status in ('PUBLISHED', 'ARCHIVED') limit 1) is null
        then 'HIDDEN'::reach
      when not r.is_private then 'OPEN'::reach
      when s.id = r.id and r.visibility = 'PUBLIC' then 'LIMITED'::reach
      else 'HIDDEN'::reach end
    from subject s join subject r on r.id = s.root_id left join subject above on above.id = s.parent_id
    left join subject higher on higher.id = above.parent_id where s.id = subject_id);
end $$;
