-- What was removed is deleted for good after 30 days (decision 23).
create index subject_trash on subject (kind, last_updated) where status = 'OBSOLETE';

-- What an admin did stays written down when the thing is gone.
alter table audit_entry drop constraint audit_entry_subject_id_fkey;
