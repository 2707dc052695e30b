-- Links of a person to a part of a feed, each with a code of its own, so that one can be ended without the others.
create table feed_link (
  id bigint generated always as identity primary key,
  person_id bigint not null references person on delete cascade,
  calendar_id bigint references calendar on delete cascade,
  tag_title text,
  only_mine boolean not null,
  only_deadlines boolean not null,
  only_open boolean not null,
  hash bytea not null unique,
  sealed bytea not null,
  date_created timestamptz not null default now()
);
comment on column feed_link.calendar_id is 'null for the whole year of the person';
comment on column feed_link.tag_title is 'null for all; of a tag that is on nothing any more the feed is empty, it never widens';
comment on column feed_link.hash is 'keyed, of the code in the link';
comment on column feed_link.sealed is 'the code for its person to read: nonce, tag and AES-256-GCM of it, bound to the person';
create index feed_link_person on feed_link (person_id, id);
create index feed_link_calendar on feed_link (calendar_id);

create type feed_client as enum ('OUTLOOK', 'GOOGLE', 'APPLE', 'THUNDERBIRD', 'OTHER');

-- When which calendar program last fetched by a link. No address of a machine is kept, nor what the program called itself.
create table feed_fetch (
  id bigint generated always as identity primary key,
  person_id bigint not null references person on delete cascade,
  feed_link_id bigint references feed_link on delete cascade,
  client feed_client not null,
  last_fetched timestamptz not null,
  constraint feed_fetch_once unique nulls not distinct (person_id, feed_link_id, client)
);
comment on column feed_fetch.feed_link_id is 'null for the links with the calendar code of the person';
create index feed_fetch_link on feed_fetch (feed_link_id);
