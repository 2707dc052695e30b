-- Who gets a year as a PDF by mail on the first of each month: of a year wheel, or their own year.
create table paper_mail (
  id bigint primary key generated always as identity,
  person_id bigint not null references person on delete cascade,
  calendar_id bigint references calendar on delete cascade,
  paper text not null,
  orientation text not null,
  what text[] not null,
  next_on date not null,
  unique nulls not distinct (person_id, calendar_id)
);
comment on column paper_mail.calendar_id is 'null for the person''s own year';
comment on column paper_mail.next_on is 'the first of a month; that it may still be read is asked when it is sent';
create index paper_mail_calendar on paper_mail (calendar_id) where calendar_id is not null;
create index paper_mail_next on paper_mail (next_on);
