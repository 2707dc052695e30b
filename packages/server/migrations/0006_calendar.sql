-- Year wheels, their series, activities and checklists. Each is a subject; access is read at its root, the year wheel.
create type calendar_category as enum ('TOPIC', 'ORGANIZATION', 'PROJECT', 'GRANT');
create type reminder as enum ('NONE', 'SAME_DAY', 'ONE_DAY', 'TWO_DAYS', 'THREE_DAYS', 'ONE_WEEK', 'TWO_WEEK', 'FOUR_WEEKS');

create table calendar (
  id bigint primary key references subject on delete cascade,
  category calendar_category not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  description text,
  description_text text,
  next_deadline date
);
comment on column calendar.description is 'rich text as a JSON string, here and below; the words of it stand beside it';
comment on column calendar.next_deadline is 'of its published activities that are not ticked, from today in Oslo; kept by every change of them and by a job each night';
create index calendar_category on calendar (category, id);
create index calendar_next_deadline on calendar (next_deadline, id);
create index calendar_last_deadline on calendar (next_deadline desc nulls last, id desc);

create index subject_calendar_title_words on subject using gin (to_tsvector('simple', title)) where kind = 'CALENDAR' and removed_with is null;

create table calendar_kostra (
  calendar_id bigint not null references calendar on delete cascade,
  function_id bigint not null references kostra_function,
  primary key (calendar_id, function_id)
);
create index calendar_kostra_function on calendar_kostra (function_id, calendar_id);

-- A year wheel in a person's year view.
create table calendar_ring (
  id bigint primary key default nextval('meta_id'),
  person_id bigint not null references person on delete cascade,
  calendar_id bigint not null references calendar on delete cascade,
  position integer not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  unique (person_id, calendar_id)
);
create index calendar_ring_calendar on calendar_ring (calendar_id);

create table event (
  id bigint primary key references subject on delete cascade,
  calendar_id bigint not null references calendar on delete cascade,
  description text not null,
  description_text text not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  start_time text,
  end_time text,
  reminder reminder not null,
  responsible_id bigint references person,
  assigned_by bigint references person,
  repetition jsonb,
  start_repetition_date date,
  end_repetition_date date,
  todo_template text[] not null default '{}'
);
comment on column event.repetition is 'unit, interval, position and weekday as the domain has them; null for one activity, or several on chosen dates';
comment on column event.start_time is 'HH:MM in Oslo; null for whole days';
create index event_calendar on event (calendar_id);
create index event_responsible on event (responsible_id) where responsible_id is not null;
create index event_assigned_by on event (assigned_by) where assigned_by is not null;

create table event_instance (
  id bigint primary key references subject on delete cascade,
  event_id bigint not null references event on delete cascade,
  calendar_id bigint not null references calendar on delete cascade,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  reminder_date date,
  is_done boolean not null default false,
  responsible_id bigint references person,
  assigned_by bigint references person,
  description text,
  description_text text,
  note text,
  note_text text
);
comment on column event_instance.description is 'null while it is that of the series';
create index event_instance_days on event_instance (calendar_id, start_date, end_date, id);
create index event_instance_event on event_instance (event_id, start_date, id);
create index event_instance_open on event_instance (calendar_id, end_date) where not is_done;
create index event_instance_responsible on event_instance (responsible_id, end_date, id) where not is_done and responsible_id is not null;
create index event_instance_assigned_by on event_instance (assigned_by, end_date, id) where not is_done and responsible_id is not null;

-- An item on the checklist of an activity.
create table todo (
  id bigint primary key references subject on delete cascade,
  instance_id bigint not null references event_instance on delete cascade,
  position integer not null,
  is_done boolean not null default false,
  from_template boolean not null default false,
  description text,
  description_text text,
  note text,
  note_text text
);
create index todo_instance on todo (instance_id, position, id);

-- A person's own mark on an activity.
create table favourite (
  person_id bigint not null references person on delete cascade,
  subject_id bigint not null references subject on delete cascade,
  primary key (person_id, subject_id)
);
create index favourite_subject on favourite (subject_id);

create table tag (
  id bigint primary key default nextval('meta_id'),
  title text not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$')
);
create unique index tag_title on tag (lower(title));

create table subject_tag (
  subject_id bigint not null references subject on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  primary key (subject_id, tag_id)
);
create index subject_tag_tag on subject_tag (tag_id, subject_id);
