-- Topics, and the forum: discussions, answers and polls.

create type topic_category as enum ('TOPIC', 'SUBJECT_GROUP', 'PROJECT');

-- The activities that people have made of answers in the forum, each in a year wheel of theirs.
create table answer_activity (
  activity_id bigint not null,
  answer_id bigint not null,
  constraint answer_activity_pkey primary key (activity_id),
  constraint answer_activity_activity_id_fkey foreign key (activity_id) references event_instance(id) on delete cascade,
  constraint answer_activity_answer_id_fkey foreign key (answer_id) references comment(id) on delete cascade
);
create index answer_activity_answer on answer_activity (answer_id, activity_id);

-- The forum: questions that people ask, whose answers are comments. One hangs on nothing, and is the public forum's, or on a topic, whose access it has.
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
comment on column discussion.accepted_id is 'the answer that the asker or an admin accepted; it counts only as long as it is not removed';
comment on column discussion.views is 'the rows of discussion_visit, its author''s aside';

-- Who opened a discussion on which day in Oslo: it counts the views, and tells a person what is new since they were there.
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

-- What an action answered to a call that carried a key, so that the same call under the same key is not done twice (product/wire#sending-once).
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

-- A poll on a discussion: what to choose from, and what each person chose.
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
  -- The votes of an open poll are counted several together, so that a count that grows by one tells nobody who has just voted.
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

create table topic (
  id bigint not null,
  category topic_category not null,
  description text not null,
  description_text text not null,
  constraint topic_pkey primary key (id),
  constraint topic_id_fkey foreign key (id) references subject(id) on delete cascade
);
comment on column topic.description is 'rich text as a JSON string; the words of it stand beside it';

-- When somebody last opened a topic: it tells them what is new since.
create table topic_visit (
  topic_id bigint not null,
  person_id bigint not null,
  at timestamp with time zone not null,
  constraint topic_visit_pkey primary key (topic_id, person_id),
  constraint topic_visit_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint topic_visit_topic_id_fkey foreign key (topic_id) references topic(id) on delete cascade
);
create index topic_visit_person on topic_visit (person_id);

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

create function discussion_answers_removed() returns trigger language plpgsql as $$
declare
  answered bigint[] := array(select distinct parent_id from (
    select id, parent_id, removed_with is null from come where kind = 'COMMENT' except select id, parent_id, removed_with is null from gone) changed);
begin
  if answered <> '{}' then perform keep_discussion_facets(answered); end if;
  return null;
end $$;

create function discussion_changed() returns trigger language plpgsql as $$
begin
  perform keep_discussion_facets(array(select id from changed));
  return null;
end $$;

create trigger answered after insert on comment referencing new table as come for each statement execute function discussion_answered();

create trigger facets_of_changed after update on discussion referencing new table as changed for each statement execute function discussion_changed();
create trigger facets_of_new after insert on discussion referencing new table as changed for each statement execute function discussion_changed();

create trigger answers_removed after update on subject referencing old table as gone new table as come for each statement execute function discussion_answers_removed();
