-- A file that a job has made is fetched later: what is on it may have become somebody else's secret meanwhile.
alter table paper_file add column shows bigint[] not null default '{}';
comment on column paper_file.shows is 'ids of the activities that are on it, and of its year wheel; whoever may not read one of them any more does not get the file';
