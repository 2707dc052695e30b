-- Passwords, for admins and for people who were invited: bodies without municipal mail.
create table password (
  person_id bigint primary key references person on delete cascade,
  hash text not null,
  set_at timestamptz not null
);
comment on table password is 'passwords of those who chose one; everybody else signs in by a mailed PIN';
comment on column password.hash is 'argon2id in the PHC string format, with its costs and its salt';
