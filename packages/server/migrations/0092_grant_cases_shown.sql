-- Other municipalities see that one has applied for a grant only where it has said so.
alter table grant_case add column is_shown boolean not null default false;
comment on column grant_case.is_shown is 'other municipalities may see that this one has applied, and nothing more of the case';
create index grant_case_shown on grant_case (grant_id) where is_shown;
