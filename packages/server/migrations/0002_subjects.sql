-- What every thing has, whatever its kind: a subject with its privacy, who may see it, its history, comments, files, tags, links, relations and reactions.

create type access_level as enum ('READ', 'WRITE', 'OWNER');
create type reach as enum ('OPEN', 'LIMITED', 'HIDDEN');
create type status as enum ('DRAFT', 'TO_APPROVAL', 'PUBLISHED', 'OBSOLETE', 'ARCHIVED');
create type subject_kind as enum ('TOPIC', 'DISCUSSION', 'ACTION_VALUE', 'CALENDAR', 'EVENT', 'EVENT_INSTANCE', 'TASK', 'COMMENT', 'USERFILE');
create type visibility as enum ('PUBLIC', 'PRIVATE');

-- Bytes of files that were deleted for good: a job deletes them from the storage as well.
create table discarded_file (
  key uuid not null,
  at timestamp with time zone default now() not null,
  constraint discarded_file_pkey primary key (key)
);

create table subject (
  id bigint default nextval('meta_id'::regclass) not null,
  kind subject_kind not null,
  title text not null,
  status status default 'PUBLISHED'::status not null,
  is_private boolean default false not null,
  visibility visibility default 'PUBLIC'::visibility not null,
  parent_id bigint,
  root_id bigint not null,
  removed_with bigint,
  created_by bigint not null,
  organization_id bigint not null,
  version integer default 1 not null,
  date_created timestamp with time zone default now() not null,
  last_updated timestamp with time zone default now() not null,
  reach reach generated always as (
case
    when parent_id is not null or removed_with is not null then null::reach
    when status <> all (array['PUBLISHED'::status, 'ARCHIVED'::status]) then 'HIDDEN'::reach
    when not is_private then 'OPEN'::reach
    when visibility = 'PUBLIC'::visibility then 'LIMITED'::reach
    else 'HIDDEN'::reach
end) stored,
  next_deadline date,
  facets text[] default '{}'::text[] not null,
  constraint subject_pkey primary key (id),
  constraint obsolete_is_removed check ((status = 'OBSOLETE'::status) = (not removed_with is distinct from id)),
  constraint root_has_no_parent check ((parent_id is null) = (root_id = id)),
  constraint subject_created_by_fkey foreign key (created_by) references person(id),
  constraint subject_organization_id_fkey foreign key (organization_id) references organization(id),
  constraint subject_parent_id_fkey foreign key (parent_id) references subject(id) on delete cascade,
  constraint subject_removed_with_fkey foreign key (removed_with) references subject(id) on delete cascade,
  constraint subject_root_id_fkey foreign key (root_id) references subject(id) on delete cascade
);
create index action_value_changed on subject (last_updated) where ((kind = 'ACTION_VALUE'::subject_kind) and (status = 'PUBLISHED'::status) and (removed_with is null));
-- Lists of one topic's discussions.
create index discussion_in_topic on subject (parent_id, last_updated desc, id desc) where ((kind = 'DISCUSSION'::subject_kind) and (parent_id is not null) and (removed_with is null));
create index subject_created_by on subject (created_by, kind, reach, status);
create index subject_hidden_facets on subject using gin (facets) where (reach = 'HIDDEN'::reach);
create index subject_hidden_words on subject using gin (name_words(title)) where (reach = 'HIDDEN'::reach);
create index subject_known_facets on subject using gin (facets) where (reach = any (array['OPEN'::reach, 'LIMITED'::reach]));
-- The words of what everybody may know of, and apart from them those of what is hidden, which are asked for admins only.
create index subject_known_words on subject using gin (name_words(title)) where (reach = any (array['OPEN'::reach, 'LIMITED'::reach]));
create index subject_list_changed on subject (kind, reach, status, last_updated desc, id desc) where (reach is not null);
create index subject_list_deadline on subject (kind, reach, status, next_deadline, id) where (reach is not null);
create index subject_list_last_deadline on subject (kind, reach, status, next_deadline desc nulls last, id desc) where (reach is not null);
create index subject_list_limited on subject (kind, status, id desc) where (reach = 'LIMITED'::reach);
create index subject_list_title on subject (kind, reach, status, title collate "nb-NO-x-icu", id) where (reach is not null);
create index subject_next_deadline on subject (next_deadline) where (next_deadline is not null);
create index subject_organization on subject (organization_id, kind, reach, status);
create index subject_parent on subject (parent_id) where (parent_id is not null);
create index subject_private on subject (id) include (kind, reach, status, last_updated, next_deadline, title) where (reach = any (array['LIMITED'::reach, 'HIDDEN'::reach]));
create index subject_removed on subject (removed_with) where (removed_with is not null);
create index subject_root on subject (root_id, kind);
-- What was removed is deleted for good after 30 days.
create index subject_trash on subject (kind, last_updated) where (status = 'OBSOLETE'::status);
create index subject_trash_of_all on subject (last_updated desc, id desc) where ((status = 'OBSOLETE'::status) and (parent_id is not null));
-- The trash of activities: of a few year wheels, or, for admins, of all.
create index subject_trash_of_root on subject (root_id, last_updated desc, id desc) where ((status = 'OBSOLETE'::status) and (parent_id is not null));
comment on column subject.is_private is 'read at the root alone';
comment on column subject.visibility is 'read at the root alone, and only while it is private';
comment on column subject.root_id is 'where its access is read: itself, or what it hangs on at whatever depth';
comment on column subject.removed_with is 'whose removal made it absent: its own, that of something it hangs on, or that of an activity it went together with';
comment on column subject.reach is 'who may know of it without holding it; null for parts and for what is removed';
comment on column subject.next_deadline is 'of a year wheel: of its published activities that are not ticked, of a grant: the next day by which people apply; from today in Oslo, kept by every change of them and by a job each night';
comment on column subject.facets is 'of a year wheel, a topic or a grant: category:CATEGORY, and kostra:ID of each group of its service areas; of a grant type:TYPE, source:ID and sector:ID too';

