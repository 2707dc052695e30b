-- One log of what was done with rights: what admins read and changed without one of their own, sign-ins, locks, ended sessions, changes of access and
-- of owners. It is written and read, never changed; after two years a row may be deleted, and not before.
alter table audit_entry drop constraint audit_entry_person_id_fkey;
alter table audit_entry alter column person_id drop not null;
alter table audit_entry alter column subject_id drop not null;
alter table audit_entry add column about_person bigint;
alter table audit_entry add column detail jsonb not null default '{}';
comment on table audit_entry is 'append-only; who, whom and what are numbers that stay when those are gone';
comment on column audit_entry.person_id is 'who did it; null where nobody was signed in';
comment on column audit_entry.about_person is 'whom it was done to';
comment on column audit_entry.detail is 'ids, levels and hashes alone: no words that people wrote';
create index audit_entry_about on audit_entry (about_person, at) where about_person is not null;
create index audit_entry_at on audit_entry (at);

create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'the audit log is written, never changed';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry for each row execute function audit_stays();
create trigger audit_log_stays before truncate on audit_entry for each statement execute function audit_stays();
