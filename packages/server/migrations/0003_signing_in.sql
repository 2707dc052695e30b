-- Who somebody is: PINs, passwords, accounts of providers, sessions and their tokens, and the limits that guard them.

create table address_proof (
  person_id bigint not null,
  email text not null,
  hash bytea not null,
  expires_at timestamp with time zone not null,
  tries integer default 0 not null,
  constraint address_proof_pkey primary key (person_id, email),
  constraint address_proof_email_check check (email = lower(email)),
  constraint address_proof_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table address_proof is 'addresses that people have asked to add, and not yet proven';
comment on column address_proof.hash is 'of the PIN, keyed, and bound to person and address';
comment on column address_proof.tries is 'wrong PINs; the last allowed one deletes the row';

-- Browsers in which somebody has signed in, each with a count of wrong PINs of its own: a stranger's guesses, which lock the address,
-- do not lock the person out of them. Both ends are kept as hashes.
create table known_browser (
  mark_hash bytea not null,
  address_hash bytea not null,
  failures integer default 0 not null,
  locked_until timestamp with time zone,
  last_used timestamp with time zone not null,
  constraint known_browser_pkey primary key (mark_hash, address_hash)
);
create index known_browser_last_used on known_browser (last_used);

-- Who came back, until the page trades the ticket in its address for tokens.
create table oidc_ticket (
  hash bytea not null,
  browser_hash bytea not null,
  email text,
  name text,
  organizations bigint[] not null,
  expires_at timestamp with time zone not null,
  provider text not null,
  account text not null,
  is_proven boolean not null,
  constraint oidc_ticket_pkey primary key (hash),
  constraint oidc_ticket_email_check check (email = lower(email))
);
create index oidc_ticket_expires on oidc_ticket (expires_at);
comment on column oidc_ticket.organizations is 'to which the account may belong; the person chooses where they are several; empty if its tenant names none and it is tied already';
comment on column oidc_ticket.is_proven is 'the provider has verified the address; otherwise a PIN that is mailed there does';

-- Passwords, for admins and for people who were invited: bodies without municipal mail.
create table password (
  person_id bigint not null,
  hash text not null,
  set_at timestamp with time zone not null,
  constraint password_pkey primary key (person_id),
  constraint password_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table password is 'passwords of those who chose one; everybody else signs in by a mailed PIN';
comment on column password.hash is 'argon2id in the PHC string format, with its costs and its salt';

-- The one PIN of a person that counts; a newer one takes its place, and using it removes it.
create table pin (
  person_id bigint not null,
  hash bytea not null,
  expires_at timestamp with time zone not null,
  -- A PIN that was used is known until it runs out: who sends it again, such as by a double click, guesses nothing.
  spent_at timestamp with time zone,
  constraint pin_pkey primary key (person_id),
  constraint pin_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on column pin.hash is 'keyed, and bound to the person';

-- Whose an account of the provider is. Its address may be changed there; the account stays the same.
create table provider_account (
  provider text not null,
  account text not null,
  person_id bigint not null,
  tied_at timestamp with time zone default now() not null,
  constraint provider_account_pkey primary key (provider, account),
  constraint provider_account_person_id_provider_key unique (person_id, provider),
  constraint provider_account_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table provider_account is 'tied at the first sign-in, by an address that the provider has verified or by a mailed PIN';
comment on column provider_account.provider is 'the tenant, or else the issuer';
comment on column provider_account.account is 'its object id in the tenant, or else its subject at the issuer';

-- A session is one sign-in on one device: a family of refresh tokens of which only the newest is good, and their access tokens.
-- Tokens are 256 random bits and stand here as SHA-256 alone.
create table session (
  id bigint generated always as identity not null,
  person_id bigint not null,
  user_agent text,
  started_at timestamp with time zone default now() not null,
  last_used timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  constraint session_pkey primary key (id),
  constraint session_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index session_last_used on session (last_used);
create index session_person on session (person_id, last_used desc) where (revoked_at is null);

create table access_token (
  hash bytea not null,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint access_token_pkey primary key (hash),
  constraint access_token_session_id_fkey foreign key (session_id) references session(id) on delete cascade
);
create index access_token_expires on access_token (expires_at);
create index access_token_session on access_token (session_id);

create table live_ticket (
  hash bytea not null,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint live_ticket_pkey primary key (hash),
  constraint live_ticket_session_id_fkey foreign key (session_id) references session(id) on delete cascade
);
create index live_ticket_expires on live_ticket (expires_at);
create index live_ticket_session on live_ticket (session_id);

create table refresh_token (
  hash bytea not null,
  session_id bigint not null,
  issued_at timestamp with time zone default now() not null,
  rotated_at timestamp with time zone,
  constraint refresh_token_pkey primary key (hash),
  constraint refresh_token_session_id_fkey foreign key (session_id) references session(id) on delete cascade
);
create index refresh_token_issued on refresh_token (issued_at);
create index refresh_token_session on refresh_token (session_id);
comment on column refresh_token.rotated_at is 'when it, or a sibling from the seconds of grace, was traded for a new one; used after that, it ends the session';

-- Wrong PINs of everybody together.
create table sign_in_failure (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  constraint sign_in_failure_pkey primary key (id)
);
create index sign_in_failure_at on sign_in_failure (at);

-- Wrong PINs in a row, by address, known or not: what nobody has is locked like what somebody has.
create table sign_in_lock (
  address_hash bytea not null,
  failures integer default 0 not null,
  locked_until timestamp with time zone,
  last_try timestamp with time zone not null,
  constraint sign_in_lock_pkey primary key (address_hash)
);
create index sign_in_lock_last_try on sign_in_lock (last_try);

-- Captchas that were answered: each is good once.
create table used_captcha (
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint used_captcha_pkey primary key (challenge)
);
create index used_captcha_expires on used_captcha (expires_at);

-- Every process hears of a sign-in that ends, when that commits, and closes what it has open: revoked, or its person no longer active.
create function session_ends() returns trigger language plpgsql as $$
begin
  perform pg_notify('samspel_sign_in_ended', new.id::text);
  return null;
end $$;

create trigger session_ends after update of revoked_at on session for each row when (old.revoked_at is null and new.revoked_at is not null) execute function session_ends();
