-- Printed from the migrated database by `npm run print`; never edited by hand.

create extension pg_trgm;

create collation natural_nb (provider = icu, locale = 'nb-NO-u-kn-true');

create type access_level as enum ('READ', 'WRITE', 'OWNER');

create type budget_type as enum ('OPERATIONAL', 'INVESTMENT');

create type calendar_category as enum ('TOPIC', 'ORGANIZATION', 'PROJECT', 'GRANT');

create type copy_from as enum ('TODAY', 'THIS_YEAR', 'NEXT_YEAR');

create type copy_state as enum ('WAITING', 'DONE', 'FAILED');

create type days_kind as enum ('CLOSED', 'SCHOOL');

create type deadline_type as enum ('APPLICATION', 'REPORT');

create type eve_hours as enum ('WHOLE', 'HALF', 'CLOSED');

create type feed_client as enum ('OUTLOOK', 'GOOGLE', 'APPLE', 'THUNDERBIRD', 'OTHER');

create type grant_case_state as enum ('CONSIDERING', 'APPLYING', 'APPLIED', 'GRANTED', 'REFUSED', 'REPORTING', 'CLOSED');

create type grant_category as enum ('STATE', 'COUNTY', 'EU', 'FOUNDATION', 'OTHER');

create type grant_type as enum ('GRANT', 'REIMBURSEMENT');

create type locale as enum ('nn', 'nb', 'en');

create type news_status as enum ('DRAFT', 'PUBLISHED', 'ARCHIVED');

create type notify_level as enum ('ALL', 'MINE', 'NOTHING');

create type organization_kind as enum ('MUNICIPALITY', 'COUNTY', 'OTHER');

create type permission as enum ('CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE');

create type reach as enum ('OPEN', 'LIMITED', 'HIDDEN');

create type reminder as enum ('NONE', 'SAME_DAY', 'ONE_DAY', 'TWO_DAYS', 'THREE_DAYS', 'ONE_WEEK', 'TWO_WEEK', 'FOUR_WEEKS');

create type status as enum ('DRAFT', 'TO_APPROVAL', 'PUBLISHED', 'OBSOLETE', 'ARCHIVED');

create type subject_kind as enum ('TOPIC', 'DISCUSSION', 'ACTION_VALUE', 'CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'TASK', 'COMMENT', 'USERFILE');

create type term as enum ('SHORT_TERM', 'MIDDLE_TERM', 'LONG_TERM', 'YEARLY');

create type topic_category as enum ('TOPIC', 'SUBJECT_GROUP', 'PROJECT');

create type user_status as enum ('PENDING', 'ACTIVATED', 'DEACTIVATED', 'NEED_INFO');

create type visibility as enum ('PUBLIC', 'PRIVATE');

create type working_day_rule as enum ('KEEP', 'BEFORE', 'AFTER');

create sequence meta_id;

create or replace function alternate_is_nobodys_main()
 returns trigger
 language plpgsql
as $function$
begin
  lock table person in share row exclusive mode;
  if exists (select from person where email = new.email) then
    raise unique_violation using message = 'the address is the main one of somebody', constraint = 'alternate_is_nobodys_main';
  end if;
  return new;
end $function$;

create or replace function audit_stays()
 returns trigger
 language plpgsql
as $function$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'the audit log is written, never changed';
end $function$;

create or replace function count_subjects()
 returns trigger
 language plpgsql
as $function$
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
end $function$;

create or replace function discard_file()
 returns trigger
 language plpgsql
as $function$
begin
  insert into discarded_file (key) values (old.key) on conflict do nothing;
  return old;
end $function$;

create or replace function discard_image()
 returns trigger
 language plpgsql
as $function$
begin
  insert into discarded_file (key) values (old.image) on conflict do nothing;
  return old;
end $function$;

create or replace function discard_my_data()
 returns trigger
 language plpgsql
as $function$
begin
  insert into discarded_file (key) values (old.key) on conflict do nothing;
  return old;
end $function$;

create or replace function discard_picture()
 returns trigger
 language plpgsql
as $function$
begin
  insert into discarded_file (key) values (old.picture) on conflict do nothing;
  return old;
end $function$;

create or replace function discard_shared_file()
 returns trigger
 language plpgsql
as $function$
begin
  insert into discarded_file (key) select old.key where not exists (select from user_file where key = old.key) on conflict do nothing;
  return old;
end $function$;

create or replace function discussion_answered()
 returns trigger
 language plpgsql
as $function$
declare
  answered bigint[] := array(select s.id from subject s where s.kind = 'DISCUSSION' and s.id in (select on_id from come) order by s.id);
begin
  if answered <> '{}' then
    update subject set last_updated = now() where id = any (answered);
    perform keep_discussion_facets(answered);
  end if;
  return null;
end $function$;

create or replace function discussion_answers_removed()
 returns trigger
 language plpgsql
as $function$
declare
  answered bigint[] := array(select distinct parent_id from (
    select id, parent_id, removed_with is null from come where kind = 'COMMENT' except select id, parent_id, removed_with is null from gone) changed);
begin
  if answered <> '{}' then perform keep_discussion_facets(answered); end if;
  return null;
end $function$;

create or replace function discussion_changed()
 returns trigger
 language plpgsql
as $function$
begin
  perform keep_discussion_facets(array(select id from changed));
  return null;
end $function$;

create or replace function facets_changed()
 returns trigger
 language plpgsql
as $function$
begin
  perform keep_facets(array(select id from changed));
  return null;
end $function$;

create or replace function facets_of_kostra_changed()
 returns trigger
 language plpgsql
as $function$
begin
  perform keep_facets(array(select subject_id from changed));
  return null;
end $function$;

create or replace function facets_of_sectors_changed()
 returns trigger
 language plpgsql
as $function$
begin
  perform keep_facets(array(select distinct action_value_id from changed));
  return null;
end $function$;

create or replace function fold_text(said text)
 returns text
 language sql
 immutable parallel safe strict
return btrim(regexp_replace(replace(translate(without_marks(normalize(translate(lower((normalize(without_marks(without_unseen(with_letters(said))), nfkc) collate "nb-NO-x-icu")), 'åöä'::text, 'øæ'::text), nfkd)), 'đðŋŧłς'::text, 'åddntlσ'::text), 'ß'::text, 'ss'::text), '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+'::text, ' '::text, 'g'::text));

create or replace function grant_known(grant_id bigint, out title text, out deadline date)
 returns record
 language sql
 stable
as $function$
  select s.title, coalesce(s.next_deadline, g.last_application) from subject s join action_value g on g.id = s.id
  where s.id = grant_id and s.status in ('PUBLISHED', 'ARCHIVED') and s.removed_with is null
$function$;

create or replace function group_member_acts()
 returns trigger
 language plpgsql
as $function$
begin
  if tg_op = 'DELETE' then
    delete from acts_as where person_id = old.person_id and principal_id = old.group_id;
  else
    insert into acts_as values (new.person_id, new.group_id);
  end if;
  return null;
end $function$;

create or replace function hangs_on_published(kind subject_kind, parent_id bigint)
 returns boolean
 language plpgsql
 stable parallel safe
as $function$
declare
  hanging subject_kind := kind;
  above bigint := parent_id;
  is_published boolean;
begin
  while hanging in ('TASK', 'COMMENT', 'USERFILE') loop
    select s.kind, s.parent_id, s.status in ('PUBLISHED', 'ARCHIVED') into hanging, above, is_published from subject s where s.id = above;
    if is_published is not true then return false; end if;
  end loop;
  return true;
end $function$;

create or replace function is_found_itself(kind subject_kind)
 returns boolean
 language sql
 immutable parallel safe strict
return (kind <> all (array['EVENT_INSTANCE'::subject_kind, 'TASK'::subject_kind, 'COMMENT'::subject_kind, 'USERFILE'::subject_kind]));

create or replace function is_known_word(word text)
 returns boolean
 language plpgsql
 stable
as $function$
begin
  return (
    select exists (select from search_entry where reach in ('OPEN', 'LIMITED') and title_words is not null and title_words @@ quote_literal(word)::tsquery)
      or exists (select from person where user_status in ('ACTIVATED', 'NEED_INFO') and name_words(name) @@ quote_literal(word)::tsquery)
      or exists (select from organization where name_words(name) @@ quote_literal(word)::tsquery));
end $function$;

create or replace function keep_discussion_facets(ids bigint[])
 returns void
 language sql
begin atomic
 update subject s set facets = fresh.facets
    from ( select d.id,
             array_remove(array[
                 case
                     when (not (exists ( select
                        from (comment c
                          join subject said on ((said.id = c.id)))
                       where ((c.on_id = d.id) and (said.removed_with is null))))) then 'answers:NONE'::text
                     else null::text
                 end,
                 case
                     when (not (exists ( select
                        from subject accepted
                       where ((accepted.id = d.accepted_id) and (accepted.removed_with is null))))) then 'answers:UNACCEPTED'::text
                     else null::text
                 end], null::text) as facets
            from discussion d
           where (d.id = any (keep_discussion_facets.ids))) fresh
   where ((s.id = fresh.id) and (s.removed_with is null) and (s.facets <> fresh.facets));
end;

create or replace function keep_facets(ids bigint[])
 returns void
 language sql
begin atomic
 update subject s set facets = fresh.facets
    from ( select each_facet.id,
             array_agg(each_facet.facet order by each_facet.facet) as facets
            from ( select calendar.id,
                     ('category:'::text || calendar.category) as facet
                    from calendar
                   where (calendar.id = any (keep_facets.ids))
                 union
                  select topic.id,
                     ('category:'::text || topic.category)
                    from topic
                   where (topic.id = any (keep_facets.ids))
                 union
                  select action_value.id,
                     ('category:'::text || action_value.category)
                    from action_value
                   where ((action_value.id = any (keep_facets.ids)) and (action_value.category is not null))
                 union
                  select action_value.id,
                     ('type:'::text || action_value.type)
                    from action_value
                   where (action_value.id = any (keep_facets.ids))
                 union
                  select action_value.id,
                     ('source:'::text || action_value.source_id)
                    from action_value
                   where ((action_value.id = any (keep_facets.ids)) and (action_value.source_id is not null))
                 union
                  select action_value_sector.action_value_id,
                     ('sector:'::text || action_value_sector.sector_id)
                    from action_value_sector
                   where (action_value_sector.action_value_id = any (keep_facets.ids))
                 union
                  select k.subject_id,
                     ('kostra:'::text || f.group_id)
                    from (subject_kostra k
                      join kostra_function f on ((f.id = k.function_id)))
                   where (k.subject_id = any (keep_facets.ids))) each_facet
           group by each_facet.id) fresh
   where ((s.id = fresh.id) and (s.facets <> fresh.facets));
end;

create or replace function keep_grant_of_cases()
 returns trigger
 language plpgsql
as $function$
begin
  update grant_case c set grant_title = known.title, deadline = known.deadline from grant_known(new.id) known
  where c.grant_id = new.id and known.title is not null and (c.grant_title, c.deadline) is distinct from (known.title, known.deadline);
  return null;
end
$function$;

create or replace function keep_name_words()
 returns trigger
 language plpgsql
as $function$
begin
  perform keep_words(tsvector_to_array(name_words(new.name)));
  return null;
end $function$;

create or replace function keep_new_search_texts()
 returns trigger
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
as $function$
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
end $function$;

create or replace function keep_search_reach(ids bigint[])
 returns void
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
as $function$
begin
  update search_entry e set reach = fresh.reach
  from (
    select near.id, search_reach(near.id) as reach from (
      select s.id from subject s where s.id = any (ids) or s.parent_id = any (ids) or s.root_id = any (ids)
      union select below.id from subject s join subject below on below.parent_id = s.id where s.parent_id = any (ids)
      union select lowest.id from subject s join subject below on below.parent_id = s.id join subject lowest on lowest.parent_id = below.id where s.parent_id = any (ids)
      union select s.parent_id from subject s where s.id = any (ids) and s.kind = 'EVENT_INSTANCE') near) fresh
  where e.id = fresh.id and e.reach is distinct from fresh.reach;
end $function$;

create or replace function keep_search_text()
 returns trigger
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
as $function$
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
end $function$;

create or replace function keep_search_titles(ids bigint[])
 returns void
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
as $function$
begin
  insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title)
  select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title
  from searched_subject s left join search_entry was on was.id = s.id
  where (s.id = any (ids) or s.parent_id = any (ids) and s.kind = 'EVENT_INSTANCE') and (s.title is not null or was.id is not null)
  on conflict (id) do update set title = excluded.title, reach = excluded.reach;
