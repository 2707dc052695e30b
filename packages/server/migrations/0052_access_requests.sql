-- Who has asked to read a thing of which they may see the card alone. A request that is granted is gone: the access list says so.
create table access_request (
  subject_id bigint not null references subject on delete cascade,
  person_id bigint not null references person on delete cascade,
  asked_at timestamptz not null,
  refused_at timestamptz,
  primary key (subject_id, person_id)
);
create index access_request_person on access_request (person_id);
comment on column access_request.refused_at is 'when somebody who may share the thing said no; null while it waits';
