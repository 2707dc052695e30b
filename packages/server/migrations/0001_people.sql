-- Organizations, their people and groups, and the service areas (KOSTRA functions) that they work with. One sequence, `meta_id`, numbers everything that a person can
-- point at or share with, so that an id names one thing whatever its kind. Names are found by their words: how words are folded and cut is said once, for what is stored and
-- what is asked.

create extension pg_trgm;

create sequence meta_id;

create type days_kind as enum ('CLOSED', 'SCHOOL');
create type eve_hours as enum ('WHOLE', 'HALF', 'CLOSED');
create type locale as enum ('nn', 'nb', 'en');
create type organization_kind as enum ('MUNICIPALITY', 'COUNTY', 'OTHER');
create type permission as enum ('CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE');
create type user_status as enum ('PENDING', 'ACTIVATED', 'DEACTIVATED', 'NEED_INFO');

-- An å, ö or ä in two signs as one.
create function with_letters(said text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(replace(replace(said,
  U&'a\030a', 'å'), U&'A\030a', 'Å'), U&'a\0308', 'ä'), U&'A\0308', 'Ä'), U&'o\0308', 'ö'), U&'O\0308', 'Ö');

-- Signs that stand over or under a letter, in the scripts whose readers may leave them out.
create function without_marks(said text) returns text language sql immutable strict parallel safe
return regexp_replace(said,
  '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]+',
  '', 'g');

create function without_unseen(said text) returns text language sql immutable strict parallel safe
return regexp_replace(said,
  '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
  '', 'g');

-- A text as all comparisons see it: small letters without accents, the plain form of each sign (₂ is 2), nothing unseen, one space for each run of
-- white space. Å waits elsewhere while accents are taken off; ö and ä are ø and æ. Marks go before the normal forms are made, since to put
-- thousands of them in order takes long.
create function fold_text(said text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(
  replace(translate(without_marks(normalize(
    translate(lower(normalize(without_marks(without_unseen(with_letters(said))), NFKC) collate "nb-NO-x-icu"), 'åöä', U&'\e000øæ'),
    NFKD)), U&'\e000đðŋŧłς', 'åddntlσ'), 'ß', 'ss'),
  '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+', ' ', 'g'));

-- The words of a text, folded: each run of letters and digits. Of the folded text the first 500 signs, which no name or title exceeds by its own letters.
create function words_in(said text) returns text[] language sql immutable strict parallel safe cost 100
return string_to_array(btrim(regexp_replace(left(fold_text(said), 500) collate "nb-NO-x-icu", '[^[:alnum:]]+', ' ', 'g')), ' ');

-- The words of a name as a text vector, small letters and no signs, so that the beginning of any word finds it.
create function name_words(name text) returns tsvector language sql immutable strict parallel safe cost 100
return array_to_tsvector(words_in(name));

create table kostra_group (
  id bigint default nextval('meta_id'::regclass) not null,
  kid text not null,
  identifier text not null,
  title_nn text not null,
  title_nb text not null,
  title_en text not null,
  constraint kostra_group_pkey primary key (id),
  constraint kostra_group_identifier_key unique (identifier),
  constraint kostra_group_kid_key unique (kid)
);

create table kostra_function (
  id bigint default nextval('meta_id'::regclass) not null,
  kid text not null,
  group_id bigint not null,
  title_nn text not null,
  title_nb text not null,
  title_en text not null,
  constraint kostra_function_pkey primary key (id),
  constraint kostra_function_kid_key unique (kid),
  constraint kostra_function_group_id_fkey foreign key (group_id) references kostra_group(id)
);
create index kostra_function_group on kostra_function (group_id);

create table organization (
  id bigint default nextval('meta_id'::regclass) not null,
  kind organization_kind not null,
  name text not null,
  number text not null,
  url text,
  image uuid,
  permissions permission[] default '{}'::permission[] not null,
  is_subscribed boolean default false not null,
  trial_ends timestamp with time zone,
  date_created timestamp with time zone default now() not null,
  -- An organization is changed by a form, of which the second to save hears that it is late.
  version integer default 1 not null,
  easter_eve eve_hours default 'HALF'::eve_hours not null,
  christmas_eve eve_hours default 'HALF'::eve_hours not null,
  new_years_eve eve_hours default 'HALF'::eve_hours not null,
  constraint organization_pkey primary key (id),
  constraint organization_number_key unique (number)
);
create index organization_image on organization (image) where (image is not null);
create index organization_name on organization (name collate "nb-NO-x-icu", id);
create index organization_name_words on organization using gin (name_words(name));
comment on column organization.number is 'organization number, or the kommunenummer where it is missing';
comment on column organization.image is 'the name of its bytes in the storage, which ends with .picture';
comment on column organization.easter_eve is 'how it has the day before Easter Sunday, Christmas and the new year: as any other, until noon, or closed';

