-- A notification of a deadline that was moved says what it was and what it is.
alter table notification add column day_from date, add column day_to date;
comment on column notification.day_from is 'of a deadline that was moved: what it was; null of all other notifications';
comment on column notification.day_to is 'what it was moved to';
