-- The addresses at which everybody reads a year wheel, signed in or not (decision 24).
create table share_link (
  uri text primary key check (uri ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(uri) between 3 and 80),
  calendar_id bigint references calendar on delete set null,
  created_by bigint not null references person,
  date_created timestamptz not null,
  released_at timestamptz,
  constraint shared_is_of_a_calendar check (calendar_id is not null or released_at is not null)
);
comment on column share_link.released_at is 'when the link died; the uri is kept for its year wheel for 90 days from then. Null while it lives';
comment on column share_link.calendar_id is 'null where the year wheel was deleted for good while its uri was still kept';
create unique index share_link_one_a_calendar on share_link (calendar_id) where released_at is null;
create index share_link_calendar on share_link (calendar_id, released_at);
create index share_link_created_by on share_link (created_by);
create index share_link_made on share_link (date_created desc, uri) where released_at is null;

-- A link dies in the same moment as its year wheel is no longer for everybody, whatever changed it: form, archive, trash, undo.
create function share_link_dies() returns trigger language plpgsql as $$
begin
  update share_link set released_at = now() where calendar_id = new.id and released_at is null;
  return null;
end $$;
create trigger share_link_dies after update of is_private, status, removed_with on subject for each row
  when (new.kind = 'CALENDAR' and (new.is_private or new.status <> 'PUBLISHED' or new.removed_with is not null))
  execute function share_link_dies();