create table organization_days (
  id bigint generated always as identity not null,
  organization_id bigint not null,
  kind days_kind not null,
  title text not null,
  first_day date not null,
  last_day date not null,
  version integer default 1 not null,
  last_updated timestamp with time zone default now() not null,
  constraint organization_days_pkey primary key (id),
  constraint organization_days_check check (last_day >= first_day),
  constraint organization_days_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade
);
create index organization_days_of on organization_days (organization_id, kind, first_day);
comment on table organization_days is 'days of an organization''s own: those on which it is closed, which are no working days, and the holidays of its schools';

create table organization_domain (
  domain text not null,
  organization_id bigint not null,
  constraint organization_domain_pkey primary key (domain, organization_id),
  constraint organization_domain_domain_check check (domain = lower(domain)),
  constraint organization_domain_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade
);
create index organization_domain_organization on organization_domain (organization_id);

create table person (
  id bigint default nextval('meta_id'::regclass) not null,
  hash text not null,
  email text not null,
  name text not null,
  job_title text,
  department text,
  description text,
  phone_number text,
  picture uuid,
  language locale default 'nn'::locale not null,
  organization_id bigint not null,
  user_status user_status default 'PENDING'::user_status not null,
  is_admin boolean default false not null,
  calendar_code text,
  settings jsonb default '{}'::jsonb not null,
  date_created timestamp with time zone default now() not null,
  accepted_terms text,
  accepted_terms_at timestamp with time zone,
  -- An organization may have admins of its own, for its people and groups. Who comes to another organization is no admin there.
  is_organization_admin boolean default false not null,
  invited_at timestamp with time zone,
  -- People who delete their account: a month in which they may regret it, then what is personal goes and what they made stays.
  leaves_at timestamp with time zone,
  leaves_to bigint,
  left_at timestamp with time zone,
  -- Links for everyone to what a deactivated person owns go on for 30 days, then rest until somebody takes over.
  deactivated_at timestamp with time zone,
  constraint person_pkey primary key (id),
  constraint person_calendar_code_key unique (calendar_code),
  constraint person_email_key unique (email),
  constraint person_hash_key unique (hash),
  constraint person_email_check check (email = lower(email)),
  constraint who_left_is_nobody check (left_at is null or leaves_at is null and leaves_to is null and user_status = 'DEACTIVATED'::user_status),
  constraint who_takes_over_is_another check (leaves_to <> id),
  constraint person_leaves_to_fkey foreign key (leaves_to) references person(id) on delete set null,
  constraint person_organization_id_fkey foreign key (organization_id) references organization(id)
);
create index person_admins on person (name collate "nb-NO-x-icu", id) where (is_admin or is_organization_admin);
create index person_email_begins on person (email text_pattern_ops);
create index person_leaves_at on person (leaves_at) where (leaves_at is not null);
create index person_leaves_to on person (leaves_to) where (leaves_to is not null);
create index person_name on person (name collate "nb-NO-x-icu", id);
create index person_name_words on person using gin (name_words(name)) where (user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status]));
-- People as admins list them: of one organization, of one standing, or admins; found by the beginning of an address too.
create index person_of_any_standing on person (organization_id, name collate "nb-NO-x-icu", id);
-- The active people of an organization by name, as its page lists them.
create index person_of_organization on person (organization_id, name collate "nb-NO-x-icu", id) where (user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status]));
-- A picture is found by the key in its address.
create index person_picture on person (picture) where (picture is not null);
create index person_standing on person (user_status, name collate "nb-NO-x-icu", id);
comment on column person.picture is 'the name of its bytes in the storage, which ends with .picture';
comment on column person.calendar_code is 'in the clear, of before codes were sealed: the next start seals it, and empties this';
comment on column person.accepted_terms is 'the version of the terms that the person accepted last; null: none yet';
comment on column person.invited_at is 'when an admin last invited them; null for who signed up by themselves. Who is invited confirms the address by signing in';
comment on column person.leaves_at is 'when their account is deleted, as they asked for; null where they did not, or regretted it';
comment on column person.leaves_to is 'who takes over then; null for nobody';
comment on column person.left_at is 'when their account was deleted: the row is nobody''s, and stays as the author of what they made';
comment on column person.deactivated_at is 'kept by a trigger; null while the person is not deactivated';

