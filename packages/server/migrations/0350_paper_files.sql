-- Files for paper that took longer to make than somebody waits for an answer. A job makes them; they are their owner's alone and live for an hour.
create table paper_file (
  reference uuid primary key default gen_random_uuid(),
  person_id bigint not null references person on delete cascade,
  name text not null,
  order_made jsonb,
  contents bytea,
  asked_at timestamptz not null,
  failed_at timestamptz,
  constraint waiting_or_made check (order_made is null or contents is null)
);
comment on column paper_file.name is 'the name of the file, with its extension';
comment on column paper_file.order_made is 'what is to be drawn, as it was read with its owner''s rights when they asked; null once it is drawn';
comment on column paper_file.failed_at is 'when it was given up';
create index paper_file_person on paper_file (person_id);
create index paper_file_waiting on paper_file (asked_at) where order_made is not null and failed_at is null;
create index paper_file_asked on paper_file (asked_at);