end $function$;

create or replace function keep_title_words()
 returns trigger
 language plpgsql
as $function$
declare
  said text[] := array(select unnest(tsvector_to_array(title_words)) from come where reach in ('OPEN', 'LIMITED') and title_words is not null);
begin
  if said <> '{}' then perform keep_words(said); end if;
  return null;
end $function$;

create or replace function keep_words(words text[])
 returns void
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
as $function$
begin
  insert into search_word
  select distinct said.word from unnest(words) said(word)
  where said.word ~ '^[[:alpha:]]{4,30}$' and not exists (select from search_word known where known.word = said.word)
  order by said.word on conflict do nothing;
end $function$;

create or replace function kept_rows_changed()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('samspel_kept_rows', '');
  return null;
end $function$;

create or replace function know_grant_of_case()
 returns trigger
 language plpgsql
as $function$
begin
  select known.title, known.deadline into new.grant_title, new.deadline from grant_known(new.grant_id) known;
  return new;
end
$function$;

create or replace function kostra_function_moved()
 returns trigger
 language plpgsql
as $function$
begin
  perform keep_facets(array(select subject_id from subject_kostra where function_id = new.id));
  return null;
end $function$;

create or replace function main_is_nobodys_alternate()
 returns trigger
 language plpgsql
as $function$
begin
  if exists (select from alternate_email where email = new.email) then
    raise unique_violation using message = 'the address is an alternate one of somebody', constraint = 'main_is_nobodys_alternate';
  end if;
  return new;
end $function$;

create or replace function membership_stays()
 returns trigger
 language plpgsql
as $function$
begin
  raise exception 'a membership is made and removed, never moved';
end $function$;

create or replace function name_words(name text)
 returns tsvector
 language sql
 immutable parallel safe strict
return array_to_tsvector(words_in(name));

create or replace function note_deactivation()
 returns trigger
 language plpgsql
as $function$
begin
  new.deactivated_at := case when new.user_status = 'DEACTIVATED' then coalesce(new.deactivated_at, now()) end;
  return new;
end $function$;

create or replace function organization_group_member_acts()
 returns trigger
 language plpgsql
as $function$
begin
  perform from organization where id = coalesce(new.organization_id, old.organization_id) for update;
  if tg_op = 'DELETE' then
    delete from acts_as using person p
      where p.id = acts_as.person_id and p.organization_id = old.organization_id and principal_id = old.organization_group_id;
  else
    insert into acts_as select id, new.organization_group_id from person where organization_id = new.organization_id;
  end if;
  return null;
end $function$;

create or replace function permission_for(kind subject_kind)
 returns permission
 language sql
 immutable parallel safe
return case kind when 'TOPIC'::subject_kind then 'TOPIC'::permission when 'DISCUSSION'::subject_kind then 'DISCUSSION'::permission when 'ACTION_VALUE'::subject_kind then 'ACTION_VALUE'::permission when 'CALENDAR'::subject_kind then 'CALENDAR'::permission else null::permission end;

create or replace function person_acts()
 returns trigger
 language plpgsql
as $function$
begin
  perform from organization where id in (new.organization_id, old.organization_id) order by id for key share;
  if tg_op = 'UPDATE' then
    delete from acts_as where person_id = new.id and principal_id in (
      select old.organization_id union all
      select organization_group_id from organization_group_member where organization_id = old.organization_id);
  end if;
  insert into acts_as select new.id, new.id union select new.id, new.organization_id union
    select new.id, organization_group_id from organization_group_member where organization_id = new.organization_id
    on conflict do nothing;
  return null;
end $function$;

create or replace function person_changes_organization()
 returns trigger
 language plpgsql
as $function$
begin
  new.is_organization_admin := false;
  return new;
end $function$;

create or replace function person_leaves()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('samspel_sign_in_ended', id::text) from session where person_id = new.id and revoked_at is null;
  return null;
end $function$;

create or replace function search_changed_subjects()
 returns trigger
 language plpgsql
as $function$
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
end $function$;

create or replace function search_new_subjects()
 returns trigger
 language plpgsql
as $function$
declare
  named bigint[] := array(select id from come where kind <> 'COMMENT');
  drafts bigint[] := array(select id from come where kind = 'EVENT_INSTANCE' and status not in ('PUBLISHED', 'ARCHIVED'));
begin
  if named <> '{}' then perform keep_search_titles(named); end if;
  if drafts <> '{}' then perform keep_search_reach(drafts); end if;
  return null;
end $function$;

create or replace function search_query(said jsonb, way text)
 returns tsquery
 language plpgsql
 immutable parallel safe strict
as $function$
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
end $function$;

create or replace function search_reach(subject_id bigint)
 returns reach
 language plpgsql
 stable
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
 set enable_hashjoin to 'off'
 set enable_mergejoin to 'off'
as $function$
begin
  return (
    select case
      when s.removed_with is not null then null
      when s.id = s.root_id then s.reach
      when r.reach is distinct from 'OPEN' or s.status not in ('PUBLISHED', 'ARCHIVED') or not hangs_on_published(s.kind, s.parent_id) then 'HIDDEN'::reach
      when s.kind = 'EVENT'
        and (select true from subject below where below.parent_id = s.id and below.kind = 'EVENT_INSTANCE' and below.removed_with is null limit 1)
        and (select true from subject below where below.parent_id = s.id and below.kind = 'EVENT_INSTANCE' and below.removed_with is null and below.status in ('PUBLISHED', 'ARCHIVED') limit 1) is null
        then 'HIDDEN'::reach
      else 'OPEN'::reach end
    from subject s join subject r on r.id = s.root_id where s.id = subject_id);
end $function$;

create or replace function search_stem(word text)
 returns text
 language sql
 immutable parallel safe strict
return coalesce((ts_lexize('norwegian_stem'::regdictionary, word))[1], word);

create or replace function search_vector(kind subject_kind, said text)
 returns tsvector
 language plpgsql
 immutable parallel safe
 set search_path to '$user', 'public'
as $function$
begin
  return (
    with word as (
      select distinct left(word, 60) as word
      from string_to_table(regexp_replace(left(fold_text(left(said, 10000)), 10000) collate "nb-NO-x-icu", '[^[:alnum:]]+', ' ', 'g'), ' ') word where word <> '')
    select array_to_tsvector(array(
      select '/' || kind
      union all select word from word
      union all select '-' || substr(word, first, 30) from word, generate_series(3, length(word) - 2) first where length(word) > 5)));
end $function$;

create or replace function session_ends()
 returns trigger
 language plpgsql
as $function$
begin
  perform pg_notify('samspel_sign_in_ended', new.id::text);
  return null;
end $function$;

create or replace function share_link_dies()
 returns trigger
 language plpgsql
as $function$
begin
  update share_link set released_at = now() where calendar_id = new.id and released_at is null;
  return null;
end $function$;

create or replace function tag_number(title text)
 returns bigint
 language sql
 immutable parallel safe strict
return ((('x'::text || "left"(encode(sha256(convert_to(fold_text(title), 'UTF8'::name)), 'hex'::text), 12)))::bit(48))::bigint;

create or replace function untie_accounts()
 returns trigger
 language plpgsql
as $function$
begin
  delete from provider_account where person_id = new.id;
  return null;
end $function$;

create or replace function with_letters(said text)
 returns text
 language sql
 immutable parallel safe strict
return replace(replace(replace(replace(replace(replace(said, 'å'::text, 'å'::text), 'Å'::text, 'Å'::text), 'ä'::text, 'ä'::text), 'Ä'::text, 'Ä'::text), 'ö'::text, 'ö'::text), 'Ö'::text, 'Ö'::text);

create or replace function without_marks(said text)
 returns text
 language sql
 immutable parallel safe strict
return regexp_replace(said, '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]+'::text, ''::text, 'g'::text);

create or replace function without_unseen(said text)
 returns text
 language sql
 immutable parallel safe strict
