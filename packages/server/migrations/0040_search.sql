-- Search. One row a thing that has words: a year wheel, a series, what is written on an activity, a comment, a file.
-- The words of what everybody may know of lie in other indexes than those of what is hidden, as with lists (docs/decisions/lists.md).
create extension if not exists pg_trgm;

-- Small letters without accents; what cannot be seen inside a word is gone. æ, ø and å stay.
create function search_fold(said text) returns text language sql immutable strict parallel safe
return translate(lower(said collate "nb-NO-x-icu"),
  U&'\00e9\00e8\00ea\00eb\00e1\00e0\00e2\00f3\00f2\00f4\00fa\00f9\00fb\00fc\00ed\00ec\00ee\00f6\00e4\010d\0111\014b\0161\0167\017e\00ad\200b\200c\200d\2060\feff',
  'eeeeaaaooouuuuiiiøæcdnstz');

-- The words of a text, and '-' before every ending of a longer word, so that the beginning of an ending finds a part of a compound:
-- 'formannskapsmøte' has '-møte'. '/KIND' lets an index narrow by kind. Beyond the first 10,000 signs nothing is found.
create function search_vector(kind subject_kind, said text) returns tsvector language sql immutable parallel safe
begin atomic
  with word as (
    select distinct left(word, 60) as word
    from string_to_table(regexp_replace(search_fold(left(said, 10000)), '[^[:alnum:]]+', ' ', 'g'), ' ') word where word <> '')
  select array_to_tsvector(array(
    select '/' || kind
    union all select word from word
    union all select '-' || substr(word, first) from word, generate_series(3, length(word) - 2) first where length(word) between 6 and 30));
end;

create function search_stem(word text) returns text language sql immutable strict parallel safe
return coalesce((ts_lexize('norwegian_stem', word))[1], word);

-- What finds the words that somebody typed, each as a list of the ways to write it. WHOLE finds the words themselves, BEGIN what begins
-- with them or their stem, ANY also compounds that they are a later part of (of three letters only the last). Words such as 'og' are left out beside others.
create function search_query(said jsonb, way text) returns tsquery language sql immutable strict parallel safe
begin atomic
  with spelled as (
    select place, search_fold(word) as word, search_stem(search_fold(word)) as stem, ts_lexize('norwegian_stem', search_fold(word)) = '{}' as is_small
    from jsonb_array_elements(said) with ordinality typed(ways, place), jsonb_array_elements_text(typed.ways) word),
  found as (
    select place, is_small, '''' || word || '''' || case when way = 'WHOLE' then '' else ':*' end as finds from spelled
    union all select place, is_small, '''' || stem || ''':*' from spelled where way <> 'WHOLE' and length(stem) > 2
    union all select place, is_small, '''-' || stem || ''':*' from spelled where way = 'ANY' and length(word) > 3 and length(stem) > 2
    union all select place, is_small, '''-' || word || ending || '''' from spelled, unnest(array['', 'a', 'e', 'en', 'et', 'ar', 'er', 'ane', 'ene', 's']) ending
      where way = 'ANY' and length(word) = 3),
  each_word as (select bool_and(is_small) as is_small, '(' || string_agg(finds, ' | ') || ')' as finds from found group by place)
  select string_agg(finds, ' & ')::tsquery from each_word where not is_small or not exists (select from each_word where not is_small);
end;

-- Whether things of a kind are found by themselves; others are found as what they hang on.
create function is_found_itself(kind subject_kind) returns boolean language sql immutable strict parallel safe
return kind not in ('EVENT_INSTANCE', 'TASK', 'COMMENT', 'USERFILE');

create table search_entry (
  id bigint primary key references subject on delete cascade,
  kind subject_kind not null,
  found_id bigint not null,
  found_kind subject_kind not null,
  root_id bigint not null,
  reach reach,
  title text,
  text text,
  title_words tsvector generated always as (case when kind not in ('TASK', 'COMMENT', 'USERFILE') and title is not null then search_vector(found_kind, title) end) stored,
  words tsvector generated always as (search_vector(found_kind, coalesce(title || ' ', '') || coalesce(text, ''))) stored
);
comment on column search_entry.found_id is 'what it is found as: itself, or what it hangs on';
comment on column search_entry.reach is 'who may know of it without holding its root; null for what is removed. LIMITED: of its title alone';
comment on column search_entry.title is 'null for a comment, and for an activity with the title of its series';
comment on column search_entry.text is 'what people wrote below its title';

