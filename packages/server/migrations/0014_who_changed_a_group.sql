-- Who comes second with a form of a group hears who came first (decision 36).
alter table person_group add column changed_by bigint references person;
alter table organization_group add column changed_by bigint references person;
comment on column person_group.changed_by is 'Who changed its title or members last; null while it is as it was made.';
comment on column organization_group.changed_by is 'Who changed its title or members last; null while it is as it was made.';
create index person_group_changed_by on person_group (changed_by);
create index organization_group_changed_by on organization_group (changed_by);
