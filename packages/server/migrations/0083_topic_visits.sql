-- When somebody last opened a topic: it tells them what is new since.
create table topic_visit (
  topic_id bigint not null references topic on delete cascade,
  person_id bigint not null references person on delete cascade,
  at timestamptz not null,
  primary key (topic_id, person_id)
);
create index topic_visit_person on topic_visit (person_id);