-- Ids come from one sequence, so the grantee's id alone says who it is, whatever the kind.
create table access_entry (
  root_id bigint not null,
  person_id bigint,
  group_id bigint,
  organization_id bigint,
  organization_group_id bigint,
  principal_id bigint generated always as (coalesce(person_id, group_id, organization_id, organization_group_id)) stored not null,
  level access_level not null,
  constraint access_entry_pkey primary key (root_id, principal_id),
  constraint one_grantee check (num_nonnulls(person_id, group_id, organization_id, organization_group_id) = 1),
  constraint owner_is_a_person check (level <> 'OWNER'::access_level or person_id is not null),
  constraint access_entry_group_id_fkey foreign key (group_id) references person_group(id) on delete cascade,
  constraint access_entry_organization_group_id_fkey foreign key (organization_group_id) references organization_group(id) on delete cascade,
  constraint access_entry_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade,
  constraint access_entry_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint access_entry_root_id_fkey foreign key (root_id) references subject(id) on delete cascade
);
create index access_entry_group on access_entry (group_id) where (group_id is not null);
create unique index access_entry_one_owner on access_entry (root_id) where (level = 'OWNER'::access_level);
create index access_entry_organization on access_entry (organization_id) where (organization_id is not null);
create index access_entry_organization_group on access_entry (organization_group_id) where (organization_group_id is not null);
create index access_entry_person on access_entry (person_id) where (person_id is not null);
create index access_entry_principal on access_entry (principal_id, root_id) include (level);

