-- A person who never confirmed, and a case of a grant that has left the trash, are deleted. Without an index each such deletion reads all of these tables.
create index domain_event_by_person on domain_event (by_person) where by_person is not null;
create index event_instance_any_assigned_by on event_instance (assigned_by) where assigned_by is not null;
create index event_instance_any_responsible on event_instance (responsible_id) where responsible_id is not null;
create index grant_case_file_any_case on grant_case_file (case_id);
create index revision_changed_by on revision (changed_by);
create index session_any_person on session (person_id);