-- In whose name a person acts: their own, their organization's, that of each of their groups, and of each group of organizations.
-- Kept by the triggers below and written by nothing else: a join that every access condition makes is worth computing once.
create table acts_as (
  person_id bigint not null,
  principal_id bigint not null,
  constraint acts_as_pkey primary key (person_id, principal_id),
  constraint acts_as_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index acts_as_principal on acts_as (principal_id, person_id);

create table alternate_email (
  email text not null,
  person_id bigint not null,
  constraint alternate_email_pkey primary key (email),
  constraint alternate_email_email_check check (email = lower(email)),
  constraint alternate_email_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index alternate_email_person on alternate_email (person_id);
comment on table alternate_email is 'other proven addresses of a person, who signs in by any of them; an address is one person''s alone';

-- The code in a person's calendar links opens all that they may read: it is kept sealed with a key of the installation, and found by a keyed hash.
create table calendar_code (
  person_id bigint not null,
  hash bytea not null,
  sealed bytea not null,
  made_at timestamp with time zone not null,
  constraint calendar_code_pkey primary key (person_id),
  constraint calendar_code_hash_key unique (hash),
  constraint calendar_code_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
comment on table calendar_code is 'made when the person first asks for their links; a renewed one takes the place of the old, whose links then lead nowhere';
comment on column calendar_code.hash is 'keyed, of the code in a link';
comment on column calendar_code.sealed is 'the code for its person to read: nonce, tag and AES-256-GCM of it, bound to the person';

create table organization_group (
  id bigint default nextval('meta_id'::regclass) not null,
  title text not null,
  created_by bigint not null,
  last_updated timestamp with time zone default now() not null,
  -- A group of organizations is changed by a form too, of which the second admin to save hears that it is late.
  version integer default 1 not null,
  changed_by bigint,
  constraint organization_group_pkey primary key (id),
  constraint organization_group_changed_by_fkey foreign key (changed_by) references person(id),
  constraint organization_group_created_by_fkey foreign key (created_by) references person(id)
);
create index organization_group_changed_by on organization_group (changed_by);
create index organization_group_created_by on organization_group (created_by);
create index organization_group_title on organization_group (title collate "nb-NO-x-icu", id);
create index organization_group_title_words on organization_group using gin (name_words(title));
comment on column organization_group.changed_by is 'Who changed its title or members last; null while it is as it was made.';

create table organization_group_member (
  organization_group_id bigint not null,
  organization_id bigint not null,
  constraint organization_group_member_pkey primary key (organization_group_id, organization_id),
  constraint organization_group_member_organization_group_id_fkey foreign key (organization_group_id) references organization_group(id) on delete cascade,
  constraint organization_group_member_organization_id_fkey foreign key (organization_id) references organization(id) on delete cascade
);
create index organization_group_member_organization on organization_group_member (organization_id, organization_group_id);

create table person_group (
  id bigint default nextval('meta_id'::regclass) not null,
  title text not null,
  created_by bigint not null,
  date_created timestamp with time zone default now() not null,
  last_updated timestamp with time zone default now() not null,
  -- A group is changed by a form, of which the second to save hears that it is late.
  version integer default 1 not null,
  -- Who comes second with a form of a group hears who came first.
  changed_by bigint,
  constraint person_group_pkey primary key (id),
  constraint person_group_changed_by_fkey foreign key (changed_by) references person(id),
  constraint person_group_created_by_fkey foreign key (created_by) references person(id)
);
create index person_group_changed_by on person_group (changed_by);
create index person_group_created_by on person_group (created_by);
create index person_group_title_words on person_group using gin (name_words(title));
comment on column person_group.changed_by is 'Who changed its title or members last; null while it is as it was made.';

create table person_group_member (
  group_id bigint not null,
  person_id bigint not null,
  constraint person_group_member_pkey primary key (group_id, person_id),
  constraint person_group_member_group_id_fkey foreign key (group_id) references person_group(id) on delete cascade,
  constraint person_group_member_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index person_group_member_person on person_group_member (person_id, group_id);

-- The municipal service areas that a person follows.
create table person_kostra (
  person_id bigint not null,
  function_id bigint not null,
  constraint person_kostra_pkey primary key (person_id, function_id),
  constraint person_kostra_function_id_fkey foreign key (function_id) references kostra_function(id) on delete cascade,
  constraint person_kostra_person_id_fkey foreign key (person_id) references person(id) on delete cascade
);
create index person_kostra_function on person_kostra (function_id);

-- Who counts as somebody: a person that is neither pending nor deactivated, with what the organization may use today.
create view active_person as
select p.id, p.organization_id, p.is_admin,
       case when o.is_subscribed or o.trial_ends > now() then o.permissions else '{}' end as permissions
from person p join organization o on o.id = p.organization_id
where p.user_status in ('ACTIVATED', 'NEED_INFO');

-- Nobody's main address is another's alternate one. Adding an alternate waits for whoever is signing up, and they for it.
create function alternate_is_nobodys_main() returns trigger language plpgsql as $$
begin
  lock table person in share row exclusive mode;
  if exists (select from person where email = new.email) then
    raise unique_violation using message = 'the address is the main one of somebody', constraint = 'alternate_is_nobodys_main';
  end if;
  return new;
end $$;

create function discard_image() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.image) on conflict do nothing;
  return old;
end $$;

-- One that is replaced or removed, or whose owner is deleted, goes from the storage as deleted files do.
create function discard_picture() returns trigger language plpgsql as $$
begin
  insert into discarded_file (key) values (old.picture) on conflict do nothing;
  return old;
end $$;

create function group_member_acts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from acts_as where person_id = old.person_id and principal_id = old.group_id;
  else
    insert into acts_as values (new.person_id, new.group_id);
  end if;
  return null;
end $$;

create function kostra_function_moved() returns trigger language plpgsql as $$
begin
  perform keep_facets(array(select subject_id from subject_kostra where function_id = new.id));
  return null;
end $$;

create function main_is_nobodys_alternate() returns trigger language plpgsql as $$
begin
  if exists (select from alternate_email where email = new.email) then
    raise unique_violation using message = 'the address is an alternate one of somebody', constraint = 'main_is_nobodys_alternate';
  end if;
  return new;
end $$;

create function membership_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a membership is made and removed, never moved';
end $$;

create function note_deactivation() returns trigger language plpgsql as $$
begin
  new.deactivated_at := case when new.user_status = 'DEACTIVATED' then coalesce(new.deactivated_at, now()) end;
  return new;
end $$;

create function organization_group_member_acts() returns trigger language plpgsql as $$
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

-- Somebody who changes organization in the same moment as that joins or leaves a group of organizations acts for neither too many nor
-- too few: the one waits for the other. The person's side locks as its foreign key does, so that people of one organization don't wait for each other.
create function person_acts() returns trigger language plpgsql as $$
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

create function person_changes_organization() returns trigger language plpgsql as $$
begin
  new.is_organization_admin := false;
  return new;
end $$;

create function person_leaves() returns trigger language plpgsql as $$
begin
  perform pg_notify('samspel_sign_in_ended', id::text) from session where person_id = new.id and revoked_at is null;
  return null;
end $$;

-- Who changes organization is at another employer, whose accounts are others.
create function untie_accounts() returns trigger language plpgsql as $$
begin
  delete from provider_account where person_id = new.id;
  return null;
end $$;

create trigger alternate_is_nobodys_main before insert or update of email on alternate_email for each row execute function alternate_is_nobodys_main();

create trigger facets_of_function after update of group_id on kostra_function for each row when (old.group_id <> new.group_id) execute function kostra_function_moved();

create trigger organization_image_deleted after delete on organization for each row when (old.image is not null) execute function discard_image();
create trigger organization_image_replaced after update of image on organization for each row when (old.image is not null and old.image is distinct from new.image) execute function discard_image();

create trigger organization_group_member_acts after insert or delete on organization_group_member for each row execute function organization_group_member_acts();

create trigger organization_membership_stays before update on organization_group_member for each row execute function membership_stays();
create trigger group_membership_stays before update on person_group_member for each row execute function membership_stays();

create trigger main_is_nobodys_alternate before insert or update of email on person for each row execute function main_is_nobodys_alternate();

create trigger person_acts after insert or update of organization_id on person for each row execute function person_acts();

create trigger person_changes_organization before update of organization_id on person for each row when (old.organization_id is distinct from new.organization_id) execute function person_changes_organization();

create trigger person_leaves after update of user_status on person for each row when ((old.user_status = any (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status])) and (new.user_status <> all (array['ACTIVATED'::user_status, 'NEED_INFO'::user_status]))) execute function person_leaves();

create trigger person_note_deactivation before insert or update of user_status on person for each row execute function note_deactivation();

create trigger person_picture_deleted after delete on person for each row when (old.picture is not null) execute function discard_picture();
create trigger person_picture_replaced after update of picture on person for each row when (old.picture is not null and old.picture is distinct from new.picture) execute function discard_picture();

create trigger person_untie_accounts after update of organization_id on person for each row when (old.organization_id <> new.organization_id) execute function untie_accounts();

create trigger group_member_acts after insert or delete on person_group_member for each row execute function group_member_acts();
