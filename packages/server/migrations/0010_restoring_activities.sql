-- What one removal of activities took, so that it can be brought back as a whole for 30 days (decision 23).
create table removal (
  id bigint primary key references subject on delete cascade,
  status status not null,
  removed_by bigint not null references person,
  series_id bigint references event on delete cascade,
  series_version integer,
  constraint version_of_a_series check ((series_id is null) = (series_version is null))
);
comment on table removal is 'what a changed repetition took away is none: undoing the change brings its days back';
comment on column removal.id is 'the activity or series that was pointed at: `removed_with` of all that went; when, is its `last_updated`';
comment on column removal.status is 'that it had, and gets back';
comment on column removal.series_id is 'the series that stays without them; null where a whole series went';
comment on column removal.series_version is 'the version of the series that the removal made; what that replaced is what it gets back';
create unique index removal_series on removal (series_id, series_version) where series_id is not null;
create index removal_removed_by on removal (removed_by);

-- The trash of activities: of a few year wheels, or, for admins, of all.
create index subject_trash_of_root on subject (root_id, last_updated desc, id desc) where status = 'OBSOLETE' and parent_id is not null;
create index subject_trash_of_all on subject (last_updated desc, id desc) where status = 'OBSOLETE' and parent_id is not null;

comment on column subject.removed_with is 'whose removal made it absent: its own, that of something it hangs on, or that of an activity it went together with';

-- The days of a series' activities may move by themselves between two versions of the series; that is no change of the later one.
alter table revision add column replaced jsonb;
comment on column revision.replaced is 'the body that this version replaced, where that is not the body of the version before';
