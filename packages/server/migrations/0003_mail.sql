-- Mail waits here, written in the transaction that wants it sent; a job sends it and forgets its words.
create table mail_outbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  body text,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  next_try timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index mail_outbox_waiting on mail_outbox (next_try) where sent_at is null;
