-- A municipality's own case on a grant: how far it has come, who is responsible, what was applied for and granted. Only its own people read it.
create type grant_case_state as enum ('CONSIDERING', 'APPLYING', 'APPLIED', 'GRANTED', 'REFUSED', 'REPORTING', 'CLOSED');

create table grant_case (
  id bigint primary key default nextval('meta_id'),
  grant_id bigint not null references action_value on delete cascade,
  organization_id bigint not null references organization,
  state grant_case_state not null default 'CONSIDERING',
  responsible_id bigint references person,
  amount_applied integer,
  amount_granted integer,
  notes text,
  version integer not null default 1,
  last_updated timestamptz not null default now(),
  unique (organization_id, grant_id),
  constraint amounts_not_negative check (amount_applied >= 0 and amount_granted >= 0)
);
comment on column grant_case.amount_applied is 'whole kroner, here and in amount_granted; null where nobody has written it';
comment on column grant_case.notes is 'plain text of several lines';
create index grant_case_newest on grant_case (organization_id, last_updated desc, id desc);
create index grant_case_grant on grant_case (grant_id);
create index grant_case_responsible on grant_case (responsible_id) where responsible_id is not null;

-- The first row of a case is its start.
create table grant_case_move (
  id bigint primary key default nextval('meta_id'),
  case_id bigint not null references grant_case on delete cascade,
  state grant_case_state not null,
  reason text,
  moved_by bigint not null references person,
  moved_at timestamptz not null
);
comment on column grant_case_move.state is 'what the case was moved to';
comment on column grant_case_move.reason is 'why, of a refusal; null elsewhere';
create index grant_case_move_case on grant_case_move (case_id, moved_at, id);
create index grant_case_move_person on grant_case_move (moved_by);
