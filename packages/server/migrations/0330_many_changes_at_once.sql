-- What a change of many subjects changes of each is found without a join of the rows before and after: its plan, kept from a change of one, compared
-- each row with each, a million times for a thousand.

create or replace function search_changed_subjects() returns trigger language plpgsql as $$
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

create or replace function discussion_answers_removed() returns trigger language plpgsql as $$
declare
  answered bigint[] := array(select distinct parent_id from (
    select id, parent_id, removed_with is null from come where kind = 'COMMENT' except select id, parent_id, removed_with is null from gone) changed);
begin
  if answered <> '{}' then perform keep_discussion_facets(answered); end if;
  return null;
end $$;
