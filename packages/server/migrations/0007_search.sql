-- Search: each thing with words has a row of `search_entry`, kept by triggers.

-- Search. Words of up to 60 letters have all their later parts, of each the first 30 letters; longer words are cut, as what is typed is.
create function search_vector(kind subject_kind, said text) returns tsvector language plpgsql immutable parallel safe set search_path from current as $$
begin
  return (
    with word as (
      select distinct left(word, 60) as word
      from string_to_table(regexp_replace(left(fold_text(left(said, 10000)), 10000) collate "nb-NO-x-icu", '[^[:alnum:]]+', ' ', 'g'), ' ') word where word <> '')
    select array_to_tsvector(array(
      select '/' || kind
      union all select word from word
      union all select '-' || substr(word, first, 30) from word, generate_series(3, length(word) - 2) first where length(word) > 5)));
end $$;

create table search_entry (
  id bigint not null,
  kind subject_kind not null,
  found_id bigint not null,
  found_kind subject_kind not null,
  root_id bigint not null,
  reach reach,
  title text,
  text text,
  title_words tsvector generated always as (
case
    when (kind <> all (array['TASK'::subject_kind, 'COMMENT'::subject_kind, 'USERFILE'::subject_kind])) and title is not null then search_vector(found_kind, title)
    else null::tsvector
end) stored,
  words tsvector generated always as (search_vector(found_kind, coalesce(title || ' '::text, ''::text) || coalesce(text, ''::text))) stored,
  constraint search_entry_pkey primary key (id),
  constraint search_entry_id_fkey foreign key (id) references subject(id) on delete cascade
);
create index search_known_titles on search_entry using gin (title_words) with (gin_pending_list_limit='256') where ((reach = any (array['OPEN'::reach, 'LIMITED'::reach])) and (title_words is not null));
create index search_newest on search_entry (found_kind, ((- id))) where (reach = any (array['OPEN'::reach, 'LIMITED'::reach]));
-- The newest things by title alone: comments and files, which are newer and have none, are not walked past.
create index search_newest_titles on search_entry (found_kind, ((- id))) where ((reach = any (array['OPEN'::reach, 'LIMITED'::reach])) and (title_words is not null));
create index search_open_words on search_entry using gin (words) with (gin_pending_list_limit='256') where (reach = 'OPEN'::reach);
-- Asked for admins only.
create index search_private_words on search_entry using gin (words) with (gin_pending_list_limit='256') where (reach = any (array['LIMITED'::reach, 'HIDDEN'::reach]));
create index search_root on search_entry (root_id);
comment on column search_entry.found_id is 'what it is found as: itself, or what it hangs on';
comment on column search_entry.reach is 'who may know of it without holding its root; null for what is removed. LIMITED: of its title alone';
comment on column search_entry.title is 'null for a comment, and for an activity with the title of its series';
comment on column search_entry.text is 'what people wrote below its title';

-- The words of titles that everybody may know of and of names, which mend typing errors. Whoever takes one asks whether it still is such a word.
create table search_word (
  word text not null,
  constraint search_word_pkey primary key (word)
);
create index search_word_letters on search_word using gin (word gin_trgm_ops);

-- Whether things of a kind are found by themselves; others are found as what they hang on.
create function is_found_itself(kind subject_kind) returns boolean language sql immutable strict parallel safe
return kind not in ('EVENT_INSTANCE', 'TASK', 'COMMENT', 'USERFILE');

-- A thing as search knows it, but for its text and reach.
create view searched_subject as
select s.id, s.kind, f.id as found_id, f.kind as found_kind, s.root_id,
       case when s.kind <> 'COMMENT' and (s.kind <> 'EVENT_INSTANCE' or s.title <> above.title) then s.title end as title, s.parent_id
from subject s
left join subject above on above.id = s.parent_id
left join subject higher on higher.id = above.parent_id
left join subject highest on highest.id = higher.parent_id
join subject f on f.id = case
  when is_found_itself(s.kind) then s.id
  when is_found_itself(above.kind) then above.id
  when is_found_itself(higher.kind) then higher.id
  else highest.id end;

