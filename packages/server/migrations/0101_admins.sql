-- An organization may have admins of its own, for its people and groups. Who comes to another organization is no admin there.
alter table person add column is_organization_admin boolean not null default false;
alter table person add column invited_at timestamptz;
comment on column person.invited_at is 'when an admin last invited them; null for who signed up by themselves. Who is invited confirms the address by signing in';

create function person_changes_organization() returns trigger language plpgsql as $$
begin
  new.is_organization_admin := false;
  return new;
end $$;
create trigger person_changes_organization before update of organization_id on person for each row
  when (old.organization_id is distinct from new.organization_id) execute function person_changes_organization();

-- People as admins list them: of one organization, of one standing, or admins; found by the beginning of an address too.
create index person_of_any_standing on person (organization_id, name collate "nb-NO-x-icu", id);
drop index person_organization;
create index person_standing on person (user_status, name collate "nb-NO-x-icu", id);
create index person_admins on person (name collate "nb-NO-x-icu", id) where is_admin or is_organization_admin;
create index person_email_begins on person (email text_pattern_ops);

-- An organization is changed by a form, of which the second to save hears that it is late (decision 36).
alter table organization add column version integer not null default 1;

create index audit_entry_deed on audit_entry (deed, at);
create index mail_outbox_given_up on mail_outbox (given_up_at) where given_up_at is not null;
