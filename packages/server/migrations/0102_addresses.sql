-- Other addresses of a person, each proven by a PIN mailed to it, that sign in as the main one does.
comment on table alternate_email is 'other proven addresses of a person, who signs in by any of them; an address is one person''s alone';
create table address_proof (
  person_id bigint not null references person on delete cascade,
  email text not null check (email = lower(email)),
  hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  primary key (person_id, email)
);
comment on table address_proof is 'addresses that people have asked to add, and not yet proven';
comment on column address_proof.hash is 'of the PIN, keyed, and bound to person and address';
comment on column address_proof.tries is 'wrong PINs; the last allowed one deletes the row';

-- Nobody's main address is another's alternate one. Adding an alternate waits for whoever is signing up, and they for it.
create function alternate_is_nobodys_main() returns trigger language plpgsql as $$
begin
  lock table person in share row exclusive mode;
  if exists (select from person where email = new.email) then
    raise unique_violation using message = 'the address is the main one of somebody', constraint = 'alternate_is_nobodys_main';
  end if;
  return new;
end $$;
create trigger alternate_is_nobodys_main before insert or update of email on alternate_email for each row execute function alternate_is_nobodys_main();
create function main_is_nobodys_alternate() returns trigger language plpgsql as $$
begin
  if exists (select from alternate_email where email = new.email) then
    raise unique_violation using message = 'the address is an alternate one of somebody', constraint = 'main_is_nobodys_alternate';
  end if;
  return new;
end $$;
create trigger main_is_nobodys_alternate before insert or update of email on person for each row execute function main_is_nobodys_alternate();
