-- Every process hears of a sign-in that ends, when that commits, and closes what it has open: revoked, or its person no longer active.
create function session_ends() returns trigger language plpgsql as $$
begin
  perform pg_notify('samspel_sign_in_ended', new.id::text);
  return null;
end $$;
create trigger session_ends after update of revoked_at on session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function session_ends();

create function person_leaves() returns trigger language plpgsql as $$
begin
  perform pg_notify('samspel_sign_in_ended', id::text) from session where person_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger person_leaves after update of user_status on person for each row
  when (old.user_status in ('ACTIVATED', 'NEED_INFO') and new.user_status not in ('ACTIVATED', 'NEED_INFO')) execute function person_leaves();
