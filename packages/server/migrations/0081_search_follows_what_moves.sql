-- What moves to another root, as a discussion does from the forum to a topic, is found by the access of that.
create or replace function search_changed_subjects() returns trigger language plpgsql as $$
declare
  renamed bigint[] := array(select id from come join gone using (id) where come.title <> gone.title and come.kind <> 'COMMENT');
  moved bigint[] := array(select id from come join gone using (id)
    where (come.status, come.is_private, come.visibility, come.removed_with) is distinct from (gone.status, gone.is_private, gone.visibility, gone.removed_with));
  rooted bigint[] := array(select id from come join gone using (id) where come.root_id <> gone.root_id);
begin
  if renamed <> '{}' then perform keep_search_titles(renamed); end if;
  if moved <> '{}' then perform keep_search_reach(moved); end if;
  if rooted <> '{}' then
    update search_entry e set root_id = s.root_id, reach = search_reach(s.id) from subject s where s.id = e.id and e.id = any (rooted);
  end if;
  return null;
end $$;