return regexp_replace(said, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+'::text, ''::text, 'g'::text);

create or replace function words_in(said text)
 returns text[]
 language sql
 immutable parallel safe strict
return string_to_array(btrim(regexp_replace(("left"(fold_text(said), 500) collate "nb-NO-x-icu"), '[^[:alnum:]]+'::text, ' '::text, 'g'::text)), ' '::text);

create table access_entry (
  root_id bigint not null,
  person_id bigint,
  group_id bigint,
  organization_id bigint,
  organization_group_id bigint,
  principal_id bigint generated always as (coalesce(person_id, group_id, organization_id, organization_group_id)) stored not null,
  level access_level not null,
  constraint access_entry_pkey primary key (root_id, principal_id),
  constraint one_grantee check (num_nonnulls(person_id, group_id, organization_id, organization_group_id) = 1),
  constraint owner_is_a_person check (level <> 'OWNER'::access_level or person_id is not null),
  constraint access_entry_group_id_fkey foreign key (group_id) references person_group(id) on delete cascade,
  constraint access_entry_organization_group_id_fkey foreign key (organization_group_id) references organization_group(id) on delete cascade,
  constraint access_entry_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade,
  constraint access_entry_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint access_entry_root_id_fkey foreign key (root_id) references subject(id) on delete cascade
);
create index access_entry_group on access_entry (group_id) where (group_id is not null);
create unique index access_entry_one_owner on access_entry (root_id) where (level = 'OWNER'::access_level);
create index access_entry_organization on access_entry (organization_id) where (organization_id is not null);
create index access_entry_organization_group on access_entry (organization_group_id) where (organization_group_id is not null);
create index access_entry_person on access_entry (person_id) where (person_id is not null);
create index access_entry_principal on access_entry (principal_id, root_id) include (level);

create table access_request (
  subject_id bigint not null,
  person_id bigint not null,
  asked_at timestamp with time zone not null,
  refused_at timestamp with time zone,
  constraint access_request_pkey primary key (subject_id, person_id),
  constraint access_request_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint access_request_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index access_request_person on access_request (person_id);
comment on column access_request.refused_at is 'when somebody who may share the thing said no; null while it waits';

create table access_token (
  hash bytea not null,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint access_token_pkey primary key (hash),
  constraint access_token_session_id_fkey foreign key (session_id) references session(id) on delete cascade
);
create index access_token_expires on access_token (expires_at);
create index access_token_session on access_token (session_id);

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
create trigger facets_of_changed after update on action_value referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_new after insert on action_value referencing new table as changed for each statement execute function facets_changed();
create trigger searched after update of description, body_text on action_value for each row execute function keep_search_text('description', 'body_text');
create trigger searched_new after insert on action_value referencing new table as come for each statement execute function keep_new_search_texts('description', 'body_text');
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

create table action_value_sector (
  action_value_id bigint not null,
  sector_id bigint not null,
  constraint action_value_sector_pkey primary key (action_value_id, sector_id),
  constraint action_value_sector_action_value_id_fkey foreign key (action_value_id) references action_value(id) on delete cascade,
  constraint action_value_sector_sector_id_fkey foreign key (sector_id) references sector(id)
);
create index action_value_sector_sector on action_value_sector (sector_id, action_value_id);
create trigger facets_of_added after insert on action_value_sector referencing new table as changed for each statement execute function facets_of_sectors_changed();
create trigger facets_of_taken after delete on action_value_sector referencing old table as changed for each statement execute function facets_of_sectors_changed();

create table acts_as (
  person_id bigint not null,
  principal_id bigint not null,
  constraint acts_as_pkey primary key (person_id, principal_id),
  constraint acts_as_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index acts_as_principal on acts_as (principal_id, person_id);

create table address_proof (
  person_id bigint not null,
  email text not null,
  hash bytea not null,
  expires_at timestamp with time zone not null,
  tries integer default 0 not null,
  constraint address_proof_pkey primary key (person_id, email),
  constraint address_proof_email_check check (email = lower(email)),
  constraint address_proof_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table address_proof is 'addresses that people have asked to add, and not yet proven';
comment on column address_proof.hash is 'of the PIN, keyed, and bound to person and address';
comment on column address_proof.tries is 'wrong PINs; the last allowed one deletes the row';

create table alternate_email (
  email text not null,
  person_id bigint not null,
  constraint alternate_email_pkey primary key (email),
  constraint alternate_email_email_check check (email = lower(email)),
  constraint alternate_email_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index alternate_email_person on alternate_email (person_id);
create trigger alternate_is_nobodys_main before insert or update of email on alternate_email for each row execute function alternate_is_nobodys_main();
comment on table alternate_email is 'other proven addresses of a person, who signs in by any of them; an address is one person''s alone';

create table answer_activity (
  activity_id bigint not null,
  answer_id bigint not null,
  constraint answer_activity_pkey primary key (activity_id),
  constraint answer_activity_activity_id_fkey foreign key (activity_id) references event_instance(id) on delete cascade,
  constraint answer_activity_answer_id_fkey foreign key (answer_id) references comment(id) on delete cascade
);
create index answer_activity_answer on answer_activity (answer_id, activity_id);

create table audit_entry (
  id bigint generated always as identity not null,
  person_id bigint,
  subject_id bigint,
  action text not null,
  at timestamp with time zone default now() not null,
  about_person bigint,
  detail jsonb default '{}'::jsonb not null,
  constraint audit_entry_pkey primary key (id)
);
create index audit_entry_about on audit_entry (about_person, at) where (about_person is not null);
create index audit_entry_action on audit_entry (action, at);
create index audit_entry_at on audit_entry (at);
create index audit_entry_person on audit_entry (person_id, at);
create index audit_entry_subject on audit_entry (subject_id, at);
create trigger audit_entry_stays before delete or update on audit_entry for each row execute function audit_stays();
create trigger audit_log_stays before truncate on audit_entry for each statement execute function audit_stays();
comment on table audit_entry is 'append-only; who, whom and what are numbers that stay when those are gone';
comment on column audit_entry.person_id is 'who did it; null where nobody was signed in';
comment on column audit_entry.about_person is 'whom it was done to';
comment on column audit_entry.detail is 'ids, levels and hashes alone: no words that people wrote';

create table calendar (
  id bigint not null,
  category calendar_category not null,
  color text not null,
  description text,
  description_text text,
  forked_from bigint,
  constraint calendar_pkey primary key (id),
  constraint calendar_color_check check (color ~ '^#[0-9a-f]{6}$'::text),
  constraint calendar_forked_from_fkey foreign key (forked_from) references calendar(id) on delete set null,
  constraint calendar_id_fkey foreign key (id) references subject(id) on delete cascade
);
create index calendar_category on calendar (category, id);
create index calendar_forked_from on calendar (forked_from) where (forked_from is not null);
create trigger facets_of_changed after update on calendar referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_new after insert on calendar referencing new table as changed for each statement execute function facets_changed();
create trigger searched after update of description_text on calendar for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on calendar referencing new table as come for each statement execute function keep_new_search_texts('description_text');
comment on column calendar.description is 'rich text as a JSON string, here and below; the words of it stand beside it';
comment on column calendar.forked_from is 'null for what is no fork, and where the origin was deleted for good';

create table calendar_code (
  person_id bigint not null,
  hash bytea not null,
  sealed bytea not null,
  made_at timestamp with time zone not null,
  constraint calendar_code_pkey primary key (person_id),
  constraint calendar_code_hash_key unique (hash),
  constraint calendar_code_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table calendar_code is 'made when the person first asks for their links; a renewed one takes the place of the old, whose links then lead nowhere';
comment on column calendar_code.hash is 'keyed, of the code in a link';
comment on column calendar_code.sealed is 'the code for its person to read: nonce, tag and AES-256-GCM of it, bound to the person';

create table calendar_copy (
  reference text default gen_random_uuid() not null,
  person_id bigint not null,
  origin_id bigint,
  title text not null,
  is_fork boolean not null,
  state copy_state default 'WAITING'::copy_state not null,
  calendar_id bigint,
  tries integer default 0 not null,
  refusal text,
  fault text,
  asked_at timestamp with time zone not null,
  copies_from copy_from default 'THIS_YEAR'::copy_from not null,
  constraint calendar_copy_pkey primary key (reference),
  constraint only_the_done_has_a_copy check (state = 'DONE'::copy_state or calendar_id is null),
  constraint only_the_failed_has_a_refusal check (state = 'FAILED'::copy_state or refusal is null),
  constraint calendar_copy_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete set null,
  constraint calendar_copy_origin_id_fkey foreign key (origin_id) references calendar(id) on delete set null,
  constraint calendar_copy_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index calendar_copy_asked_at on calendar_copy (asked_at);
create index calendar_copy_calendar on calendar_copy (calendar_id) where (calendar_id is not null);
create index calendar_copy_origin on calendar_copy (origin_id) where (origin_id is not null);
create index calendar_copy_person on calendar_copy (person_id);
create index calendar_copy_waiting on calendar_copy (asked_at) where (state = 'WAITING'::copy_state);
comment on table calendar_copy is 'a copy that somebody asked for; made by a job, in the transaction that says DONE; forgotten after 30 days';
comment on column calendar_copy.calendar_id is 'the copy; null where it was deleted for good since';
comment on column calendar_copy.tries is 'how often it broke off without anybody having foreseen why; the last time, it is FAILED';
comment on column calendar_copy.refusal is 'the code of the refusal, such as notFound where the right was lost meanwhile';
comment on column calendar_copy.fault is 'the id under which the log has what nobody foresaw';
comment on column calendar_copy.copies_from is 'from when on the copy has activities';

create table calendar_ring (
  id bigint default nextval('meta_id'::regclass) not null,
  person_id bigint not null,
  calendar_id bigint not null,
  "position" integer not null,
  color text not null,
  constraint calendar_ring_pkey primary key (id),
  constraint calendar_ring_person_id_calendar_id_key unique (person_id, calendar_id),
  constraint calendar_ring_color_check check (color ~ '^#[0-9a-f]{6}$'::text),
  constraint calendar_ring_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint calendar_ring_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index calendar_ring_calendar on calendar_ring (calendar_id);

create table clap (
  subject_id bigint not null,
  person_id bigint not null,
  date_created timestamp with time zone default now() not null,
  constraint clap_pkey primary key (subject_id, person_id),
  constraint clap_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint clap_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index clap_person on clap (person_id);

create table comment (
  id bigint not null,
  on_id bigint not null,
  thread_id bigint not null,
  message text not null,
  message_text text not null,
  edited_at timestamp with time zone,
  removed_by bigint,
  constraint comment_pkey primary key (id),
  constraint comment_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint comment_on_id_fkey foreign key (on_id) references subject(id) on delete cascade,
  constraint comment_removed_by_fkey foreign key (removed_by) references person(id) on delete set null
);
create index comment_newest on comment (on_id, id);
create index comment_removed_by on comment (removed_by) where (removed_by is not null);
create index comment_thread on comment (on_id, thread_id, id);
create trigger answered after insert on comment referencing new table as come for each statement execute function discussion_answered();
create trigger searched after update of message_text on comment for each row execute function keep_search_text('message_text');
create trigger searched_new after insert on comment referencing new table as come for each statement execute function keep_new_search_texts('message_text');
comment on column comment.on_id is 'what it hangs on: the parent of its subject, whose access it has';
comment on column comment.thread_id is 'the answer that it stands under: its own id, for an answer. No reference: replies outlive an answer that is deleted for good';
comment on column comment.edited_at is 'when its words were last changed; null while they are the first ones';
comment on column comment.removed_by is 'who removed it by itself; what an admin removed its author does not bring back';

create table comment_mention (
  comment_id bigint not null,
  person_id bigint not null,
  date_created timestamp with time zone default now() not null,
  constraint comment_mention_pkey primary key (comment_id, person_id),
  constraint comment_mention_comment_id_fkey foreign key (comment_id) references comment(id) on delete cascade,
  constraint comment_mention_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index comment_mention_person on comment_mention (person_id, date_created);
comment on column comment_mention.date_created is 'when the comment began to mention the person';

create table discarded_file (
  key uuid not null,
  at timestamp with time zone default now() not null,
  constraint discarded_file_pkey primary key (key)
);

create table discussion (
  id bigint not null,
  body text not null,
  body_text text not null,
  accepted_id bigint,
  views integer default 0 not null,
  constraint discussion_pkey primary key (id),
  constraint discussion_accepted_id_fkey foreign key (accepted_id) references comment(id) on delete set null,
  constraint discussion_id_fkey foreign key (id) references subject(id) on delete cascade
);
create index discussion_accepted on discussion (accepted_id) where (accepted_id is not null);
create trigger facets_of_changed after update on discussion referencing new table as changed for each statement execute function discussion_changed();
create trigger facets_of_new after insert on discussion referencing new table as changed for each statement execute function discussion_changed();
create trigger searched after update of body_text on discussion for each row execute function keep_search_text('body_text');
create trigger searched_new after insert on discussion referencing new table as come for each statement execute function keep_new_search_texts('body_text');
comment on column discussion.accepted_id is 'the answer that the asker or an admin accepted; it counts only as long as it is not removed';
comment on column discussion.views is 'the rows of discussion_visit, its author''s aside';

create table discussion_visit (
  discussion_id bigint not null,
  person_id bigint not null,
  day date not null,
  at timestamp with time zone not null,
  constraint discussion_visit_pkey primary key (discussion_id, person_id, day),
  constraint discussion_visit_discussion_id_fkey foreign key (discussion_id) references discussion(id) on delete cascade,
  constraint discussion_visit_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index discussion_visit_person on discussion_visit (person_id);
comment on column discussion_visit.at is 'the last time on that day';

create table domain_event (
  id bigint generated always as identity not null,
  name text not null,
  subject_id bigint,
  by_person bigint,
  client text,
  at timestamp with time zone default now() not null,
  waits boolean default true not null,
  data jsonb,
  constraint domain_event_pkey primary key (id),
  constraint domain_event_by_person_fkey foreign key (by_person) references person(id) on delete set null,
  constraint domain_event_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index domain_event_at on domain_event (at);
create index domain_event_by_person on domain_event (by_person) where (by_person is not null);
create index domain_event_subject on domain_event (subject_id, id);
create index domain_event_waits on domain_event (id) where waits;
comment on column domain_event.waits is 'nobody has been told of it yet';
comment on column domain_event.data is 'ids and days that belong to the event, by its name (core/events/event-data.ts); null if it carries none';

create table event (
  id bigint not null,
  calendar_id bigint not null,
  description text not null,
  description_text text not null,
  start_date date not null,
  end_date date not null,
  start_time text,
  end_time text,
  reminder reminder not null,
  responsible_id bigint,
  assigned_by bigint,
  repetition jsonb,
  start_repetition_date date,
  end_repetition_date date,
  todo_template text[] default '{}'::text[] not null,
  except_dates date[] default '{}'::date[] not null,
  forked_from bigint,
  working_day working_day_rule default 'KEEP'::working_day_rule not null,
  constraint event_pkey primary key (id),
  constraint event_check check (end_date >= start_date),
  constraint event_assigned_by_fkey foreign key (assigned_by) references person(id),
  constraint event_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint event_forked_from_fkey foreign key (forked_from) references event(id) on delete set null,
  constraint event_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint event_responsible_id_fkey foreign key (responsible_id) references person(id)
);
create index event_assigned_by on event (assigned_by) where (assigned_by is not null);
create index event_calendar on event (calendar_id);
create index event_forked_from on event (forked_from) where (forked_from is not null);
create index event_responsible on event (responsible_id) where (responsible_id is not null);
create trigger searched after update of description_text on event for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on event referencing new table as come for each statement execute function keep_new_search_texts('description_text');
comment on column event.start_time is 'HH:MM in Oslo; null for whole days';
comment on column event.repetition is 'unit, interval, position and weekday as the domain has them; null for one activity, or several on chosen dates';
comment on column event.except_dates is 'days on which its rule falls and on which somebody removed the activity';
comment on column event.working_day is 'what becomes of an activity whose deadline is no working day of the organization of its year wheel';

create table event_instance (
  id bigint not null,
  event_id bigint not null,
  calendar_id bigint not null,
  start_date date not null,
  end_date date not null,
  reminder_date date,
  is_done boolean default false not null,
  responsible_id bigint,
  assigned_by bigint,
  description text,
  description_text text,
  note text,
  note_text text,
  forked_from bigint,
  series_version integer,
  rule_date date,
  reminded_on date,
  moved_from date,
  rolled_from bigint,
  rolled_with uuid,
  constraint event_instance_pkey primary key (id),
  constraint event_instance_check check (end_date >= start_date),
  constraint event_instance_assigned_by_fkey foreign key (assigned_by) references person(id),
  constraint event_instance_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint event_instance_event_id_fkey foreign key (event_id) references event(id) on delete cascade,
  constraint event_instance_forked_from_fkey foreign key (forked_from) references event_instance(id) on delete set null,
  constraint event_instance_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint event_instance_responsible_id_fkey foreign key (responsible_id) references person(id),
  constraint event_instance_rolled_from_fkey foreign key (rolled_from) references event_instance(id) on delete set null,
  constraint event_instance_rolled_with_fkey foreign key (rolled_with) references rollover(reference) on delete set null
);
create index event_instance_any_assigned_by on event_instance (assigned_by) where (assigned_by is not null);
create index event_instance_any_responsible on event_instance (responsible_id) where (responsible_id is not null);
create index event_instance_assigned_by on event_instance (assigned_by, end_date, id) where ((not is_done) and (responsible_id is not null));
create index event_instance_days on event_instance (calendar_id, start_date, end_date, id);
create index event_instance_event on event_instance (event_id, start_date, id);
create index event_instance_forked_from on event_instance (forked_from) where (forked_from is not null);
create index event_instance_open on event_instance (calendar_id, end_date) where (not is_done);
create index event_instance_reminder on event_instance (reminder_date) where ((not is_done) and (reminder_date is not null));
create index event_instance_responsible on event_instance (responsible_id, end_date, id) where ((not is_done) and (responsible_id is not null));
create index event_instance_rolled_from on event_instance (rolled_from) where (rolled_from is not null);
create index event_instance_rolled_with on event_instance (rolled_with) where (rolled_with is not null);
create trigger searched after update of description_text, note_text on event_instance for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched_new after insert on event_instance referencing new table as come for each statement execute function keep_new_search_texts('description_text', 'note_text');
comment on column event_instance.description is 'null while it is that of the series';
comment on column event_instance.forked_from is 'the activity whose "x of y" counts this one; by the day where it was made later than the fork';
comment on column event_instance.series_version is 'the version of its series that brought it in, anew or back; null where it came with the series, or with a new year';
comment on column event_instance.rule_date is 'the day that the repetition of its series gave it, wherever it was moved since; null for a chosen date';
comment on column event_instance.reminded_on is 'the reminder date that people have been told of; another one is told anew';
comment on column event_instance.moved_from is 'the deadline that its rule or a person gave it, if working_day of its series moved it to another; null if not';
comment on column event_instance.rolled_from is 'the activity of an earlier year that it was carried over from';
comment on column event_instance.rolled_with is 'the rollover that made it, which undoing takes back';

create table favourite (
  person_id bigint not null,
  subject_id bigint not null,
  constraint favourite_pkey primary key (person_id, subject_id),
  constraint favourite_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint favourite_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index favourite_subject on favourite (subject_id);

create table feed_fetch (
  id bigint generated always as identity not null,
  person_id bigint not null,
  feed_link_id bigint,
  client feed_client not null,
  last_fetched timestamp with time zone not null,
  constraint feed_fetch_pkey primary key (id),
  constraint feed_fetch_once unique nulls not distinct (person_id, feed_link_id, client),
  constraint feed_fetch_feed_link_id_fkey foreign key (feed_link_id) references feed_link(id) on delete cascade,
  constraint feed_fetch_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index feed_fetch_link on feed_fetch (feed_link_id);
comment on column feed_fetch.feed_link_id is 'null for the links with the calendar code of the person';

create table feed_link (
  id bigint generated always as identity not null,
  person_id bigint not null,
  calendar_id bigint,
  tag_title text,
  only_mine boolean not null,
  only_deadlines boolean not null,
  only_open boolean not null,
  hash bytea not null,
  sealed bytea not null,
  date_created timestamp with time zone default now() not null,
  constraint feed_link_pkey primary key (id),
  constraint feed_link_hash_key unique (hash),
  constraint feed_link_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint feed_link_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index feed_link_calendar on feed_link (calendar_id);
create index feed_link_person on feed_link (person_id, id);
comment on column feed_link.calendar_id is 'null for the whole year of the person';
comment on column feed_link.tag_title is 'null for all; of a tag that is on nothing any more the feed is empty, it never widens';
comment on column feed_link.hash is 'keyed, of the code in the link';
comment on column feed_link.sealed is 'the code for its person to read: nonce, tag and AES-256-GCM of it, bound to the person';

create table feed_reader (
  person_id bigint not null,
  first_read timestamp with time zone not null,
  constraint feed_reader_pkey primary key (person_id),
  constraint feed_reader_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);

create table follow (
  subject_id bigint not null,
  person_id bigint not null,
  date_created timestamp with time zone default now() not null,
  constraint follow_pkey primary key (subject_id, person_id),
  constraint follow_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint follow_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index follow_person on follow (person_id, date_created desc);

create table given_answer (
  person_id bigint not null,
  key text not null,
  call bytea not null,
  answer bytea,
  given_at timestamp with time zone not null,
  constraint given_answer_pkey primary key (person_id, key, call),
  constraint given_answer_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index given_answer_given_at on given_answer (given_at);
comment on table given_answer is 'answers to calls that may be sent again, for a day';
comment on column given_answer.key is 'made by the client for one sending of a form';
comment on column given_answer.call is 'a hash of what was called and with what';
comment on column given_answer.answer is 'sealed; null while the action runs, and where the answer cannot be kept';

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
create trigger know_grant_of_case before insert on grant_case for each row execute function know_grant_of_case();
comment on column grant_case.amount_applied is 'whole kroner, here and in amount_granted; null where nobody has written it';
comment on column grant_case.notes is 'plain text of several lines';
comment on column grant_case.is_shown is 'other municipalities may see that this one has applied, and nothing more of the case';
comment on column grant_case.grant_title is 'as the grant was last published; kept true by keep_grant_of_cases';
comment on column grant_case.deadline is 'the next day to apply by, else the last one, as the grant was last published; null without one; kept true by keep_grant_of_cases';

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
create index grant_case_file_any_case on grant_case_file (case_id);
create index grant_case_file_case on grant_case_file (case_id) where (removed_at is null);
create index grant_case_file_person on grant_case_file (added_by);
create index grant_case_file_removed on grant_case_file (removed_at) where (removed_at is not null);
create trigger grant_case_file_discarded after delete on grant_case_file for each row execute function discard_file();
comment on column grant_case_file.key is 'the name of its bytes in the storage';
comment on column grant_case_file.size is 'bytes';
comment on column grant_case_file.removed_at is 'null while it is there; 30 days later it is deleted for good';

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

create table grant_reminder_run (
  is_only boolean default true not null,
  day date not null,
  constraint grant_reminder_run_pkey primary key (is_only),
  constraint grant_reminder_run_is_only_check check (is_only)
);
comment on table grant_reminder_run is 'one row: a day that nobody was reminded of, since every machine slept, is made up for';

create table grant_source (
  id bigint default nextval('meta_id'::regclass) not null,
  name text not null,
  url text,
  constraint grant_source_pkey primary key (id)
);
create unique index grant_source_name on grant_source (lower(name));

create table import (
  reference uuid default gen_random_uuid() not null,
  person_id bigint not null,
  name text not null,
  contents jsonb,
  read_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  calendar_id bigint,
  is_new_calendar boolean default false not null,
  created integer default 0 not null,
  changed integer default 0 not null,
  skipped integer default 0 not null,
  changes bigint[] default '{}'::bigint[] not null,
  undone_at timestamp with time zone,
  constraint import_pkey primary key (reference),
  constraint only_the_applied_is_in_a_calendar check ((applied_at is null) = (calendar_id is null)),
  constraint only_the_applied_is_undone check (undone_at is null or applied_at is not null),
  constraint import_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint import_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index import_applied on import (applied_at) where (applied_at is not null);
create index import_calendar on import (calendar_id);
create index import_person on import (person_id);
create index import_read on import (read_at) where (applied_at is null);
comment on column import.name is 'the name of the file; empty if it was pasted';
comment on column import.contents is 'the tables that were read; null once they are applied';
comment on column import.calendar_id is 'the year wheel that it was applied to';
comment on column import.is_new_calendar is 'whether the year wheel was made for it';
comment on column import.skipped is 'rows that were in the year wheel already';
comment on column import.changes is 'the revisions of activities that it changed';

create table import_event (
  reference uuid not null,
  event_id bigint not null,
  constraint import_event_pkey primary key (reference, event_id),
  constraint import_event_event_id_fkey foreign key (event_id) references event(id) on delete cascade,
  constraint import_event_reference_fkey foreign key (reference) references import(reference) on delete cascade
);
create index import_event_event on import_event (event_id);

create table installation (
  name text not null,
  value text not null,
  constraint installation_pkey primary key (name)
);

create table known_browser (
  mark_hash bytea not null,
  address_hash bytea not null,
  failures integer default 0 not null,
  locked_until timestamp with time zone,
  last_used timestamp with time zone not null,
  constraint known_browser_pkey primary key (mark_hash, address_hash)
);
create index known_browser_last_used on known_browser (last_used);

create table kostra_function (
  id bigint default nextval('meta_id'::regclass) not null,
  kid text not null,
  group_id bigint not null,
  title_nn text not null,
  title_nb text not null,
  title_en text not null,
  constraint kostra_function_pkey primary key (id),
  constraint kostra_function_kid_key unique (kid),
  constraint kostra_function_group_id_fkey foreign key (group_id) references kostra_group(id)
);
create index kostra_function_group on kostra_function (group_id);
create trigger facets_of_function after update of group_id on kostra_function for each row when (old.group_id <> new.group_id) execute function kostra_function_moved();
create trigger functions_are_forgotten after insert or delete or update or truncate on kostra_function for each statement execute function kept_rows_changed();

create table kostra_group (
  id bigint default nextval('meta_id'::regclass) not null,
  kid text not null,
  identifier text not null,
  title_nn text not null,
  title_nb text not null,
  title_en text not null,
  constraint kostra_group_pkey primary key (id),
  constraint kostra_group_identifier_key unique (identifier),
  constraint kostra_group_kid_key unique (kid)
);
create trigger groups_are_forgotten after insert or delete or update or truncate on kostra_group for each statement execute function kept_rows_changed();

create table link (
  id bigint default nextval('meta_id'::regclass) not null,
  subject_id bigint not null,
  label text not null,
  href text not null,
  version integer default 1 not null,
  created_by bigint not null,
  date_created timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  last_updated timestamp with time zone default now() not null,
  constraint link_pkey primary key (id),
  constraint link_created_by_fkey foreign key (created_by) references person(id),
  constraint link_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index link_created_by on link (created_by);
create index link_removed on link (removed_at) where (removed_at is not null);
create index link_subject on link (subject_id, id);
comment on column link.href is 'http or https, checked when it was written';
comment on column link.removed_at is 'it can be brought back for 30 days; then a job deletes it';
comment on column link.last_updated is 'when its label or address was last written';

create table live_ticket (
  hash bytea not null,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint live_ticket_pkey primary key (hash),
  constraint live_ticket_session_id_fkey foreign key (session_id) references session(id) on delete cascade
);
create index live_ticket_expires on live_ticket (expires_at);
create index live_ticket_session on live_ticket (session_id);

create table mail_outbox (
  id bigint generated always as identity not null,
  to_address text,
  subject text,
  body text,
  headers jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  next_try timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  last_error text,
  writer text,
  about jsonb,
  constraint mail_outbox_pkey primary key (id),
  constraint mail_outbox_words check ((writer is null) = (subject is not null))
);
create index mail_outbox_address on mail_outbox (lower(to_address) text_pattern_ops, created_at);
create index mail_outbox_created on mail_outbox (created_at);
create index mail_outbox_given_up on mail_outbox (given_up_at) where (given_up_at is not null);
create index mail_outbox_waiting on mail_outbox (next_try) where ((sent_at is null) and (given_up_at is null));
comment on column mail_outbox.to_address is 'null once a mail that was written when it was sent has left, or never will';
comment on column mail_outbox.expires_at is 'it is worthless after this moment, and not sent any more';
comment on column mail_outbox.writer is 'who writes its words when it is sent; null where they are kept here';
comment on column mail_outbox.about is 'what its writer needs; forgotten with the words';

create table migration (
  name text not null,
  checksum text not null,
  ran_at timestamp with time zone default now() not null,
  constraint migration_pkey primary key (name)
);

create table my_data (
  person_id bigint not null,
  key uuid default gen_random_uuid() not null,
  state copy_state default 'WAITING'::copy_state not null,
  done integer default 0 not null,
  of integer default 0 not null,
  size bigint,
  tries integer default 0 not null,
  fault text,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  constraint my_data_pkey primary key (person_id),
  constraint my_data_key_key unique (key),
  constraint only_the_done_is_ready check ((state = 'DONE'::copy_state) = (ready_at is not null and size is not null)),
  constraint my_data_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index my_data_waiting on my_data (asked_at) where (state = 'WAITING'::copy_state);
create trigger my_data_deleted after delete on my_data for each row execute function discard_my_data();
create trigger my_data_replaced after update of key on my_data for each row when (old.key is distinct from new.key) execute function discard_my_data();
comment on table my_data is 'a copy of all that is of one person; forgotten with its bytes 7 days after it was ready';
comment on column my_data.key is 'the name of its bytes in the storage';
comment on column my_data.done is 'how many of its parts are in it; written while it is made';
comment on column my_data.of is 'how many parts it has; 0 until it is begun';
comment on column my_data.size is 'bytes';
comment on column my_data.tries is 'how often it broke off; the third time it is FAILED';
comment on column my_data.fault is 'the id under which the log has why it broke off';

create table news (
  id bigint default nextval('meta_id'::regclass) not null,
  version integer default 1 not null,
  status news_status default 'DRAFT'::news_status not null,
  publish_on date,
  title_nn text not null,
  body_nn text not null,
  title_nb text,
  body_nb text,
  title_en text,
  body_en text,
  last_updated timestamp with time zone not null,
  constraint news_pkey primary key (id),
  constraint published_news_has_a_day check (status <> 'PUBLISHED'::news_status or publish_on is not null),
  constraint words_in_en_are_both check ((title_en is null) = (body_en is null)),
  constraint words_in_nb_are_both check ((title_nb is null) = (body_nb is null))
);
create index news_changed on news (last_updated desc, id desc);
create index news_published on news (publish_on desc, id desc) where (status = 'PUBLISHED'::news_status);
comment on column news.publish_on is 'the day in Oslo from which everybody sees it while it is PUBLISHED';
comment on column news.body_nn is 'rich text as JSON, as the other bodies are';

create table notification (
  id bigint generated always as identity not null,
  person_id bigint not null,
  kind text not null,
  word text not null,
  subject_id bigint,
  by_person bigint,
  event_id bigint,
  message text,
  date_created timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  mail_due timestamp with time zone,
  mailed_at timestamp with time zone,
  day_from date,
  day_to date,
  constraint notification_pkey primary key (id),
  constraint notification_event_id_person_id_key unique (event_id, person_id),
  constraint notification_by_person_fkey foreign key (by_person) references person(id) on delete set null,
  constraint notification_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint notification_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index notification_by on notification (by_person) where (by_person is not null);
create index notification_date_created on notification (date_created);
create index notification_mail_due on notification (mail_due) where (mail_due is not null);
create index notification_mail_person on notification (person_id) where (mail_due is not null);
create index notification_mailed on notification (person_id, mailed_at) where (mailed_at is not null);
create index notification_newest on notification (person_id, date_created desc, id desc);
create index notification_subject on notification (subject_id, person_id);
comment on table notification is 'who may no longer read the thing is shown nothing of it: asked again whenever it is shown';
comment on column notification.kind is 'what a person can choose to hear of, as the domain names it; a later kind needs no migration';
comment on column notification.word is 'which sentence says it, in the language of whoever reads';
comment on column notification.event_id is 'the last event that it tells of; no reference, since it is written for thousands at once';
comment on column notification.message is 'what an admin wrote; null where the sentence is made of the thing';
comment on column notification.mail_due is 'when a mail is to tell of it; null where none is';
comment on column notification.mailed_at is 'when the mail that tells of it was last put in the outbox';
comment on column notification.day_from is 'of a deadline that was moved: what it was; null of all other notifications';
comment on column notification.day_to is 'what it was moved to';

create table notification_check (
  person_id bigint not null,
  at timestamp with time zone not null,
  constraint notification_check_pkey primary key (person_id),
  constraint notification_check_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);

create table notify_choice (
  subject_id bigint not null,
  person_id bigint not null,
  level notify_level not null,
  constraint notify_choice_pkey primary key (subject_id, person_id),
  constraint notify_choice_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint notify_choice_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index notify_choice_person on notify_choice (person_id);

create table oidc_ticket (
  hash bytea not null,
  browser_hash bytea not null,
  email text,
  name text,
  organizations bigint[] not null,
  expires_at timestamp with time zone not null,
  provider text not null,
  account text not null,
  is_proven boolean not null,
  constraint oidc_ticket_pkey primary key (hash),
  constraint oidc_ticket_email_check check (email = lower(email))
);
create index oidc_ticket_expires on oidc_ticket (expires_at);
comment on column oidc_ticket.organizations is 'to which the account may belong; the person chooses where they are several; empty if its tenant names none and it is tied already';
comment on column oidc_ticket.is_proven is 'the provider has verified the address; otherwise a PIN that is mailed there does';

create table organization (
  id bigint default nextval('meta_id'::regclass) not null,
  kind organization_kind not null,
  name text not null,
  number text not null,
  url text,
  image uuid,
  permissions permission[] default '{}'::permission[] not null,
  is_subscribed boolean default false not null,
  trial_ends timestamp with time zone,
  date_created timestamp with time zone default now() not null,
  version integer default 1 not null,
  easter_eve eve_hours default 'HALF'::eve_hours not null,
  christmas_eve eve_hours default 'HALF'::eve_hours not null,
  new_years_eve eve_hours default 'HALF'::eve_hours not null,
  constraint organization_pkey primary key (id),
  constraint organization_number_key unique (number)
);
create index organization_image on organization (image) where (image is not null);
create index organization_name on organization (name collate "nb-NO-x-icu", id);
create index organization_name_words on organization using gin (name_words(name));
create trigger organization_image_deleted after delete on organization for each row when (old.image is not null) execute function discard_image();
create trigger organization_image_replaced after update of image on organization for each row when (old.image is not null and old.image is distinct from new.image) execute function discard_image();
create trigger words_of_name after insert or update of name on organization for each row execute function keep_name_words();
comment on column organization.number is 'organization number, or the kommunenummer where it is missing';
comment on column organization.image is 'the name of its bytes in the storage, which ends with .picture';
comment on column organization.easter_eve is 'how it has the day before Easter Sunday, Christmas and the new year: as any other, until noon, or closed';

create table organization_days (
  id bigint generated always as identity not null,
  organization_id bigint not null,
  kind days_kind not null,
  title text not null,
  first_day date not null,
  last_day date not null,
  version integer default 1 not null,
  last_updated timestamp with time zone default now() not null,
  constraint organization_days_pkey primary key (id),
  constraint organization_days_check check (last_day >= first_day),
  constraint organization_days_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade
);
create index organization_days_of on organization_days (organization_id, kind, first_day);
comment on table organization_days is 'days of an organization''s own: those on which it is closed, which are no working days, and the holidays of its schools';

create table organization_domain (
  domain text not null,
  organization_id bigint not null,
  constraint organization_domain_pkey primary key (domain, organization_id),
  constraint organization_domain_domain_check check (domain = lower(domain)),
  constraint organization_domain_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade
);
create index organization_domain_organization on organization_domain (organization_id);

create table organization_group (
  id bigint default nextval('meta_id'::regclass) not null,
  title text not null,
  created_by bigint not null,
  last_updated timestamp with time zone default now() not null,
  version integer default 1 not null,
  changed_by bigint,
  constraint organization_group_pkey primary key (id),
  constraint organization_group_changed_by_fkey foreign key (changed_by) references person(id),
  constraint organization_group_created_by_fkey foreign key (created_by) references person(id)
);
create index organization_group_changed_by on organization_group (changed_by);
create index organization_group_created_by on organization_group (created_by);
create index organization_group_title on organization_group (title collate "nb-NO-x-icu", id);
create index organization_group_title_words on organization_group using gin (name_words(title));
comment on column organization_group.changed_by is 'Who changed its title or members last; null while it is as it was made.';

create table organization_group_member (
  organization_group_id bigint not null,
  organization_id bigint not null,
  constraint organization_group_member_pkey primary key (organization_group_id, organization_id),
  constraint organization_group_member_organization_group_id_fkey foreign key (organization_group_id) references organization_group(id) on delete cascade,
  constraint organization_group_member_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade
);
create index organization_group_member_organization on organization_group_member (organization_id, organization_group_id);
create trigger organization_group_member_acts after insert or delete on organization_group_member for each row execute function organization_group_member_acts();
create trigger organization_membership_stays before update on organization_group_member for each row execute function membership_stays();

create table paper_file (
  reference uuid default gen_random_uuid() not null,
  person_id bigint not null,
  name text not null,
  order_made jsonb,
  contents bytea,
  asked_at timestamp with time zone not null,
  failed_at timestamp with time zone,
  shows bigint[] default '{}'::bigint[] not null,
  constraint paper_file_pkey primary key (reference),
  constraint waiting_or_made check (order_made is null or contents is null),
  constraint paper_file_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index paper_file_asked on paper_file (asked_at);
create index paper_file_person on paper_file (person_id);
create index paper_file_waiting on paper_file (asked_at) where ((order_made is not null) and (failed_at is null));
comment on column paper_file.name is 'the name of the file, with its extension';
comment on column paper_file.order_made is 'what is to be drawn, as it was read with its owner''s rights when they asked; null once it is drawn';
comment on column paper_file.failed_at is 'when it was given up';
comment on column paper_file.shows is 'ids of the activities that are on it, and of its year wheel; whoever may not read one of them any more does not get the file';

create table paper_mail (
  id bigint generated always as identity not null,
  person_id bigint not null,
  calendar_id bigint,
  paper text not null,
  orientation text not null,
  what text[] not null,
  next_on date not null,
  constraint paper_mail_pkey primary key (id),
  constraint paper_mail_person_id_calendar_id_key unique nulls not distinct (person_id, calendar_id),
  constraint paper_mail_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete cascade,
  constraint paper_mail_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index paper_mail_calendar on paper_mail (calendar_id) where (calendar_id is not null);
create index paper_mail_next on paper_mail (next_on);
comment on column paper_mail.calendar_id is 'null for the person''s own year';
comment on column paper_mail.next_on is 'the first of a month; that it may still be read is asked when it is sent';

create table password (
  person_id bigint not null,
  hash text not null,
  set_at timestamp with time zone not null,
  constraint password_pkey primary key (person_id),
  constraint password_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table password is 'passwords of those who chose one; everybody else signs in by a mailed PIN';
comment on column password.hash is 'argon2id in the PHC string format, with its costs and its salt';

create table person (
  id bigint default nextval('meta_id'::regclass) not null,
  hash text not null,
  email text not null,
  name text not null,
  job_title text,
  department text,
  description text,
  phone_number text,
  picture uuid,
  language locale default 'nn'::locale not null,
  organization_id bigint not null,
  user_status user_status default 'PENDING'::user_status not null,
  is_admin boolean default false not null,
  calendar_code text,
  settings jsonb default '{}'::jsonb not null,
  date_created timestamp with time zone default now() not null,
  accepted_terms text,
  accepted_terms_at timestamp with time zone,
  is_organization_admin boolean default false not null,
  invited_at timestamp with time zone,
  leaves_at timestamp with time zone,
  leaves_to bigint,
  left_at timestamp with time zone,
  deactivated_at timestamp with time zone,
  constraint person_pkey primary key (id),
  constraint person_calendar_code_key unique (calendar_code),
  constraint person_email_key unique (email),
  constraint person_hash_key unique (hash),
  constraint person_email_check check (email = lower(email)),
  constraint who_left_is_nobody check (left_at is null or leaves_at is null and leaves_to is null and user_status = 'DEACTIVATED'::user_status),
  constraint who_takes_over_is_another check (leaves_to <> id),
  constraint person_leaves_to_fkey foreign key (leaves_to) references person(id) on delete set null,
  constraint person_organization_id_fkey foreign key (organization_id) references organization(id)
);
create index person_admins on person (name collate "nb-NO-x-icu", id) where (is_admin or is_organization_admin);
create index person_email_begins on person (email text_pattern_ops);
create index person_leaves_at on person (leaves_at) where (leaves_at is not null);
create index person_leaves_to on person (leaves_to) where (leaves_to is not null);
create index person_name on person (name collate "nb-NO-x-icu", id);
create index person_name_words on person using gin (name_words(name)) where (user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status]));
create index person_of_any_standing on person (organization_id, name collate "nb-NO-x-icu", id);
create index person_of_organization on person (organization_id, name collate "nb-NO-x-icu", id) where (user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status]));
create index person_picture on person (picture) where (picture is not null);
create index person_standing on person (user_status, name collate "nb-NO-x-icu", id);
create trigger main_is_nobodys_alternate before insert or update of email on person for each row execute function main_is_nobodys_alternate();
create trigger person_acts after insert or update of organization_id on person for each row execute function person_acts();
create trigger person_changes_organization before update of organization_id on person for each row when (old.organization_id is distinct from new.organization_id) execute function person_changes_organization();
create trigger person_leaves after update of user_status on person for each row when ((old.user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status])) and (new.user_status <> all (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status]))) execute function person_leaves();
create trigger person_note_deactivation before insert or update of user_status on person for each row execute function note_deactivation();
create trigger person_picture_deleted after delete on person for each row when (old.picture is not null) execute function discard_picture();
create trigger person_picture_replaced after update of picture on person for each row when (old.picture is not null and old.picture is distinct from new.picture) execute function discard_picture();
create trigger person_untie_accounts after update of organization_id on person for each row when (old.organization_id <> new.organization_id) execute function untie_accounts();
create trigger words_of_name after insert or update of name, user_status on person for each row when (new.user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status])) execute function keep_name_words();
comment on column person.picture is 'the name of its bytes in the storage, which ends with .picture';
comment on column person.calendar_code is 'in the clear, of before codes were sealed: the next start seals it, and empties this';
comment on column person.accepted_terms is 'the version of the terms that the person accepted last; null: none yet';
comment on column person.invited_at is 'when an admin last invited them; null for who signed up by themselves. Who is invited confirms the address by signing in';
comment on column person.leaves_at is 'when their account is deleted, as they asked for; null where they did not, or regretted it';
comment on column person.leaves_to is 'who takes over then; null for nobody';
comment on column person.left_at is 'when their account was deleted: the row is nobody''s, and stays as the author of what they made';
comment on column person.deactivated_at is 'kept by a trigger; null while the person is not deactivated';

create table person_group (
  id bigint default nextval('meta_id'::regclass) not null,
  title text not null,
  created_by bigint not null,
  date_created timestamp with time zone default now() not null,
  last_updated timestamp with time zone default now() not null,
  version integer default 1 not null,
  changed_by bigint,
  constraint person_group_pkey primary key (id),
  constraint person_group_changed_by_fkey foreign key (changed_by) references person(id),
  constraint person_group_created_by_fkey foreign key (created_by) references person(id)
);
create index person_group_changed_by on person_group (changed_by);
create index person_group_created_by on person_group (created_by);
create index person_group_title_words on person_group using gin (name_words(title));
comment on column person_group.changed_by is 'Who changed its title or members last; null while it is as it was made.';

create table person_group_member (
  group_id bigint not null,
  person_id bigint not null,
  constraint person_group_member_pkey primary key (group_id, person_id),
  constraint person_group_member_group_id_fkey foreign key (group_id) references person_group(id) on delete cascade,
  constraint person_group_member_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index person_group_member_person on person_group_member (person_id, group_id);
create trigger group_member_acts after insert or delete on person_group_member for each row execute function group_member_acts();
create trigger group_membership_stays before update on person_group_member for each row execute function membership_stays();

create table person_kostra (
  person_id bigint not null,
  function_id bigint not null,
  constraint person_kostra_pkey primary key (person_id, function_id),
  constraint person_kostra_function_id_fkey foreign key (function_id) references kostra_function(id) on delete cascade,
  constraint person_kostra_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index person_kostra_function on person_kostra (function_id);

create table pin (
  person_id bigint not null,
  hash bytea not null,
  expires_at timestamp with time zone not null,
  spent_at timestamp with time zone,
  constraint pin_pkey primary key (person_id),
  constraint pin_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on column pin.hash is 'keyed, and bound to the person';

create table poll (
  discussion_id bigint not null,
  is_several boolean not null,
  closes date not null,
  constraint poll_pkey primary key (discussion_id),
  constraint poll_discussion_id_fkey foreign key (discussion_id) references discussion(id) on delete cascade
);
comment on column poll.is_several is 'a person may choose several of the choices';
comment on column poll.closes is 'the last day in Oslo on which people may vote';

create table poll_choice (
  id bigint generated always as identity not null,
  discussion_id bigint not null,
  place smallint not null,
  title text not null,
  constraint poll_choice_pkey primary key (id),
  constraint poll_choice_discussion_id_place_key unique (discussion_id, place),
  constraint poll_choice_discussion_id_fkey foreign key (discussion_id) references poll(discussion_id) on delete cascade
);

create table poll_vote (
  discussion_id bigint not null,
  person_id bigint not null,
  choices bigint[] not null,
  counted bigint[] default '{}'::bigint[] not null,
  constraint poll_vote_pkey primary key (discussion_id, person_id),
  constraint poll_vote_choices_check check (choices <> '{}'::bigint[]),
  constraint poll_vote_discussion_id_fkey foreign key (discussion_id) references poll(discussion_id) on delete cascade,
  constraint poll_vote_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index poll_vote_person on poll_vote (person_id);
create index poll_vote_uncounted on poll_vote (discussion_id) where (counted <> choices);
comment on column poll_vote.choices is 'ids of poll_choice, which do not change once somebody has voted';
comment on column poll_vote.counted is 'the choices of this vote as they were last counted for an open poll; empty if it has not been counted yet';

create table provider_account (
  provider text not null,
  account text not null,
  person_id bigint not null,
  tied_at timestamp with time zone default now() not null,
  constraint provider_account_pkey primary key (provider, account),
  constraint provider_account_person_id_provider_key unique (person_id, provider),
  constraint provider_account_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table provider_account is 'tied at the first sign-in, by an address that the provider has verified or by a mailed PIN';
comment on column provider_account.provider is 'the tenant, or else the issuer';
comment on column provider_account.account is 'its object id in the tenant, or else its subject at the issuer';

create table rate_limit (
  key bytea not null,
  count integer not null,
  window_ends timestamp with time zone not null,
  constraint rate_limit_pkey primary key (key)
);
create index rate_limit_window_ends on rate_limit (window_ends);

create table refresh_token (
  hash bytea not null,
  session_id bigint not null,
  issued_at timestamp with time zone default now() not null,
  rotated_at timestamp with time zone,
  constraint refresh_token_pkey primary key (hash),
  constraint refresh_token_session_id_fkey foreign key (session_id) references session(id) on delete cascade
);
create index refresh_token_issued on refresh_token (issued_at);
create index refresh_token_session on refresh_token (session_id);
comment on column refresh_token.rotated_at is 'when it, or a sibling from the seconds of grace, was traded for a new one; used after that, it ends the session';

create table relation (
  one_id bigint not null,
  other_id bigint not null,
  created_by bigint,
  date_created timestamp with time zone default now() not null,
  constraint relation_pkey primary key (one_id, other_id),
  constraint relation_in_order check (one_id < other_id),
  constraint relation_created_by_fkey foreign key (created_by) references person(id) on delete set null,
  constraint relation_one_id_fkey foreign key (one_id) references subject(id) on delete cascade,
  constraint relation_other_id_fkey foreign key (other_id) references subject(id) on delete cascade
);
create index relation_created_by on relation (created_by) where (created_by is not null);
create index relation_other on relation (other_id, one_id);

create table reminder_run (
  is_only boolean default true not null,
  day date not null,
  constraint reminder_run_pkey primary key (is_only),
  constraint reminder_run_is_only_check check (is_only)
);
comment on table reminder_run is 'one row: a day that nobody was reminded of, since every machine slept, is made up for once';

create table removal (
  id bigint not null,
  status status not null,
  removed_by bigint not null,
  series_id bigint,
  series_version integer,
  is_change boolean default false not null,
  constraint removal_pkey primary key (id),
  constraint change_of_a_series check (not is_change or series_id is not null),
  constraint version_of_a_series check ((series_id is null) = (series_version is null)),
  constraint removal_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint removal_removed_by_fkey foreign key (removed_by) references person(id),
  constraint removal_series_id_fkey foreign key (series_id) references event(id) on delete cascade
);
create index removal_removed_by on removal (removed_by);
create unique index removal_series on removal (series_id, series_version) where (series_id is not null);
comment on table removal is 'what went together, and comes back together';
comment on column removal.id is 'the activity or series that was pointed at, or the first that a changed repetition took: `removed_with` of all that went; when, is its `last_updated`';
comment on column removal.status is 'that it had, and gets back';
comment on column removal.series_id is 'the series that stays without them; null where a whole series went';
comment on column removal.series_version is 'the version of the series that the removal made; what that replaced is what it gets back';
comment on column removal.is_change is 'a changed repetition took them: they lie in no trash, and undoing that change brings them back';

create table revision (
  id bigint generated always as identity not null,
  subject_id bigint not null,
  version integer not null,
  body jsonb not null,
  changed_by bigint not null,
  changed_at timestamp with time zone default now() not null,
  replaced jsonb,
  constraint revision_pkey primary key (id),
  constraint revision_subject_id_version_key unique (subject_id, version),
  constraint revision_changed_by_fkey foreign key (changed_by) references person(id),
  constraint revision_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index revision_changed_by on revision (changed_by);
comment on column revision.replaced is 'the body that this version replaced, where that is not the body of the version before';

create table rollover (
  reference uuid not null,
  person_id bigint not null,
  year integer not null,
  created integer default 0 not null,
  there integer default 0 not null,
  made_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint rollover_pkey primary key (reference),
  constraint rollover_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index rollover_person on rollover (person_id);
comment on table rollover is 'a carrying of activities into another year, by a person, as one step';
comment on column rollover.reference is 'of the person''s own making: sent again, it does nothing more';
comment on column rollover.created is 'how many activities it made';
comment on column rollover.there is 'how many of those asked for were there already';

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
create index search_newest_titles on search_entry (found_kind, ((- id))) where ((reach = any (array['OPEN'::reach, 'LIMITED'::reach])) and (title_words is not null));
create index search_open_words on search_entry using gin (words) with (gin_pending_list_limit='256') where (reach = 'OPEN'::reach);
create index search_private_words on search_entry using gin (words) with (gin_pending_list_limit='256') where (reach = any (array['LIMITED'::reach, 'HIDDEN'::reach]));
create index search_root on search_entry (root_id);
create trigger words_of_changed after update on search_entry referencing new table as come for each statement execute function keep_title_words();
create trigger words_of_new after insert on search_entry referencing new table as come for each statement execute function keep_title_words();
comment on column search_entry.found_id is 'what it is found as: itself, or what it hangs on';
comment on column search_entry.reach is 'who may know of it without holding its root; null for what is removed. LIMITED: of its title alone';
comment on column search_entry.title is 'null for a comment, and for an activity with the title of its series';
comment on column search_entry.text is 'what people wrote below its title';

create table search_word (
  word text not null,
  constraint search_word_pkey primary key (word)
);
create index search_word_letters on search_word using gin (word gin_trgm_ops);

create table sector (
  id bigint default nextval('meta_id'::regclass) not null,
  title_nn text not null,
  title_nb text not null,
  title_en text not null,
  constraint sector_pkey primary key (id)
);
create unique index sector_title on sector (lower(title_nn));

create table session (
  id bigint generated always as identity not null,
  person_id bigint not null,
  user_agent text,
  started_at timestamp with time zone default now() not null,
  last_used timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  constraint session_pkey primary key (id),
  constraint session_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index session_any_person on session (person_id);
create index session_last_used on session (last_used);
create index session_person on session (person_id, last_used desc) where (revoked_at is null);
create trigger session_ends after update of revoked_at on session for each row when (old.revoked_at is null and new.revoked_at is not null) execute function session_ends();

create table share_link (
  uri text not null,
  calendar_id bigint,
  created_by bigint not null,
  date_created timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint share_link_pkey primary key (uri),
  constraint share_link_uri_check check (uri ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text and length(uri) >= 3 and length(uri) <= 80),
  constraint shared_is_of_a_calendar check (calendar_id is not null or released_at is not null),
  constraint share_link_calendar_id_fkey foreign key (calendar_id) references calendar(id) on delete set null,
  constraint share_link_created_by_fkey foreign key (created_by) references person(id)
);
create index share_link_calendar on share_link (calendar_id, released_at);
create index share_link_created_by on share_link (created_by);
create index share_link_made on share_link (date_created desc, uri) where (released_at is null);
create unique index share_link_one_a_calendar on share_link (calendar_id) where (released_at is null);
comment on column share_link.calendar_id is 'null where the year wheel was deleted for good while its uri was still kept';
comment on column share_link.released_at is 'when the link died; the uri is kept for its year wheel for 90 days from then. Null while it lives';

create table sign_in_failure (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  constraint sign_in_failure_pkey primary key (id)
);
create index sign_in_failure_at on sign_in_failure (at);

create table sign_in_lock (
  address_hash bytea not null,
  failures integer default 0 not null,
  locked_until timestamp with time zone,
  last_try timestamp with time zone not null,
  constraint sign_in_lock_pkey primary key (address_hash)
);
create index sign_in_lock_last_try on sign_in_lock (last_try);

create table subject (
  id bigint default nextval('meta_id'::regclass) not null,
  kind subject_kind not null,
  title text not null,
  status status default 'PUBLISHED'::status not null,
  is_private boolean default false not null,
  visibility visibility default 'PUBLIC'::visibility not null,
  parent_id bigint,
  root_id bigint not null,
  removed_with bigint,
  created_by bigint not null,
  organization_id bigint not null,
  version integer default 1 not null,
  date_created timestamp with time zone default now() not null,
  last_updated timestamp with time zone default now() not null,
  reach reach generated always as (
case
    when parent_id is not null or removed_with is not null then null::reach
    when status <> all (array['PUBLISHED'::status, 'ARCHIVED'::status]) then 'HIDDEN'::reach
    when not is_private then 'OPEN'::reach
    when visibility = 'PUBLIC'::visibility then 'LIMITED'::reach
    else 'HIDDEN'::reach
end) stored,
  next_deadline date,
  facets text[] default '{}'::text[] not null,
  constraint subject_pkey primary key (id),
  constraint obsolete_is_removed check ((status = 'OBSOLETE'::status) = (not removed_with is distinct from id)),
  constraint root_has_no_parent check ((parent_id is null) = (root_id = id)),
  constraint subject_created_by_fkey foreign key (created_by) references person(id),
  constraint subject_organization_id_fkey foreign key (organization_id) references organization(id),
  constraint subject_parent_id_fkey foreign key (parent_id) references subject(id) on delete cascade,
  constraint subject_removed_with_fkey foreign key (removed_with) references subject(id) on delete cascade,
  constraint subject_root_id_fkey foreign key (root_id) references subject(id) on delete cascade
);
create index action_value_changed on subject (last_updated) where ((kind = 'ACTION_VALUE'::subject_kind) and (status = 'PUBLISHED'::status) and (removed_with is null));
create index discussion_in_topic on subject (parent_id, last_updated desc, id desc) where ((kind = 'DISCUSSION'::subject_kind) and (parent_id is not null) and (removed_with is null));
create index subject_created_by on subject (created_by, kind, reach, status);
create index subject_hidden_facets on subject using gin (facets) where (reach = 'HIDDEN'::reach);
create index subject_hidden_words on subject using gin (name_words(title)) where (reach = 'HIDDEN'::reach);
create index subject_known_facets on subject using gin (facets) where (reach = any (array['OPEN'::reach, 'LIMITED'::reach]));
create index subject_known_words on subject using gin (name_words(title)) where (reach = any (array['OPEN'::reach, 'LIMITED'::reach]));
create index subject_list_changed on subject (kind, reach, status, last_updated desc, id desc) where (reach is not null);
create index subject_list_deadline on subject (kind, reach, status, next_deadline, id) where (reach is not null);
create index subject_list_last_deadline on subject (kind, reach, status, next_deadline desc nulls last, id desc) where (reach is not null);
create index subject_list_limited on subject (kind, status, id desc) where (reach = 'LIMITED'::reach);
create index subject_list_title on subject (kind, reach, status, title collate "nb-NO-x-icu", id) where (reach is not null);
create index subject_next_deadline on subject (next_deadline) where (next_deadline is not null);
create index subject_organization on subject (organization_id, kind, reach, status);
create index subject_parent on subject (parent_id) where (parent_id is not null);
create index subject_private on subject (id) include (kind, reach, status, last_updated, next_deadline, title) where (reach = any (array['LIMITED'::reach, 'HIDDEN'::reach]));
create index subject_removed on subject (removed_with) where (removed_with is not null);
create index subject_root on subject (root_id, kind);
create index subject_trash on subject (kind, last_updated) where (status = 'OBSOLETE'::status);
create index subject_trash_of_all on subject (last_updated desc, id desc) where ((status = 'OBSOLETE'::status) and (parent_id is not null));
create index subject_trash_of_root on subject (root_id, last_updated desc, id desc) where ((status = 'OBSOLETE'::status) and (parent_id is not null));
create trigger answers_removed after update on subject referencing old table as gone new table as come for each statement execute function discussion_answers_removed();
create trigger count_changed after update on subject referencing old table as gone new table as come for each statement execute function count_subjects();
create trigger count_gone after delete on subject referencing old table as gone for each statement execute function count_subjects();
create trigger count_new after insert on subject referencing new table as come for each statement execute function count_subjects();
create constraint trigger keep_grant_of_cases after update of title, next_deadline, status, removed_with on subject deferrable initially deferred for each row when (new.kind = 'ACTION_VALUE'::subject_kind) execute function keep_grant_of_cases();
create trigger searched_changed after update on subject referencing old table as gone new table as come for each statement execute function search_changed_subjects();
create trigger searched_new after insert on subject referencing new table as come for each statement execute function search_new_subjects();
create trigger share_link_dies after update of is_private, status, removed_with on subject for each row when (new.kind = 'CALENDAR'::subject_kind and (new.is_private or new.status <> 'PUBLISHED'::status or new.removed_with is not null)) execute function share_link_dies();
comment on column subject.is_private is 'read at the root alone';
comment on column subject.visibility is 'read at the root alone, and only while it is private';
comment on column subject.root_id is 'where its access is read: itself, or what it hangs on at whatever depth';
comment on column subject.removed_with is 'whose removal made it absent: its own, that of something it hangs on, or that of an activity it went together with';
comment on column subject.reach is 'who may know of it without holding it; null for parts and for what is removed';
comment on column subject.next_deadline is 'of a year wheel: of its published activities that are not ticked, of a grant: the next day by which people apply; from today in Oslo, kept by every change of them and by a job each night';
comment on column subject.facets is 'of a year wheel, a topic or a grant: category:CATEGORY, and kostra:ID of each group of its service areas; of a grant type:TYPE, source:ID and sector:ID too';

create table subject_count (
  kind subject_kind not null,
  reach reach not null,
  status status not null,
  facet text not null,
  slot smallint not null,
  count bigint not null,
  constraint subject_count_pkey primary key (kind, reach, status, facet, slot)
);

create table subject_kostra (
  subject_id bigint not null,
  function_id bigint not null,
  constraint subject_kostra_pkey primary key (subject_id, function_id),
  constraint subject_kostra_function_id_fkey foreign key (function_id) references kostra_function(id),
  constraint subject_kostra_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index subject_kostra_function on subject_kostra (function_id, subject_id);
create trigger facets_of_added after insert on subject_kostra referencing new table as changed for each statement execute function facets_of_kostra_changed();
create trigger facets_of_taken after delete on subject_kostra referencing old table as changed for each statement execute function facets_of_kostra_changed();

create table subject_tag (
  subject_id bigint not null,
  tag_id bigint not null,
  spelling text not null,
  date_created timestamp with time zone default now() not null,
  respelled_at timestamp with time zone,
  constraint subject_tag_pkey primary key (subject_id, tag_id),
  constraint subject_tag_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade,
  constraint subject_tag_tag_id_fkey foreign key (tag_id) references tag(id) on delete cascade
);
create index subject_tag_tag on subject_tag (tag_id, subject_id);
comment on column subject_tag.spelling is 'the title as whoever tagged this thing wrote it';
comment on column subject_tag.date_created is 'that of the event that it came with; a tag that stays through a change keeps it';
comment on column subject_tag.respelled_at is 'when the tag was last renamed or merged into another; null if it never was';

create table tag (
  id bigint default nextval('meta_id'::regclass) not null,
  title text not null,
  color text not null,
  constraint tag_pkey primary key (id),
  constraint tag_color_check check (color ~ '^#[0-9a-f]{6}$'::text)
);
create unique index tag_title on tag (fold_text(title));
create index tag_words on tag using gin (fold_text(title) gin_trgm_ops);
comment on column tag.title is 'as it was first written anywhere, perhaps on a hidden thing: shown to nobody, only compared';

create table tag_follow (
  person_id bigint not null,
  tag_id bigint not null,
  spelling text not null,
  date_created timestamp with time zone default now() not null,
  constraint tag_follow_pkey primary key (person_id, tag_id),
  constraint tag_follow_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint tag_follow_tag_id_fkey foreign key (tag_id) references tag(id) on delete cascade
);
create index tag_follow_tag on tag_follow (tag_id, person_id);
comment on table tag_follow is 'who is told of new things with a tag; whether they may read the thing is asked when they are told';
comment on column tag_follow.spelling is 'the title as this person wrote it, for as long as no thing that they may read has it';

create table todo (
  id bigint not null,
  instance_id bigint not null,
  "position" integer not null,
  is_done boolean default false not null,
  from_template boolean default false not null,
  description text,
  description_text text,
  note text,
  note_text text,
  constraint todo_pkey primary key (id),
  constraint todo_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint todo_instance_id_fkey foreign key (instance_id) references event_instance(id) on delete cascade
);
create index todo_instance on todo (instance_id, "position", id);
create trigger searched after update of description_text, note_text on todo for each row execute function keep_search_text('description_text', 'note_text');
create trigger searched_new after insert on todo referencing new table as come for each statement execute function keep_new_search_texts('description_text', 'note_text');

create table topic (
  id bigint not null,
  category topic_category not null,
  description text not null,
  description_text text not null,
  constraint topic_pkey primary key (id),
  constraint topic_id_fkey foreign key (id) references subject(id) on delete cascade
);
create trigger facets_of_changed after update on topic referencing new table as changed for each statement execute function facets_changed();
create trigger facets_of_new after insert on topic referencing new table as changed for each statement execute function facets_changed();
create trigger searched after update of description_text on topic for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on topic referencing new table as come for each statement execute function keep_new_search_texts('description_text');
comment on column topic.description is 'rich text as a JSON string; the words of it stand beside it';

create table topic_visit (
  topic_id bigint not null,
  person_id bigint not null,
  at timestamp with time zone not null,
  constraint topic_visit_pkey primary key (topic_id, person_id),
  constraint topic_visit_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint topic_visit_topic_id_fkey foreign key (topic_id) references topic(id) on delete cascade
);
create index topic_visit_person on topic_visit (person_id);

create table used_captcha (
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint used_captcha_pkey primary key (challenge)
);
create index used_captcha_expires on used_captcha (expires_at);

create table user_file (
  id bigint not null,
  key uuid not null,
  content_type text not null,
  size integer not null,
  has_small boolean not null,
  description text,
  description_text text,
  constraint user_file_pkey primary key (id),
  constraint user_file_size_check check (size >= 1 and size <= 20000000),
  constraint user_file_id_fkey foreign key (id) references subject(id) on delete cascade
);
create index user_file_key on user_file (key);
create trigger searched after update of description_text on user_file for each row execute function keep_search_text('description_text');
create trigger searched_new after insert on user_file referencing new table as come for each statement execute function keep_new_search_texts('description_text');
create trigger user_file_discarded after delete on user_file for each row execute function discard_shared_file();
comment on column user_file.key is 'the name of its bytes in the storage; that of the small picture ends with .small';
comment on column user_file.has_small is 'whether a small picture of it lies beside it';

create table written_up_to (
  person_id bigint not null,
  "position" bigint not null,
  constraint written_up_to_pkey primary key (person_id),
  constraint written_up_to_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);

create view active_person as
 select p.id,
    p.organization_id,
    p.is_admin,
        case
            when o.is_subscribed or o.trial_ends > now() then o.permissions
            else '{}'::permission[]
        end as permissions
   from person p
     join organization o on o.id = p.organization_id
  where p.user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status]);

create view searched_subject as
 select s.id,
    s.kind,
    f.id as found_id,
    f.kind as found_kind,
    s.root_id,
        case
            when s.kind <> 'COMMENT'::subject_kind and (s.kind <> 'EVENT_INSTANCE'::subject_kind or s.title <> above.title) then s.title
            else null::text
        end as title,
    s.parent_id
   from subject s
     left join subject above on above.id = s.parent_id
     left join subject higher on higher.id = above.parent_id
     left join subject highest on highest.id = higher.parent_id
     join subject f on f.id =
        case
            when is_found_itself(s.kind) then s.id
            when is_found_itself(above.kind) then above.id
            when is_found_itself(higher.kind) then higher.id
            else highest.id
        end;
