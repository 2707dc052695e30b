-- Everything that can be followed, clapped, commented, related, shared or searched, and who may do what with it.
create type subject_kind as enum ('TOPIC', 'DISCUSSION', 'ACTION_VALUE', 'CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'TASK', 'COMMENT', 'USERFILE');
create type status as enum ('DRAFT', 'TO_APPROVAL', 'PUBLISHED', 'OBSOLETE', 'ARCHIVED');
create type visibility as enum ('PUBLIC', 'PRIVATE');
create type access_level as enum ('READ', 'WRITE', 'OWNER');

create table subject (
  id bigint primary key default nextval('meta_id'),
  kind subject_kind not null,
  title text not null,
  status status not null default 'PUBLISHED',
  is_private boolean not null default false,
  visibility visibility not null default 'PUBLIC',
  parent_id bigint references subject on delete cascade,
  root_id bigint not null references subject on delete cascade,
  removed_with bigint references subject on delete cascade,
  created_by bigint not null references person,
  organization_id bigint not null references organization,
  version integer not null default 1,
  date_created timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  constraint root_has_no_parent check ((parent_id is null) = (root_id = id)),
  constraint obsolete_is_removed check ((status = 'OBSOLETE') = (removed_with is not distinct from id))
);
comment on column subject.root_id is 'where its access is read: itself, or what it hangs on at whatever depth';
comment on column subject.removed_with is 'whose removal made it absent: its own, or that of something it hangs on';
comment on column subject.is_private is 'read at the root alone';
comment on column subject.visibility is 'read at the root alone, and only while it is private';

create index subject_by_last_updated on subject (kind, last_updated desc, id desc) include (root_id, status, is_private, visibility) where removed_with is null;
create index subject_by_title on subject (kind, title collate "nb-NO-x-icu", id) where removed_with is null;
create index subject_parent on subject (parent_id) where parent_id is not null;
create index subject_root on subject (root_id, kind);
create index subject_created_by on subject (created_by, kind);
create index subject_organization on subject (organization_id, kind, last_updated desc);
create index subject_removed on subject (removed_with) where removed_with is not null;

-- Ids come from one sequence, so the grantee's id alone says who it is, whatever the kind.
create table access_entry (
  root_id bigint not null references subject on delete cascade,
  person_id bigint references person on delete cascade,
  group_id bigint references person_group on delete cascade,
  organization_id bigint references organization on delete cascade,
  organization_group_id bigint references organization_group on delete cascade,
  principal_id bigint not null generated always as (coalesce(person_id, group_id, organization_id, organization_group_id)) stored,
  level access_level not null,
  primary key (root_id, principal_id),
  constraint one_grantee check (num_nonnulls(person_id, group_id, organization_id, organization_group_id) = 1),
  constraint owner_is_a_person check (level <> 'OWNER' or person_id is not null)
);
create unique index access_entry_one_owner on access_entry (root_id) where level = 'OWNER';
create index access_entry_principal on access_entry (principal_id, root_id) include (level);
create index access_entry_person on access_entry (person_id) where person_id is not null;
create index access_entry_group on access_entry (group_id) where group_id is not null;
create index access_entry_organization on access_entry (organization_id) where organization_id is not null;
create index access_entry_organization_group on access_entry (organization_group_id) where organization_group_id is not null;

-- Which permission of an organization a kind asks for; none means that being signed in is enough.
create function permission_for(kind subject_kind) returns permission language sql immutable parallel safe
return case kind
  when 'TOPIC' then 'TOPIC'::permission
  when 'DISCUSSION' then 'DISCUSSION'::permission
  when 'ACTION_VALUE' then 'ACTION_VALUE'::permission
  when 'CALENDAR' then 'CALENDAR'::permission
end;

-- Earlier bodies of a subject: one row a version that was replaced or made.
create table revision (
  id bigint generated always as identity primary key,
  subject_id bigint not null references subject on delete cascade,
  version integer not null,
  body jsonb not null,
  changed_by bigint not null references person,
  changed_at timestamptz not null default now(),
  unique (subject_id, version)
);

create table follow (
  subject_id bigint not null references subject on delete cascade,
  person_id bigint not null references person on delete cascade,
  date_created timestamptz not null default now(),
  primary key (subject_id, person_id)
);
create index follow_person on follow (person_id, date_created desc);

create table clap (
  subject_id bigint not null references subject on delete cascade,
  person_id bigint not null references person on delete cascade,
  date_created timestamptz not null default now(),
  primary key (subject_id, person_id)
);
create index clap_person on clap (person_id);

-- What happened, written in the transaction that made it happen; live frames and notifications are made of it.
create table domain_event (
  id bigint generated always as identity primary key,
  name text not null,
  subject_id bigint references subject on delete cascade,
  by_person bigint references person on delete set null,
  client text,
  at timestamptz not null default now()
);
create index domain_event_subject on domain_event (subject_id, id);
create index domain_event_at on domain_event (at);

-- What an admin read or changed without any access of their own (decision 18).
create table audit_entry (
  id bigint generated always as identity primary key,
  person_id bigint not null references person,
  subject_id bigint not null references subject on delete cascade,
  deed text not null,
  at timestamptz not null default now()
);
create index audit_entry_subject on audit_entry (subject_id, at);
create index audit_entry_person on audit_entry (person_id, at);
