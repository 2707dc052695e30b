-- Tasks before a deadline that a municipality's case has put into a year wheel. Only those who read the wheel know of them.
create table grant_case_plan (
  id bigint primary key default nextval('meta_id'),
  case_id bigint not null references grant_case on delete cascade,
  calendar_id bigint not null references calendar on delete cascade,
  type deadline_type not null,
  deadline_id bigint,
  deadline date not null,
  previous_deadline date,
  unique (case_id, type, calendar_id)
);
comment on column grant_case_plan.deadline_id is 'the deadline of the grant that it follows, which a save of the grant writes anew under the same id; null for a day of their own';
comment on column grant_case_plan.deadline is 'the day that the tasks are placed by';
comment on column grant_case_plan.previous_deadline is 'what it was before the last change, for undo; null while the plan is as it was made';
create index grant_case_plan_calendar on grant_case_plan (calendar_id);

create table grant_case_task (
  id bigint primary key default nextval('meta_id'),
  plan_id bigint not null references grant_case_plan on delete cascade,
  activity_id bigint references event_instance on delete set null,
  title text not null,
  days_before integer not null,
  day date not null,
  previous_day date
);
comment on column grant_case_task.activity_id is 'null when it has been deleted for good';
comment on column grant_case_task.day is 'where the plan put it; an activity elsewhere was moved by hand';
comment on column grant_case_task.previous_day is 'where it was before the last change of the plan, for undo; null where that change left it';
create index grant_case_task_plan on grant_case_task (plan_id, days_before desc, id);
create index grant_case_task_activity on grant_case_task (activity_id) where activity_id is not null;
