-- What was carried into another year: which activity of the year before each one comes from, and which rollover made it.
create table rollover (
  reference uuid primary key,
  person_id bigint not null references person on delete cascade,
  year integer not null,
  created integer not null default 0,
  there integer not null default 0,
  made_at timestamptz not null,
  undone_at timestamptz
);
comment on table rollover is 'a carrying of activities into another year, by a person, as one step';
comment on column rollover.reference is 'of the person''s own making: sent again, it does nothing more';
comment on column rollover.created is 'how many activities it made';
comment on column rollover.there is 'how many of those asked for were there already';
create index rollover_person on rollover (person_id);
alter table event_instance add column rolled_from bigint references event_instance on delete set null;
alter table event_instance add column rolled_with uuid references rollover on delete set null;
comment on column event_instance.rolled_from is 'the activity of an earlier year that it was carried over from';
comment on column event_instance.rolled_with is 'the rollover that made it, which undoing takes back';
create index event_instance_rolled_from on event_instance (rolled_from) where rolled_from is not null;
create index event_instance_rolled_with on event_instance (rolled_with) where rolled_with is not null;

-- A file that is carried over shares its bytes with the one that it comes from: they are discarded with the last of them.
alter table user_file drop constraint user_file_key_key;
create index user_file_key on user_file (key);
create function discard_shared_file() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) select old.key where not exists (select from user_file where key = old.key) on conflict do nothing;
  return old;
end $$;
drop trigger user_file_discarded on user_file;
create trigger user_file_discarded after delete on user_file for each row execute function discard_shared_file();
