-- The forum: questions that people ask, whose answers are comments. One hangs on nothing, and is the public forum's, or on a topic, whose access it has.
create table discussion (
  id bigint primary key references subject on delete cascade,
  body text not null,
  body_text text not null,
  accepted_id bigint references comment on delete set null,
  views integer not null default 0
);
comment on column discussion.accepted_id is 'the answer that the asker or an admin accepted; it counts only as long as it is not removed';
comment on column discussion.views is 'the rows of discussion_visit, its author''s aside';
create index discussion_accepted on discussion (accepted_id) where accepted_id is not null;
create trigger searched after insert or update of body_text on discussion for each row execute function keep_search_text('body_text');

-- Who opened a discussion on which day in Oslo: it counts the views, and tells a person what is new since they were there.
create table discussion_visit (
  discussion_id bigint not null references discussion on delete cascade,
  person_id bigint not null references person on delete cascade,
  day date not null,
  at timestamptz not null,
  primary key (discussion_id, person_id, day)
);
comment on column discussion_visit.at is 'the last time on that day';
create index discussion_visit_person on discussion_visit (person_id);

-- Lists of one topic's discussions.
create index discussion_in_topic on subject (parent_id, last_updated desc, id desc) where kind = 'DISCUSSION' and parent_id is not null and removed_with is null;

-- What the forum is narrowed by: answers:NONE while nobody has said anything, answers:UNACCEPTED while no answer is accepted.
create function keep_discussion_facets(ids bigint[]) returns void language sql
begin atomic
  update subject s set facets = fresh.facets
  from (
    select d.id, array_remove(array[
      case when not exists (select from comment c join subject said on said.id = c.id where c.on_id = d.id and said.removed_with is null)
        then 'answers:NONE' end,
      case when not exists (select from subject accepted where accepted.id = d.accepted_id and accepted.removed_with is null)
        then 'answers:UNACCEPTED' end], null) as facets
    from discussion d where d.id = any (ids)) fresh
  where s.id = fresh.id and s.removed_with is null and s.facets <> fresh.facets;
end;

create function discussion_changed() returns trigger language plpgsql as $$
begin
  perform keep_discussion_facets(array(select id from changed));
  return null;
end $$;
create trigger facets_of_new after insert on discussion referencing new table as changed for each statement execute function discussion_changed();
create trigger facets_of_changed after update on discussion referencing new table as changed for each statement execute function discussion_changed();

-- A discussion was last updated when somebody last said something there, too.
create function discussion_answered() returns trigger language plpgsql as $$
declare
  answered bigint[] := array(select s.id from subject s where s.kind = 'DISCUSSION' and s.id in (select on_id from come) order by s.id);
begin
  if answered <> '{}' then
    update subject set last_updated = now() where id = any (answered);
    perform keep_discussion_facets(answered);
  end if;
  return null;
end $$;
create trigger answered after insert on comment referencing new table as come for each statement execute function discussion_answered();

create function discussion_answers_removed() returns trigger language plpgsql as $$
declare
  answered bigint[] := array(
    select distinct come.parent_id from come join gone using (id)
    where come.kind = 'COMMENT' and (come.removed_with is null) <> (gone.removed_with is null));
begin
  if answered <> '{}' then perform keep_discussion_facets(answered); end if;
  return null;
end $$;
create trigger answers_removed after update on subject referencing old table as gone new table as come for each statement execute function discussion_answers_removed();
