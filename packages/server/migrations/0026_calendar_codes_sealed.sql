-- The code in a person's calendar links opens all that they may read: it is kept sealed with a key of the installation, and found by a keyed hash.
create table calendar_code (
  person_id bigint primary key references person on delete cascade,
  hash bytea not null unique,
  sealed bytea not null,
  made_at timestamptz not null
);
comment on table calendar_code is 'made when the person first asks for their links; a renewed one takes the place of the old, whose links then lead nowhere';
comment on column calendar_code.hash is 'keyed, of the code in a link';
comment on column calendar_code.sealed is 'the code for its person to read: nonce, tag and AES-256-GCM of it, bound to the person';

alter table person alter column calendar_code drop not null;
comment on column person.calendar_code is 'in the clear, of before codes were sealed: the next start seals it, and empties this';
