-- From when on a copy has activities (product/sharing#copies-and-forks).
create type copy_from as enum ('TODAY', 'THIS_YEAR', 'NEXT_YEAR');
alter table calendar_copy add column copies_from copy_from not null default 'THIS_YEAR';
comment on column calendar_copy.copies_from is 'from when on the copy has activities';
