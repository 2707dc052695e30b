-- The outbox is searched by whom a mail is for.
create index mail_outbox_address on mail_outbox (lower(to_address) text_pattern_ops, created_at);
