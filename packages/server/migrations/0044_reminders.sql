-- Reminders: up to which day in Oslo all of them are told, and of each activity the reminder that was.
create table reminder_run (
  is_only boolean primary key default true check (is_only),
  day date not null
);
comment on table reminder_run is 'one row: a day that nobody was reminded of, since every machine slept, is made up for once';
insert into reminder_run (day) values ((now() at time zone 'Europe/Oslo')::date - 1);

alter table event_instance add column reminded_on date;
comment on column event_instance.reminded_on is 'the reminder date that people have been told of; another one is told anew';
create index event_instance_reminder on event_instance (reminder_date) where not is_done and reminder_date is not null;
