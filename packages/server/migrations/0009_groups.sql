-- A group is changed by a form, of which the second to save hears that it is late (decision 36).
alter table person_group add column version integer not null default 1;