-- Who has asked to read a thing of which they may see the card alone. A request that is granted is gone: the access list says so.
create table access_request (
  subject_id bigint not null,
  person_id bigint not null,
  asked_at timestamp with time zone not null,
  refused_at timestamp with time zone,
  -- Whoever asked for access hears that it was refused: the event and the request it is of are found by their moment.
  refused_in timestamp with time zone,
  constraint access_request_pkey primary key (subject_id, person_id),
  constraint access_request_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint access_request_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index access_request_person on access_request (person_id);
comment on column access_request.refused_at is 'when somebody who may share the thing said no; null while it waits';
comment on column access_request.refused_in is 'the moment of the transaction that refused, which is that of its event; null while it waits';

create table clap (
  subject_id bigint not null,
  person_id bigint not null,
  date_created timestamp with time zone default now() not null,
  constraint clap_pkey primary key (subject_id, person_id),
  constraint clap_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint clap_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index clap_person on clap (person_id);

-- What people say about a thing, in two levels: answers, and replies to them.
create table comment (
  id bigint not null,
  on_id bigint not null,
  thread_id bigint not null,
  message text not null,
  message_text text not null,
  edited_at timestamp with time zone,
  removed_by bigint,
  constraint comment_pkey primary key (id),
  constraint comment_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint comment_on_id_fkey foreign key (on_id) references subject(id) on delete cascade,
  constraint comment_removed_by_fkey foreign key (removed_by) references person(id) on delete set null
);
create index comment_newest on comment (on_id, id);
create index comment_removed_by on comment (removed_by) where (removed_by is not null);
create index comment_thread on comment (on_id, thread_id, id);
comment on column comment.on_id is 'what it hangs on: the parent of its subject, whose access it has';
comment on column comment.thread_id is 'the answer that it stands under: its own id, for an answer. No reference: replies outlive an answer that is deleted for good';
comment on column comment.edited_at is 'when its words were last changed; null while they are the first ones';
comment on column comment.removed_by is 'who removed it by itself; what an admin removed its author does not bring back';

-- Whom a comment mentions. Each was checked when it was written; who may still read it is asked again when somebody is told.
create table comment_mention (
  comment_id bigint not null,
  person_id bigint not null,
  date_created timestamp with time zone default now() not null,
  constraint comment_mention_pkey primary key (comment_id, person_id),
  constraint comment_mention_comment_id_fkey foreign key (comment_id) references comment(id) on delete cascade,
  constraint comment_mention_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index comment_mention_person on comment_mention (person_id, date_created);
comment on column comment_mention.date_created is 'that of the event that it came with, comment.created or comment.updated';

-- What happened, written in the transaction that made it happen; live frames and notifications are made of it.
create table domain_event (
  id bigint generated always as identity not null,
  name text not null,
  subject_id bigint,
  by_person bigint,
  client text,
  at timestamp with time zone default now() not null,
  -- What people are told of: written by a job from the events that wait, so that a change costs the same however many follow it.
  waits boolean default true not null,
  constraint domain_event_pkey primary key (id),
  constraint domain_event_by_person_fkey foreign key (by_person) references person(id) on delete set null,
  constraint domain_event_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index domain_event_at on domain_event (at);
create index domain_event_subject on domain_event (subject_id, id);
create index domain_event_waits on domain_event (id) where waits;
comment on column domain_event.waits is 'nobody has been told of it yet';

-- A person's own mark on an activity.
create table favourite (
  person_id bigint not null,
  subject_id bigint not null,
  constraint favourite_pkey primary key (person_id, subject_id),
  constraint favourite_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint favourite_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index favourite_subject on favourite (subject_id);

create table follow (
  subject_id bigint not null,
  person_id bigint not null,
  date_created timestamp with time zone default now() not null,
  constraint follow_pkey primary key (subject_id, person_id),
  constraint follow_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint follow_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index follow_person on follow (person_id, date_created desc);

create table link (
  id bigint default nextval('meta_id'::regclass) not null,
  subject_id bigint not null,
  label text not null,
  href text not null,
  version integer default 1 not null,
  created_by bigint not null,
  date_created timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  -- When a link was last changed: lists put that one first.
  last_updated timestamp with time zone default now() not null,
  constraint link_pkey primary key (id),
  constraint link_created_by_fkey foreign key (created_by) references person(id),
  constraint link_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index link_created_by on link (created_by);
create index link_removed on link (removed_at) where (removed_at is not null);
create index link_subject on link (subject_id, id);
comment on column link.href is 'http or https, checked when it was written';
comment on column link.removed_at is 'it can be brought back for 30 days; then a job deletes it';
comment on column link.last_updated is 'when its label or address was last written';

-- Relations are mutual: each is one row, of the lower number and the higher one.
create table relation (
  one_id bigint not null,
  other_id bigint not null,
  created_by bigint,
  date_created timestamp with time zone default now() not null,
  constraint relation_pkey primary key (one_id, other_id),
  constraint relation_in_order check (one_id < other_id),
  constraint relation_created_by_fkey foreign key (created_by) references person(id) on delete set null,
  constraint relation_one_id_fkey foreign key (one_id) references subject(id) on delete cascade,
  constraint relation_other_id_fkey foreign key (other_id) references subject(id) on delete cascade
);
create index relation_created_by on relation (created_by) where (created_by is not null);
create index relation_other on relation (other_id, one_id);

-- What one removal of activities took, so that it can be brought back as a whole for 30 days.
create table removal (
  id bigint not null,
  status status not null,
  removed_by bigint not null,
  series_id bigint,
  series_version integer,
  -- Undoing a changed repetition brings back the very activities that it took, and takes away those that it brought in.
  is_change boolean default false not null,
  constraint removal_pkey primary key (id),
  constraint change_of_a_series check (not is_change or series_id is not null),
  constraint version_of_a_series check ((series_id is null) = (series_version is null)),
  constraint removal_id_fkey foreign key (id) references subject(id) on delete cascade,
  constraint removal_removed_by_fkey foreign key (removed_by) references person(id)
);
create index removal_removed_by on removal (removed_by);
create unique index removal_series on removal (series_id, series_version) where (series_id is not null);
comment on table removal is 'what went together, and comes back together';
comment on column removal.id is 'the activity or series that was pointed at, or the first that a changed repetition took: `removed_with` of all that went; when, is its `last_updated`';
comment on column removal.status is 'that it had, and gets back';
comment on column removal.series_id is 'the series that stays without them; null where a whole series went';
comment on column removal.series_version is 'the version of the series that the removal made; what that replaced is what it gets back';
comment on column removal.is_change is 'a changed repetition took them: they lie in no trash, and undoing that change brings them back';

-- Earlier bodies of a subject: one row a version that was replaced or made.
create table revision (
  id bigint generated always as identity not null,
  subject_id bigint not null,
  version integer not null,
  body jsonb not null,
  changed_by bigint not null,
  changed_at timestamp with time zone default now() not null,
  -- The days of a series' activities may move by themselves between two versions of the series; that is no change of the later one.
  replaced jsonb,
  constraint revision_pkey primary key (id),
  constraint revision_subject_id_version_key unique (subject_id, version),
  constraint revision_changed_by_fkey foreign key (changed_by) references person(id),
  constraint revision_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
comment on column revision.replaced is 'the body that this version replaced, where that is not the body of the version before';

-- How many there are of each kind, reach and status, in all (facet '') and with each facet: the sum over the slots. A connection
-- adds in a slot of its own, so that those who make things at the same time seldom wait for each other.
create table subject_count (
  kind subject_kind not null,
  reach reach not null,
  status status not null,
  facet text not null,
  slot smallint not null,
  count bigint not null,
  constraint subject_count_pkey primary key (kind, reach, status, facet, slot)
);

create table subject_kostra (
  subject_id bigint not null,
  function_id bigint not null,
  constraint subject_kostra_pkey primary key (subject_id, function_id),
  constraint subject_kostra_function_id_fkey foreign key (function_id) references kostra_function(id),
  constraint subject_kostra_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade
);
create index subject_kostra_function on subject_kostra (function_id, subject_id);

create table tag (
  id bigint default nextval('meta_id'::regclass) not null,
  title text not null,
  color text not null,
  constraint tag_pkey primary key (id),
  constraint tag_color_check check (color ~ '^#[0-9a-f]{6}$'::text)
);
create unique index tag_title on tag (fold_text(title));
create index tag_words on tag using gin (fold_text(title) gin_trgm_ops);
comment on column tag.title is 'as it was first written anywhere, perhaps on a hidden thing: shown to nobody, only compared';

create table subject_tag (
  subject_id bigint not null,
  tag_id bigint not null,
  -- A tag is shown as the oldest thing writes it that one may list, so each thing keeps how it was written there. The words themselves are
  -- the tag, whatever their case; its row's number would tell when somebody first used them, and is shown to nobody.
  spelling text not null,
  date_created timestamp with time zone default now() not null,
  -- A feed writes the tags of a series into each of its activities, and must say when these last became others.
  respelled_at timestamp with time zone,
  constraint subject_tag_pkey primary key (subject_id, tag_id),
  constraint subject_tag_subject_id_fkey foreign key (subject_id) references subject(id) on delete cascade,
  constraint subject_tag_tag_id_fkey foreign key (tag_id) references tag(id) on delete cascade
);
create index subject_tag_tag on subject_tag (tag_id, subject_id);
comment on column subject_tag.spelling is 'the title as whoever tagged this thing wrote it';
comment on column subject_tag.date_created is 'that of the event that it came with; a tag that stays through a change keeps it';
comment on column subject_tag.respelled_at is 'when the tag was last renamed or merged into another; null if it never was';

create table tag_follow (
  person_id bigint not null,
  tag_id bigint not null,
  spelling text not null,
  date_created timestamp with time zone default now() not null,
  constraint tag_follow_pkey primary key (person_id, tag_id),
  constraint tag_follow_person_id_fkey foreign key (person_id) references person(id) on delete cascade,
  constraint tag_follow_tag_id_fkey foreign key (tag_id) references tag(id) on delete cascade
);
create index tag_follow_tag on tag_follow (tag_id, person_id);
comment on table tag_follow is 'who is told of new things with a tag; whether they may read the thing is asked when they are told';
comment on column tag_follow.spelling is 'the title as this person wrote it, for as long as no thing that they may read has it';

-- Files that hang on things. Each is a subject, its name the title; its bytes lie in the storage, under a random key.
create table user_file (
  id bigint not null,
  key uuid not null,
  content_type text not null,
  size integer not null,
  has_small boolean not null,
  description text,
  description_text text,
  constraint user_file_pkey primary key (id),
  constraint user_file_size_check check (size >= 1 and size <= 20000000),
  constraint user_file_id_fkey foreign key (id) references subject(id) on delete cascade
);
create index user_file_key on user_file (key);
comment on column user_file.key is 'the name of its bytes in the storage; that of the small picture ends with .small';
comment on column user_file.has_small is 'whether a small picture of it lies beside it';

create function count_subjects() returns trigger language plpgsql as $$
declare
  own_slot smallint := pg_backend_pid() % 32;
begin
  if tg_op = 'UPDATE' then
    insert into subject_count as kept
    select kind, reach, status, facet, own_slot, sum(change) from (
      select kind, reach, status, facets, 1 as change from come where reach is not null
      union all select kind, reach, status, facets, -1 from gone where reach is not null) changed
    cross join lateral unnest(array_append(facets, '')) facet
    group by kind, reach, status, facet having sum(change) <> 0 order by kind, reach, status, facet
    on conflict (kind, reach, status, facet, slot) do update set count = kept.count + excluded.count;
  elsif tg_op = 'INSERT' then
    insert into subject_count as kept
    select kind, reach, status, facet, own_slot, count(*) from come cross join lateral unnest(array_append(facets, '')) facet
    where reach is not null group by kind, reach, status, facet order by kind, reach, status, facet
    on conflict (kind, reach, status, facet, slot) do update set count = kept.count + excluded.count;
  else
    insert into subject_count as kept
    select kind, reach, status, facet, own_slot, -count(*) from gone cross join lateral unnest(array_append(facets, '')) facet
    where reach is not null group by kind, reach, status, facet order by kind, reach, status, facet
    on conflict (kind, reach, status, facet, slot) do update set count = kept.count + excluded.count;
  end if;
  return null;
end $$;

create function discard_file() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.key) on conflict do nothing;
  return old;
end $$;

create function discard_shared_file() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) select old.key where not exists (select from user_file where key = old.key) on conflict do nothing;
  return old;
end $$;

-- Which permission of an organization a kind asks for; none means that being signed in is enough.
create function permission_for(kind subject_kind) returns permission language sql immutable parallel safe
return case kind
  when 'TOPIC' then 'TOPIC'::permission
  when 'DISCUSSION' then 'DISCUSSION'::permission
  when 'ACTION_VALUE' then 'ACTION_VALUE'::permission
  when 'CALENDAR' then 'CALENDAR'::permission
end;

-- The number of a tag for everybody: made of its words alone, whoever used them and when. Below 2^48, which every client can hold.
create function tag_number(title text) returns bigint language sql immutable parallel safe strict
return ('x' || left(encode(sha256(convert_to(fold_text(title), 'UTF8')), 'hex'), 12))::bit(48)::bigint;

create trigger count_changed after update on subject referencing old table as gone new table as come for each statement execute function count_subjects();
create trigger count_gone after delete on subject referencing old table as gone for each statement execute function count_subjects();
create trigger count_new after insert on subject referencing new table as come for each statement execute function count_subjects();

create trigger user_file_discarded after delete on user_file for each row execute function discard_shared_file();
