-- What search keeps of a thing is written by functions that keep their plans for a session, and go by keys alone. Of language sql they were planned
-- with every row, and where PostgreSQL had not yet counted a table that grows they read all of it for each new thing.

create or replace function search_vector(kind subject_kind, said text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  return (
    with word as (
      select distinct left(word, 60) as word
      from string_to_table(regexp_replace(search_fold(left(said, 10000)), '[^[:alnum:]]+', ' ', 'g'), ' ') word where word <> '')
    select array_to_tsvector(array(
      select '/' || kind
      union all select word from word
      union all select '-' || substr(word, first) from word, generate_series(3, length(word) - 2) first where length(word) between 6 and 30)));
end $$;

create or replace function search_query(said jsonb, way text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return (
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
    select string_agg(finds, ' & ')::tsquery from each_word where not is_small or not exists (select from each_word where not is_small));
end $$;

create or replace function keep_words(words text[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into search_word
  select distinct said.word from unnest(words) said(word)
  where said.word ~ '^[[:alpha:]]{4,30}$' and not exists (select from search_word known where known.word = said.word)
  order by said.word on conflict do nothing;
end $$;

create or replace function is_known_word(word text) returns boolean language plpgsql stable as $$
begin
  return (
    select exists (select from search_entry where reach in ('OPEN', 'LIMITED') and title_words is not null and title_words @@ quote_literal(word)::tsquery)
      or exists (select from person where user_status in ('ACTIVATED', 'NEED_INFO') and name_words(name) @@ quote_literal(word)::tsquery)
      or exists (select from organization where name_words(name) @@ quote_literal(word)::tsquery));
end $$;

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
        and exists (select from subject below where below.parent_id = s.id and below.removed_with is null)
        and not exists (select from subject below where below.parent_id = s.id and below.removed_with is null and below.status in ('PUBLISHED', 'ARCHIVED'))
        then 'HIDDEN'::reach
      when not r.is_private then 'OPEN'::reach
      when s.id = r.id and r.visibility = 'PUBLIC' then 'LIMITED'::reach
      else 'HIDDEN'::reach end
    from subject s join subject r on r.id = s.root_id left join subject above on above.id = s.parent_id
    left join subject higher on higher.id = above.parent_id where s.id = subject_id);
end $$;

create or replace function keep_search_titles(ids bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title)
  select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title
  from searched_subject s left join search_entry was on was.id = s.id
  where (s.id = any (ids) or s.parent_id = any (ids) and s.kind = 'EVENT_INSTANCE') and (s.title is not null or was.id is not null)
  on conflict (id) do update set title = excluded.title, reach = excluded.reach;
end $$;

create or replace function keep_search_reach(ids bigint[]) returns void language plpgsql
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

create or replace function keep_title_words() returns trigger language plpgsql as $$
declare
  said text[] := array(select unnest(tsvector_to_array(title_words)) from come where reach in ('OPEN', 'LIMITED') and title_words is not null);
begin
  if said <> '{}' then perform keep_words(said); end if;
  return null;
end $$;
