-- Signing in by mailed PIN, what holds guessing and flooding back, and what a person says of themselves.

-- The one PIN of a person that counts; a newer one takes its place, and using it removes it (decision 12).
create table pin (
  person_id bigint primary key references person on delete cascade,
  hash bytea not null,
  expires_at timestamptz not null
);
comment on column pin.hash is 'keyed, and bound to the person';

-- Wrong PINs in a row, by address, known or not: what nobody has is locked like what somebody has.
create table sign_in_lock (
  address_hash bytea primary key,
  failures integer not null default 0,
  locked_until timestamptz,
  last_try timestamptz not null
);
create index sign_in_lock_last_try on sign_in_lock (last_try);

-- Wrong PINs of everybody together.
create table sign_in_failure (
  id bigint generated always as identity primary key,
  at timestamptz not null
);
create index sign_in_failure_at on sign_in_failure (at);

-- Captchas that were answered: each is good once.
create table used_captcha (
  challenge text primary key,
  expires_at timestamptz not null
);
create index used_captcha_expires on used_captcha (expires_at);

-- How often something was done by or to somebody in a window of time, whichever process did it.
create table rate_limit (
  key bytea primary key,
  count integer not null,
  window_ends timestamptz not null
);
create index rate_limit_window_ends on rate_limit (window_ends);

create table alternate_email (
  email text primary key check (email = lower(email)),
  person_id bigint not null references person on delete cascade
);
comment on table alternate_email is 'other addresses of a person; nobody signs in by them';
create index alternate_email_person on alternate_email (person_id);

-- The municipal service areas that a person follows.
create table person_kostra (
  person_id bigint not null references person on delete cascade,
  function_id bigint not null references kostra_function on delete cascade,
  primary key (person_id, function_id)
);
create index person_kostra_function on person_kostra (function_id);

-- The words of a name as a text vector, small letters and no signs, so that the beginning of any word finds it.
create function name_words(name text) returns tsvector language sql immutable strict parallel safe
return array_to_tsvector(array_remove(string_to_array(
  regexp_replace(lower(name collate "nb-NO-x-icu"), '[^[:alnum:]]+', ' ', 'g'), ' '), ''));

create index person_name_words on person using gin (name_words(name));
create index organization_name_words on organization using gin (name_words(name));
create index person_group_title_words on person_group using gin (name_words(title));
create index organization_group_title_words on organization_group using gin (name_words(title));
