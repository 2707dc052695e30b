-- Files that hang on things. Each is a subject, its name the title; its bytes lie in the storage, under a random key.
create table user_file (
  id bigint primary key references subject on delete cascade,
  key uuid not null unique,
  content_type text not null,
  size integer not null check (size between 1 and 20000000),
  has_small boolean not null,
  description text,
  description_text text
);
comment on column user_file.key is 'the name of its bytes in the storage; that of the small picture ends with .small';
comment on column user_file.has_small is 'whether a small picture of it lies beside it';

-- Bytes of files that were deleted for good: a job deletes them from the storage as well.
create table discarded_file (
  key uuid primary key,
  at timestamptz not null default now()
);

create function discard_file() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.key) on conflict do nothing;
  return old;
end $$;
create trigger user_file_discarded after delete on user_file for each row execute function discard_file();
