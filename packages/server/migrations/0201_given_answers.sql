-- What an action answered to a call that carried a key, so that the same call under the same key is not done twice (product/wire#sending-once).
create table given_answer (
  person_id bigint not null references person on delete cascade,
  key text not null,
  call bytea not null,
  answer bytea,
  given_at timestamptz not null,
  primary key (person_id, key, call)
);
comment on table given_answer is 'answers to calls that may be sent again, for a day';
comment on column given_answer.key is 'made by the client for one sending of a form';
comment on column given_answer.call is 'a hash of what was called and with what';
comment on column given_answer.answer is 'sealed; null while the action runs, and where the answer cannot be kept';
create index given_answer_given_at on given_answer (given_at);
