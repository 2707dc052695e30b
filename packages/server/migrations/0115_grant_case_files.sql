-- Files of a municipality's case on a grant. They are no subjects: nobody but the municipality may know of them, and nothing hangs on them.
create table grant_case_file (
  id bigint primary key default nextval('meta_id'),
  case_id bigint not null references grant_case on delete cascade,
  key uuid not null unique,
  name text not null,
  content_type text not null,
  size integer not null check (size between 1 and 20000000),
  added_by bigint not null references person,
  added_at timestamptz not null,
  removed_at timestamptz
);
comment on column grant_case_file.key is 'the name of its bytes in the storage';
comment on column grant_case_file.size is 'bytes';
comment on column grant_case_file.removed_at is 'null while it is there; 30 days later it is deleted for good';
create index grant_case_file_case on grant_case_file (case_id) where removed_at is null;
create index grant_case_file_person on grant_case_file (added_by);
create index grant_case_file_removed on grant_case_file (removed_at) where removed_at is not null;
create trigger grant_case_file_discarded after delete on grant_case_file for each row execute function discard_file();
