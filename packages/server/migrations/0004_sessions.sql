-- A session is one sign-in on one device: a family of refresh tokens of which only the newest is good, and their access tokens.
-- Tokens are 256 random bits and stand here as SHA-256 alone (decision 13).
create table session (
  id bigint generated always as identity primary key,
  person_id bigint not null references person on delete cascade,
  user_agent text,
  started_at timestamptz not null default now(),
  last_used timestamptz not null default now(),
  revoked_at timestamptz
);
create index session_person on session (person_id, last_used desc) where revoked_at is null;
create index session_last_used on session (last_used);

create table refresh_token (
  hash bytea primary key,
  session_id bigint not null references session on delete cascade,
  issued_at timestamptz not null default now(),
  rotated_at timestamptz
);
comment on column refresh_token.rotated_at is 'when it, or a sibling from the seconds of grace, was traded for a new one; used after that, it ends the session';
create index refresh_token_session on refresh_token (session_id);
create index refresh_token_issued on refresh_token (issued_at);

create table access_token (
  hash bytea primary key,
  session_id bigint not null references session on delete cascade,
  expires_at timestamptz not null
);
create index access_token_session on access_token (session_id);
create index access_token_expires on access_token (expires_at);

create table live_ticket (
  hash bytea primary key,
  session_id bigint not null references session on delete cascade,
  expires_at timestamptz not null
);
create index live_ticket_session on live_ticket (session_id);
create index live_ticket_expires on live_ticket (expires_at);
