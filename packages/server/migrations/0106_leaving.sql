-- People who delete their account: a month in which they may regret it, then what is personal goes and what they made stays.
alter table person add column leaves_at timestamptz, add column leaves_to bigint references person on delete set null, add column left_at timestamptz,
  add constraint who_left_is_nobody check (left_at is null or (leaves_at is null and leaves_to is null and user_status = 'DEACTIVATED')),
  add constraint who_takes_over_is_another check (leaves_to <> id);
comment on column person.leaves_at is 'when their account is deleted, as they asked for; null where they did not, or regretted it';
comment on column person.leaves_to is 'who takes over then; null for nobody';
comment on column person.left_at is 'when their account was deleted: the row is nobody''s, and stays as the author of what they made';
create index person_leaves_at on person (leaves_at) where leaves_at is not null;
create index person_leaves_to on person (leaves_to) where leaves_to is not null;
