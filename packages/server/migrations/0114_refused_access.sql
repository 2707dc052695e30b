-- Whoever asked for access hears that it was refused: the event and the request it is of are found by their moment.
alter table access_request add column refused_in timestamptz;
comment on column access_request.refused_in is 'the moment of the transaction that refused, which is that of its event; null while it waits';
