-- Mail waits here, written in the transaction that wants it sent; whichever process claims it sends it and forgets its words.
create table mail_outbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  body text,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  next_try timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
comment on column mail_outbox.expires_at is 'it is worthless after this moment, and not sent any more';
create index mail_outbox_waiting on mail_outbox (next_try) where sent_at is null and given_up_at is null;
create index mail_outbox_created on mail_outbox (created_at);
