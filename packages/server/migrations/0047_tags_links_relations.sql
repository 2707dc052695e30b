-- Tags are found by any part of their words, and followed. Things have links to other places, and relations to each other.
create extension if not exists pg_trgm;
create index tag_words on tag using gin (lower(title) gin_trgm_ops);

alter table subject_tag add column date_created timestamptz not null default now();
comment on column subject_tag.date_created is 'that of the event that it came with; a tag that stays through a change keeps it';

create table tag_follow (
  person_id bigint not null references person on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  spelling text not null,
  date_created timestamptz not null default now(),
  primary key (person_id, tag_id)
);
comment on table tag_follow is 'who is told of new things with a tag; whether they may read the thing is asked when they are told';
comment on column tag_follow.spelling is 'the title as this person wrote it, for as long as no thing that they may read has it';
create index tag_follow_tag on tag_follow (tag_id, person_id);

create table link (
  id bigint primary key default nextval('meta_id'),
  subject_id bigint not null references subject on delete cascade,
  label text not null,
  href text not null,
  version integer not null default 1,
  created_by bigint not null references person,
  date_created timestamptz not null default now(),
  removed_at timestamptz
);
comment on column link.href is 'http or https, checked when it was written';
comment on column link.removed_at is 'it can be brought back for 30 days; then a job deletes it';
create index link_subject on link (subject_id, id);
create index link_removed on link (removed_at) where removed_at is not null;
create index link_created_by on link (created_by);

-- Relations are mutual: each is one row, of the lower number and the higher one.
create table relation (
  one_id bigint not null references subject on delete cascade,
  other_id bigint not null references subject on delete cascade,
  created_by bigint references person on delete set null,
  date_created timestamptz not null default now(),
  primary key (one_id, other_id),
  constraint relation_in_order check (one_id < other_id)
);
create index relation_other on relation (other_id, one_id);
create index relation_created_by on relation (created_by) where created_by is not null;
