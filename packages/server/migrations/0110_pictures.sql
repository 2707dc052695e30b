-- Pictures of people and images of organizations: drawn anew, square, under a random key in the storage. Nothing was ever written to either column.
alter table person alter column picture type uuid using null;
alter table organization alter column image type uuid using null;
comment on column person.picture is 'the name of its bytes in the storage, which ends with .picture';
comment on column organization.image is 'the name of its bytes in the storage, which ends with .picture';

-- One that is replaced or removed, or whose owner is deleted, goes from the storage as deleted files do.
create function discard_picture() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.picture) on conflict do nothing;
  return old;
end $$;
create function discard_image() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.image) on conflict do nothing;
  return old;
end $$;
create trigger person_picture_replaced after update of picture on person for each row
  when (old.picture is not null and old.picture is distinct from new.picture) execute function discard_picture();
create trigger person_picture_deleted after delete on person for each row
  when (old.picture is not null) execute function discard_picture();
create trigger organization_image_replaced after update of image on organization for each row
  when (old.image is not null and old.image is distinct from new.image) execute function discard_image();
create trigger organization_image_deleted after delete on organization for each row
  when (old.image is not null) execute function discard_image();
