-- Organizations, their people, and everybody else who can be given access.
-- One sequence numbers everything that a person can point at or share with, so that an id names one thing whatever its kind.
create sequence meta_id;

create type user_status as enum ('PENDING', 'ACTIVATED', 'DEACTIVATED', 'NEED_INFO');
create type organization_kind as enum ('MUNICIPALITY', 'COUNTY', 'OTHER');
create type permission as enum ('CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE');
create type locale as enum ('nn', 'nb', 'en');

create table organization (
  id bigint primary key default nextval('meta_id'),
  kind organization_kind not null,
  name text not null,
  number text not null unique,
  url text,
  image text,
  permissions permission[] not null default '{}',
  is_subscribed boolean not null default false,
  trial_ends timestamptz,
  date_created timestamptz not null default now()
);
create index organization_name on organization (name collate "nb-NO-x-icu", id);
comment on column organization.number is 'organization number, or the kommunenummer where it is missing';

create table organization_domain (
  domain text not null check (domain = lower(domain)),
  organization_id bigint not null references organization on delete cascade,
  primary key (domain, organization_id)
);
create index organization_domain_organization on organization_domain (organization_id);

create table person (
  id bigint primary key default nextval('meta_id'),
  hash text not null unique,
  email text not null unique check (email = lower(email)),
  name text not null,
  job_title text,
  department text,
  description text,
  phone_number text,
  picture text,
  language locale not null default 'nn',
  organization_id bigint not null references organization,
  user_status user_status not null default 'PENDING',
  is_admin boolean not null default false,
  calendar_code text not null unique,
  settings jsonb not null default '{}',
  date_created timestamptz not null default now()
);
create index person_organization on person (organization_id);
create index person_name on person (name collate "nb-NO-x-icu", id);

create table person_group (
  id bigint primary key default nextval('meta_id'),
  title text not null,
  created_by bigint not null references person,
  date_created timestamptz not null default now(),
  last_updated timestamptz not null default now()
);
create index person_group_created_by on person_group (created_by);

create table person_group_member (
  group_id bigint not null references person_group on delete cascade,
  person_id bigint not null references person on delete cascade,
  primary key (group_id, person_id)
);
create index person_group_member_person on person_group_member (person_id, group_id);

create table organization_group (
  id bigint primary key default nextval('meta_id'),
  title text not null,
  created_by bigint not null references person,
  last_updated timestamptz not null default now()
);
create index organization_group_created_by on organization_group (created_by);

create table organization_group_member (
  organization_group_id bigint not null references organization_group on delete cascade,
  organization_id bigint not null references organization on delete cascade,
  primary key (organization_group_id, organization_id)
);
create index organization_group_member_organization on organization_group_member (organization_id, organization_group_id);

-- Who counts as somebody: a person that is neither pending nor deactivated, with what the organization may use today.
create view active_person as
select p.id, p.organization_id, p.is_admin,
       case when o.is_subscribed or o.trial_ends > now() then o.permissions else '{}' end as permissions
from person p join organization o on o.id = p.organization_id
where p.user_status in ('ACTIVATED', 'NEED_INFO');

-- In whose name a person acts: their own, their organization's, that of each of their groups, and of each group of organizations.
-- Kept by the triggers below and written by nothing else: a join that every access condition makes is worth computing once.
create table acts_as (
  person_id bigint not null references person on delete cascade,
  principal_id bigint not null,
  primary key (person_id, principal_id)
);
create index acts_as_principal on acts_as (principal_id, person_id);

create function person_acts() returns trigger language plpgsql as $$
begin
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
create trigger person_acts after insert or update of organization_id on person for each row execute function person_acts();

create function group_member_acts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from acts_as where person_id = old.person_id and principal_id = old.group_id;
  else
    insert into acts_as values (new.person_id, new.group_id);
  end if;
  return null;
end $$;
create trigger group_member_acts after insert or delete on person_group_member for each row execute function group_member_acts();

create function organization_group_member_acts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from acts_as using person p
      where p.id = acts_as.person_id and p.organization_id = old.organization_id and principal_id = old.organization_group_id;
  else
    insert into acts_as select id, new.organization_group_id from person where organization_id = new.organization_id;
  end if;
  return null;
end $$;
create trigger organization_group_member_acts after insert or delete on organization_group_member
  for each row execute function organization_group_member_acts();

create function membership_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a membership is made and removed, never moved';
end $$;
create trigger group_membership_stays before update on person_group_member for each row execute function membership_stays();
create trigger organization_membership_stays before update on organization_group_member for each row execute function membership_stays();

create table kostra_group (
  id bigint primary key default nextval('meta_id'),
  kid text not null unique,
  identifier text not null unique,
  title_nn text not null,
  title_nb text not null,
  title_en text not null
);

create table kostra_function (
  id bigint primary key default nextval('meta_id'),
  kid text not null unique,
  group_id bigint not null references kostra_group,
  title_nn text not null,
  title_nb text not null,
  title_en text not null
);
create index kostra_function_group on kostra_function (group_id);

-- Values that the installation makes once and keeps, such as its secret key and the version of its reference data.
create table installation (
  name text primary key,
  value text not null
);
