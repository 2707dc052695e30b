-- The copy of everything of theirs that a person asks for: one at a time, made by a job, kept for a week.
create table my_data (
  person_id bigint primary key references person on delete cascade,
  key uuid not null unique default gen_random_uuid(),
  state copy_state not null default 'WAITING',
  done integer not null default 0,
  of integer not null default 0,
  size bigint,
  tries integer not null default 0,
  fault text,
  asked_at timestamptz not null,
  ready_at timestamptz,
  constraint only_the_done_is_ready check ((state = 'DONE') = (ready_at is not null and size is not null))
);
comment on table my_data is 'a copy of all that is of one person; forgotten with its bytes 7 days after it was ready';
comment on column my_data.key is 'the name of its bytes in the storage';
comment on column my_data.done is 'how many of its parts are in it; written while it is made';
comment on column my_data.of is 'how many parts it has; 0 until it is begun';
comment on column my_data.size is 'bytes';
comment on column my_data.tries is 'how often it broke off; the third time it is FAILED';
comment on column my_data.fault is 'the id under which the log has why it broke off';
create index my_data_waiting on my_data (asked_at) where state = 'WAITING';

-- Its bytes go as those of deleted files do: when it is forgotten, asked for anew, or its person is deleted.
create function discard_my_data() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.key) on conflict do nothing;
  return old;
end $$;
create trigger my_data_replaced after update of key on my_data for each row
  when (old.key is distinct from new.key) execute function discard_my_data();
create trigger my_data_deleted after delete on my_data for each row execute function discard_my_data();
