-- A poll on a discussion: what to choose from, and what each person chose.
create table poll (
  discussion_id bigint primary key references discussion on delete cascade,
  is_several boolean not null,
  closes date not null
);
comment on column poll.is_several is 'a person may choose several of the choices';
comment on column poll.closes is 'the last day in Oslo on which people may vote';

create table poll_choice (
  id bigint generated always as identity primary key,
  discussion_id bigint not null references poll on delete cascade,
  place smallint not null,
  title text not null,
  unique (discussion_id, place)
);

create table poll_vote (
  discussion_id bigint not null references poll on delete cascade,
  person_id bigint not null references person on delete cascade,
  choices bigint[] not null check (choices <> '{}'),
  primary key (discussion_id, person_id)
);
comment on column poll_vote.choices is 'ids of poll_choice, which do not change once somebody has voted';
create index poll_vote_person on poll_vote (person_id);
