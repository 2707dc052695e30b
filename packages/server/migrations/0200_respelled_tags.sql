-- A feed writes the tags of a series into each of its activities, and must say when these last became others.
alter table subject_tag add column respelled_at timestamptz;
comment on column subject_tag.respelled_at is 'when the tag was last renamed or merged into another; null if it never was';