create index search_known_titles on search_entry using gin (title_words) with (gin_pending_list_limit = 256) where reach in ('OPEN', 'LIMITED') and title_words is not null;
create index search_open_words on search_entry using gin (words) with (gin_pending_list_limit = 256) where reach = 'OPEN';
-- Asked for admins only.
create index search_private_words on search_entry using gin (words) with (gin_pending_list_limit = 256) where reach in ('LIMITED', 'HIDDEN');
create index search_newest on search_entry (found_kind, id desc) where reach in ('OPEN', 'LIMITED');
create index search_root on search_entry (root_id);

-- The words of titles that everybody may know of and of names, which mend typing errors. Whoever takes one asks whether it still is such a word.
create table search_word (word text primary key);
create index search_word_letters on search_word using gin (word gin_trgm_ops);

-- Adds the words that are long enough and new, always in one order, so that two who add the same do not wait for each other in a ring.
create function keep_words(words text[]) returns void language sql
begin atomic
  insert into search_word
  select distinct said.word from unnest(words) said(word)
  where said.word ~ '^[[:alpha:]]{4,30}$' and not exists (select from search_word known where known.word = said.word)
  order by said.word on conflict do nothing;
end;

-- Whether a word still is one of a title that everybody may know of, or of a name.
create function is_known_word(word text) returns boolean language sql stable
begin atomic
  select exists (select from search_entry where reach in ('OPEN', 'LIMITED') and title_words is not null and title_words @@ quote_literal(word)::tsquery)
    or exists (select from person where user_status in ('ACTIVATED', 'NEED_INFO') and name_words(name) @@ quote_literal(word)::tsquery)
    or exists (select from organization where name_words(name) @@ quote_literal(word)::tsquery);
end;

create function keep_title_words() returns trigger language plpgsql as $$
begin
  perform keep_words(array(select unnest(tsvector_to_array(title_words)) from come where reach in ('OPEN', 'LIMITED') and title_words is not null));
  return null;
end $$;
create trigger words_of_new after insert on search_entry referencing new table as come for each statement execute function keep_title_words();
create trigger words_of_changed after update on search_entry referencing new table as come for each statement execute function keep_title_words();
create function keep_name_words() returns trigger language plpgsql as $$
begin
  perform keep_words(tsvector_to_array(name_words(new.name)));
  return null;
end $$;
create trigger words_of_name after insert or update of name, user_status on person for each row
  when (new.user_status in ('ACTIVATED', 'NEED_INFO')) execute function keep_name_words();
create trigger words_of_name after insert or update of name on organization for each row execute function keep_name_words();
select keep_words(array(select unnest(tsvector_to_array(name_words(name))) from person where user_status in ('ACTIVATED', 'NEED_INFO')));
select keep_words(array(select unnest(tsvector_to_array(name_words(name))) from organization));

-- Who may know of a thing without holding its root: `maySee` and `mayList` for everybody (packages/server/src/core/access/rules.ts).
create function search_reach(subject_id bigint) returns reach language sql stable
begin atomic
  select case
    when s.removed_with is not null then null
    when s.status not in ('PUBLISHED', 'ARCHIVED') or r.status not in ('PUBLISHED', 'ARCHIVED') then 'HIDDEN'::reach
    when s.kind in ('TASK', 'COMMENT', 'USERFILE') and (above.status not in ('PUBLISHED', 'ARCHIVED') or higher.status not in ('PUBLISHED', 'ARCHIVED'))
      then 'HIDDEN'::reach
    when s.kind = 'EVENT'
      and exists (select from subject below where below.parent_id = s.id and below.removed_with is null)
      and not exists (select from subject below where below.parent_id = s.id and below.removed_with is null and below.status in ('PUBLISHED', 'ARCHIVED'))
      then 'HIDDEN'::reach
    when not r.is_private then 'OPEN'::reach
    when s.id = r.id and r.visibility = 'PUBLIC' then 'LIMITED'::reach
    else 'HIDDEN'::reach end
  from subject s join subject r on r.id = s.root_id left join subject above on above.id = s.parent_id
  left join subject higher on higher.id = above.parent_id where s.id = subject_id;
