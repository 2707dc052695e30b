-- The activities that people have made of answers in the forum, each in a year wheel of theirs.
create table answer_activity (
  activity_id bigint primary key references event_instance on delete cascade,
  answer_id bigint not null references comment on delete cascade
);
create index answer_activity_answer on answer_activity (answer_id, activity_id);
