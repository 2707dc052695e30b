-- Signing in through an OpenID Connect provider, in two steps that are each good once, and only in the browser that began.

-- A way to the provider that has begun: what comes back is checked against it.
create table oidc_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  verifier bytea not null,
  nonce text not null,
  redirect text not null,
  is_teams boolean not null,
  expires_at timestamptz not null
);
comment on column oidc_attempt.verifier is 'of PKCE, sealed';
create index oidc_attempt_expires on oidc_attempt (expires_at);

-- Who came back, until the page trades the ticket in its address for tokens.
create table oidc_ticket (
  hash bytea primary key,
  browser_hash bytea not null,
  email text not null check (email = lower(email)),
  name text,
  organizations bigint[] not null,
  expires_at timestamptz not null
);
comment on column oidc_ticket.organizations is 'to which the account may belong; the person chooses where they are several';
create index oidc_ticket_expires on oidc_ticket (expires_at);
