-- Links for everyone to what a deactivated person owns go on for 30 days, then rest until somebody takes over.
alter table person add column deactivated_at timestamptz;
comment on column person.deactivated_at is 'kept by a trigger; null while the person is not deactivated';
update person set deactivated_at = coalesce(left_at, now()) where user_status = 'DEACTIVATED';

create function note_deactivation() returns trigger language plpgsql as $$
begin
  new.deactivated_at := case when new.user_status = 'DEACTIVATED' then coalesce(new.deactivated_at, now()) end;
  return new;
end $$;
create trigger person_note_deactivation before insert or update of user_status on person
  for each row execute function note_deactivation();

-- A picture is found by the key in its address.
create index person_picture on person (picture) where picture is not null;
create index organization_image on organization (image) where image is not null;