-- Whether a word still is one of a title that everybody may know of, or of a name.
create function is_known_word(word text) returns boolean language plpgsql stable as $$
begin
  return (
    select exists (select from search_entry where reach in ('OPEN', 'LIMITED') and title_words is not null and title_words @@ quote_literal(word)::tsquery)
      or exists (select from person where user_status in ('ACTIVATED', 'NEED_INFO') and name_words(name) @@ quote_literal(word)::tsquery)
      or exists (select from organization where name_words(name) @@ quote_literal(word)::tsquery));
end $$;

-- Adds the words that are long enough and new, always in one order, so that two who add the same do not wait for each other in a ring.
create function keep_words(words text[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into search_word
  select distinct said.word from unnest(words) said(word)
  where said.word ~ '^[[:alpha:]]{4,30}$' and not exists (select from search_word known where known.word = said.word)
  order by said.word on conflict do nothing;
end $$;

create function keep_name_words() returns trigger language plpgsql as $$
begin
  perform keep_words(tsvector_to_array(name_words(new.name)));
  return null;
end $$;

create function keep_title_words() returns trigger language plpgsql as $$
declare
  said text[] := array(select unnest(tsvector_to_array(title_words)) from come where reach in ('OPEN', 'LIMITED') and title_words is not null);
begin
  if said <> '{}' then perform keep_words(said); end if;
  return null;
end $$;

-- Whether a series has activities, and shown ones, is looked up by its number: as `exists` PostgreSQL may gather the parents of all subjects for each call.
create function search_reach(subject_id bigint) returns reach language plpgsql stable
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

-- Of some things, what hangs on them, and the series of activities among them.
create function keep_search_reach(ids bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update search_entry e set reach = fresh.reach
  from (
    select near.id, search_reach(near.id) as reach from (
      select s.id from subject s where s.id = any (ids) or s.parent_id = any (ids) or s.root_id = any (ids)
      union select below.id from subject s join subject below on below.parent_id = s.id where s.parent_id = any (ids)
      union select s.parent_id from subject s where s.id = any (ids) and s.kind = 'EVENT_INSTANCE') near) fresh
  where e.id = fresh.id and e.reach is distinct from fresh.reach;
end $$;

-- Keeps what people wrote in some columns of a kind's own table: 'create trigger … execute function keep_search_text(column, …)'.
create function keep_search_text() returns trigger language plpgsql
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

create function keep_search_titles(ids bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title)
  select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title
  from searched_subject s left join search_entry was on was.id = s.id
  where (s.id = any (ids) or s.parent_id = any (ids) and s.kind = 'EVENT_INSTANCE') and (s.title is not null or was.id is not null)
  on conflict (id) do update set title = excluded.title, reach = excluded.reach;
end $$;

-- What moves to another root, as a discussion does from the forum to a topic, is found by the access of that.
create function search_changed_subjects() returns trigger language plpgsql as $$
declare
  renamed bigint[] := array(select id from (select id, title from come where kind <> 'COMMENT' except select id, title from gone) changed);
  moved bigint[] := array(select id from (
    select id, status, is_private, visibility, removed_with from come except select id, status, is_private, visibility, removed_with from gone) changed);
  rooted bigint[] := array(select id from (select id, root_id from come except select id, root_id from gone) changed);
begin
  if renamed <> '{}' then perform keep_search_titles(renamed); end if;
  if moved <> '{}' then perform keep_search_reach(moved); end if;
  if rooted <> '{}' then
    update search_entry e set root_id = s.root_id, reach = search_reach(s.id) from subject s where s.id = e.id and e.id = any (rooted);
  end if;
  return null;
end $$;

create function search_new_subjects() returns trigger language plpgsql as $$
declare
  named bigint[] := array(select id from come where kind <> 'COMMENT');
  drafts bigint[] := array(select id from come where kind = 'EVENT_INSTANCE' and status not in ('PUBLISHED', 'ARCHIVED'));
begin
  if named <> '{}' then perform keep_search_titles(named); end if;
  if drafts <> '{}' then perform keep_search_reach(drafts); end if;
  return null;
end $$;

create function search_stem(word text) returns text language sql immutable strict parallel safe
return coalesce((ts_lexize('norwegian_stem', word))[1], word);

-- A word is looked for by its stem, which all its forms begin with: looked for as well by itself, it had the index read every hit twice.
create function search_query(said jsonb, way text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return (
    with spelled as (
      select place, word, search_stem(word) as stem, ts_lexize('norwegian_stem', word) = '{}' as is_small
      from jsonb_array_elements(said) with ordinality typed(ways, place), jsonb_array_elements_text(typed.ways) spelling,
        unnest(words_in(spelling)) cut(whole), left(cut.whole, 60) word),
    found as (
      select place, is_small, '''' || word || '''' as finds from spelled where way = 'WHOLE'
      union all select place, is_small, '''' || case when length(stem) > 2 and starts_with(word, stem) then stem else word end || ''':*' from spelled where way <> 'WHOLE'
      union all select place, is_small, '''-' || left(stem, 30) || ''':*' from spelled where way = 'ANY' and length(word) > 3 and length(stem) > 2
      union all select place, is_small, '''-' || word || ending || '''' from spelled, unnest(array['', 'a', 'e', 'en', 'et', 'ar', 'er', 'ane', 'ene', 's']) ending
        where way = 'ANY' and length(word) = 3),
    each_word as (select bool_and(is_small) as is_small, '(' || string_agg(distinct finds, ' | ') || ')' as finds from found group by place)
    select string_agg(finds, ' & ')::tsquery from each_word where not is_small or not exists (select from each_word where not is_small));
end $$;

create trigger searched after update of description, body_text on action_value for each row execute function keep_search_text('description', 'body_text');
create trigger searched after update of description_text on calendar for each row execute function keep_search_text('description_text');
create trigger searched after update of message_text on comment for each row execute function keep_search_text('message_text');
create trigger searched after update of body_text on discussion for each row execute function keep_search_text('body_text');
create trigger searched after update of description_text on event for each row execute function keep_search_text('description_text');
create trigger searched after update of description_text, note_text on event_instance for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched after update of description_text, note_text on todo for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched after update of description_text on topic for each row execute function keep_search_text('description_text');
create trigger searched after update of description_text on user_file for each row execute function keep_search_text('description_text');

create trigger searched_new after insert on action_value referencing new table as come for each statement execute function keep_new_search_texts('description', 'body_text');
create trigger searched_new after insert on calendar referencing new table as come for each statement execute function keep_new_search_texts('description_text');
create trigger searched_new after insert on comment referencing new table as come for each statement execute function keep_new_search_texts('message_text');
create trigger searched_new after insert on discussion referencing new table as come for each statement execute function keep_new_search_texts('body_text');
create trigger searched_new after insert on event referencing new table as come for each statement execute function keep_new_search_texts('description_text');
create trigger searched_new after insert on event_instance referencing new table as come for each statement execute function keep_new_search_texts('description_text', 'note_text');
create trigger searched_new after insert on todo referencing new table as come for each statement execute function keep_new_search_texts('description_text', 'note_text');
create trigger searched_new after insert on topic referencing new table as come for each statement execute function keep_new_search_texts('description_text');
create trigger searched_new after insert on user_file referencing new table as come for each statement execute function keep_new_search_texts('description_text');

create trigger words_of_name after insert or update of name on organization for each row execute function keep_name_words();
create trigger words_of_name after insert or update of name, user_status on person for each row when (new.user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status])) execute function keep_name_words();

create trigger words_of_changed after update on search_entry referencing new table as come for each statement execute function keep_title_words();
create trigger words_of_new after insert on search_entry referencing new table as come for each statement execute function keep_title_words();

create trigger searched_changed after update on subject referencing old table as gone new table as come for each statement execute function search_changed_subjects();

create trigger searched_new after insert on subject referencing new table as come for each statement execute function search_new_subjects();
