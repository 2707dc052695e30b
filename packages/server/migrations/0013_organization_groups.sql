-- A group of organizations is changed by a form too, of which the second admin to save hears that it is late (decision 36).
alter table organization_group add column version integer not null default 1;
create index organization_group_title on organization_group (title collate "nb-NO-x-icu", id);
