-- The votes of an open poll are counted several together, so that a count that grows by one tells nobody who has just voted.
alter table poll_vote add column counted bigint[] not null default '{}';
comment on column poll_vote.counted is 'the choices of this vote as they were last counted for an open poll; empty if it has not been counted yet';
update poll_vote set counted = choices;
create index poll_vote_uncounted on poll_vote (discussion_id) where counted <> choices;
