-- Somebody who changes organization in the same moment as that joins or leaves a group of organizations acts for neither too many nor
-- too few: the one waits for the other. The person's side locks as its foreign key does, so that people of one organization don't wait for each other.
create or replace function person_acts() returns trigger language plpgsql as $$
begin
  perform from organization where id in (new.organization_id, old.organization_id) order by id for key share;
  if tg_op = 'UPDATE' then
    delete from acts_as where person_id = new.id and principal_id in (
      select old.organization_id union all
      select organization_group_id from organization_group_member where organization_id = old.organization_id);
  end if;
  insert into acts_as select new.id, new.id union select new.id, new.organization_id union
    select new.id, organization_group_id from organization_group_member where organization_id = new.organization_id
    on conflict do nothing;
  return null;
end $$;

create or replace function organization_group_member_acts() returns trigger language plpgsql as $$
begin
  perform from organization where id = coalesce(new.organization_id, old.organization_id) for update;
  if tg_op = 'DELETE' then
    delete from acts_as using person p
      where p.id = acts_as.person_id and p.organization_id = old.organization_id and principal_id = old.organization_group_id;
  else
    insert into acts_as select id, new.organization_group_id from person where organization_id = new.organization_id;
  end if;
  return null;
end $$;
