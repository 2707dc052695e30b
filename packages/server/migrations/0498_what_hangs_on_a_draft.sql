-- A comment, a file and an item of a checklist are drafts as long as what they are on is one, however far up: also a file on a reply on an activity.

-- Whether what a thing of a kind hangs on is published, as far up as that counts for the kind. Above an activity and a question only the root counts.
create function hangs_on_published(kind subject_kind, parent_id bigint) returns boolean language plpgsql stable parallel safe as $$
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
end $$;

-- A root is found as lists show it, by its own `reach`; what hangs on it by everybody only if the root is open. Of
-- what hangs on a series only its activities say whether it is a draft.
create or replace function search_reach(subject_id bigint) returns reach language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
end $$;

-- Of some things, what hangs on them, down to the files of replies, and the series of activities among them.
create or replace function keep_search_reach(ids bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update search_entry e set reach = fresh.reach
  from (
    select near.id, search_reach(near.id) as reach from (
      select s.id from subject s where s.id = any (ids) or s.parent_id = any (ids) or s.root_id = any (ids)
      union select below.id from subject s join subject below on below.parent_id = s.id where s.parent_id = any (ids)
      union select lowest.id from subject s join subject below on below.parent_id = s.id join subject lowest on lowest.parent_id = below.id where s.parent_id = any (ids)
      union select s.parent_id from subject s where s.id = any (ids) and s.kind = 'EVENT_INSTANCE') near) fresh
  where e.id = fresh.id and e.reach is distinct from fresh.reach;
end $$;

select keep_search_reach(array(
  select id from subject where removed_with is null and parent_id is not null and status not in ('PUBLISHED', 'ARCHIVED')
  union select series.id from subject s join subject series on series.id = s.parent_id where s.removed_with is null and s.kind in ('COMMENT', 'USERFILE') and series.kind = 'EVENT'));
