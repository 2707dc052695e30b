-- Browsers in which somebody has signed in, each with a count of wrong PINs of its own: a stranger's guesses, which lock the address,
-- do not lock the person out of them. Both ends are kept as hashes.
create table known_browser (
  mark_hash bytea not null,
  address_hash bytea not null,
  failures integer not null default 0,
  locked_until timestamptz,
  last_used timestamptz not null,
  primary key (mark_hash, address_hash)
);
create index known_browser_last_used on known_browser (last_used);

-- A PIN that was used is known until it runs out: who sends it again, such as by a double click, guesses nothing.
alter table pin add column spent_at timestamptz;
