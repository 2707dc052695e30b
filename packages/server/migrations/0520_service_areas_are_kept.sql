-- The service areas change with a new version of Samspel, or by hand. Every process keeps what it has read of them, until it hears that they change.
create function kept_rows_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('samspel_kept_rows', '');
  return null;
end $$;

create trigger groups_are_forgotten after insert or update or delete or truncate on kostra_group for each statement execute function kept_rows_changed();
create trigger functions_are_forgotten after insert or update or delete or truncate on kostra_function for each statement execute function kept_rows_changed();
