-- The active people of an organization by name, as its page lists them.
create index person_of_organization on person (organization_id, name collate "nb-NO-x-icu", id) where user_status in ('ACTIVATED', 'NEED_INFO');
