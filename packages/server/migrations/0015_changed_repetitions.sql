-- Undoing a changed repetition brings back the very activities that it took, and takes away those that it brought in (decision 27).
alter table removal add column is_change boolean not null default false;
alter table removal add constraint change_of_a_series check (not is_change or series_id is not null);
comment on table removal is 'what went together, and comes back together';
comment on column removal.is_change is 'a changed repetition took them: they lie in no trash, and undoing that change brings them back';
comment on column removal.id is 'the activity or series that was pointed at, or the first that a changed repetition took: `removed_with` of all that went; when, is its `last_updated`';

alter table event_instance add column series_version integer;
comment on column event_instance.series_version is 'the version of its series that brought it in, anew or back; null where it came with the series, or with a new year';
