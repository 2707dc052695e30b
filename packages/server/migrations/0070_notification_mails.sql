-- Mails of notifications. Their words are written when they are sent, of what the person may read and has not read by then; the outbox keeps whose
-- they are and which notifications they tell of.
alter table mail_outbox
  alter column to_address drop not null,
  alter column subject drop not null,
  add column writer text,
  add column about jsonb,
  add constraint mail_outbox_words check ((writer is null) = (subject is not null));
comment on column mail_outbox.to_address is 'null once a mail that was written when it was sent has left, or never will';
comment on column mail_outbox.writer is 'who writes its words when it is sent; null where they are kept here';
comment on column mail_outbox.about is 'what its writer needs; forgotten with the words';

alter table notification add column mail_due timestamptz, add column mailed_at timestamptz;
comment on column notification.mail_due is 'when a mail is to tell of it; null where none is';
comment on column notification.mailed_at is 'when the mail that tells of it was last put in the outbox';
create index notification_mail_due on notification (mail_due) where mail_due is not null;
create index notification_mail_person on notification (person_id) where mail_due is not null;
create index notification_mailed on notification (person_id, mailed_at) where mailed_at is not null;