end;

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

create function keep_search_titles(ids bigint[]) returns void language sql
begin atomic
  insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title)
  select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title from searched_subject s
  where (s.id = any (ids) or s.parent_id = any (ids) and s.kind = 'EVENT_INSTANCE')
    and (s.title is not null or exists (select from search_entry e where e.id = s.id))
  on conflict (id) do update set title = excluded.title, reach = excluded.reach;
end;

-- Of some things, what hangs on them, and the series of activities among them.
create function keep_search_reach(ids bigint[]) returns void language sql
begin atomic
  update search_entry e set reach = fresh.reach
  from (
    select near.id, search_reach(near.id) as reach from (
      select s.id from subject s where s.id = any (ids) or s.parent_id = any (ids) or s.root_id = any (ids)
      union select below.id from subject s join subject below on below.parent_id = s.id where s.parent_id = any (ids)
      union select s.parent_id from subject s where s.id = any (ids) and s.kind = 'EVENT_INSTANCE') near) fresh
  where e.id = fresh.id and e.reach is distinct from fresh.reach;
end;

create function search_new_subjects() returns trigger language plpgsql as $$
declare
  named bigint[] := array(select id from come where kind <> 'COMMENT');
  drafts bigint[] := array(select id from come where kind = 'EVENT_INSTANCE' and status not in ('PUBLISHED', 'ARCHIVED'));
begin
  if named <> '{}' then perform keep_search_titles(named); end if;
  if drafts <> '{}' then perform keep_search_reach(drafts); end if;
  return null;
end $$;
create function search_changed_subjects() returns trigger language plpgsql as $$
declare
  renamed bigint[] := array(select id from come join gone using (id) where come.title <> gone.title and come.kind <> 'COMMENT');
  moved bigint[] := array(select id from come join gone using (id)
    where (come.status, come.is_private, come.visibility, come.removed_with) is distinct from (gone.status, gone.is_private, gone.visibility, gone.removed_with));
begin
  if renamed <> '{}' then perform keep_search_titles(renamed); end if;
  if moved <> '{}' then perform keep_search_reach(moved); end if;
  return null;
end $$;
create trigger searched_new after insert on subject referencing new table as come for each statement execute function search_new_subjects();
create trigger searched_changed after update on subject referencing old table as gone new table as come for each statement execute function search_changed_subjects();

-- Keeps what people wrote in some columns of a kind's own table: 'create trigger … execute function keep_search_text(column, …)'.
create function keep_search_text() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'UPDATE' then (select string_agg(to_jsonb(old) ->> name, E'\n') from unnest(tg_argv) name) end;
  said text := (select string_agg(to_jsonb(new) ->> name, E'\n') from unnest(tg_argv) name);
begin
  if said is distinct from was then
    insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title, text)
    select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title, said from searched_subject s where s.id = new.id
    on conflict (id) do update set text = excluded.text;
  end if;
  return null;
end $$;
create trigger searched after insert or update of description_text on calendar for each row execute function keep_search_text('description_text');
create trigger searched after insert or update of description_text on event for each row execute function keep_search_text('description_text');
create trigger searched after insert or update of description_text, note_text on event_instance for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched after insert or update of description_text, note_text on todo for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched after insert or update of message_text on comment for each row execute function keep_search_text('message_text');
create trigger searched after insert or update of description_text on user_file for each row execute function keep_search_text('description_text');

insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title, text)
select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title, said.text
from searched_subject s left join (
  select id, description_text as text from calendar
  union all select id, description_text from event
  union all select id, concat_ws(E'\n', description_text, note_text) from event_instance where coalesce(description_text, note_text) is not null
  union all select id, concat_ws(E'\n', description_text, note_text) from todo where coalesce(description_text, note_text) is not null
  union all select id, message_text from comment
  union all select id, description_text from user_file) said on said.id = s.id
where s.title is not null or said.text is not null;
