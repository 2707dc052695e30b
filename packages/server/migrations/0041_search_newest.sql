-- The newest of what everybody may know of. By the id alone PostgreSQL would rather walk the key of the table, past all that is hidden.
drop index search_newest;
create index search_newest on search_entry (found_kind, (-id)) where reach in ('OPEN', 'LIMITED');
