-- Up to where the log of the database has what each person has written, in bytes: a standby that has not come so far is not read by them. It is asked of the
-- primary alone and worth nothing after a crash, so that it is not logged itself: whoever has no row reads from the primary, and gets one.
create unlogged table written_up_to (
  person_id bigint primary key references person on delete cascade,
  position bigint not null
) with (fillfactor = 50);
