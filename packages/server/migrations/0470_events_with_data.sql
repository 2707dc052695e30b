-- An event carries what its notifications are made of. Until now that was found by the time that all rows of a transaction share.
alter table domain_event add column data jsonb;
comment on column domain_event.data is 'ids and days that belong to the event, by its name (core/events/event-data.ts); null if it carries none';

-- Events that nobody has been notified of yet get the data that they would have been written with.
create function pg_temp.newly_responsible(e domain_event) returns setof bigint language sql as $$
  select (after.body ->> 'responsible')::bigint from (
    select * from revision where subject_id = e.subject_id and changed_at = e.at order by version desc limit 1) after
  left join revision before on before.subject_id = e.subject_id and before.version = after.version - 1
  where after.body ->> 'responsible' is not null and after.body ->> 'responsible' is distinct from coalesce(after.replaced, before.body) ->> 'responsible'
$$;

update domain_event e set data = jsonb_build_object('assigned', array(select pg_temp.newly_responsible(e)))
where waits and name in ('eventInstance.updated', 'eventInstance.completed', 'eventInstance.restored');

update domain_event e set data = jsonb_build_object(
  'assigned', array(
    select i.responsible_id from event_instance i join subject s on s.id = i.id
    where i.event_id = e.subject_id and s.date_created = e.at and i.responsible_id is not null
    union select pg_temp.newly_responsible(e) where e.name = 'event.updated'),
  'tagged', array(select tag_id from subject_tag where subject_id = e.subject_id and date_created = e.at))
where waits and name in ('event.created', 'event.updated');

update domain_event e set data = jsonb_build_object('assigned', array(
  select distinct i.responsible_id from event_instance i join subject s on s.id = i.id
  where i.calendar_id = e.subject_id and s.date_created = e.at and i.responsible_id is not null))
where waits and name = 'calendar.imported';

update domain_event e set data = jsonb_build_object('tagged', array(
  select tag_id from subject_tag where subject_id = e.subject_id and date_created = e.at))
where waits and name = 'subject.tagged';

update domain_event e set data = jsonb_build_object('mentioned', array(
  select person_id from comment_mention where comment_id = e.subject_id and date_created = e.at))
where waits and name in ('comment.created', 'comment.updated');

update domain_event e set data = jsonb_build_object('searchers', array(
  select distinct s.person_id from saved_search_match m join saved_search s on s.id = m.search_id
  where m.grant_id = e.subject_id and m.at = e.at and m.is_told))
where waits and name = 'actionValue.matched';

update domain_event e set data = jsonb_build_object('granted', coalesce((
  select jsonb_agg(jsonb_build_object('principal', listed.principal::bigint, 'level', listed.level))
  from audit_entry log cross join lateral jsonb_each_text(log.detail -> 'after' -> 'access') listed (principal, level)
  where log.subject_id = e.subject_id and log.at = e.at and log.action = 'access' and listed.level in ('READ', 'WRITE')
    and coalesce(log.detail -> 'before' -> 'access' ->> listed.principal, '') not in (listed.level, 'WRITE', 'OWNER')), '[]'))
where waits and name in ('calendar.updated', 'topic.updated', 'actionValue.updated');

update domain_event e set data = jsonb_build_object('from', (log.detail ->> 'before')::bigint, 'to', log.about_person)
from audit_entry log
where waits and name like '%.ownerChanged' and log.subject_id = e.subject_id and log.at = e.at and log.action = 'owner';

update domain_event e set data = jsonb_build_object('person', asked.person_id)
from access_request asked
where waits and name like '%.accessRefused' and asked.subject_id = e.subject_id and asked.refused_in = e.at;

-- The deadline that a change of a published grant moved, to apply by before to report by.
update domain_event e set data = e.data || jsonb_build_object('deadline', moved.deadline)
from domain_event waiting cross join lateral (
  select before.body as was, after.body as is_now from (
    select * from revision where subject_id = waiting.subject_id and changed_at = waiting.at order by version desc limit 1) after
  cross join lateral (select coalesce(after.replaced, (
    select body from revision where subject_id = waiting.subject_id and version = after.version - 1)) as body) before) change
cross join lateral (
  select jsonb_build_object('type', came.type, 'from', went.date, 'to', came.date) as deadline
  from (
    select type, date, row_number() over (partition by type order by date) as place from jsonb_to_recordset(change.was -> 'deadlines') as one(type text, date date)
    where not exists (select from jsonb_to_recordset(change.is_now -> 'deadlines') as other(type text, date date) where (other.type, other.date) = (one.type, one.date))
  ) went join (
    select type, date, row_number() over (partition by type order by date) as place from jsonb_to_recordset(change.is_now -> 'deadlines') as one(type text, date date)
    where not exists (select from jsonb_to_recordset(change.was -> 'deadlines') as other(type text, date date) where (other.type, other.date) = (one.type, one.date))
  ) came using (type, place)
  order by came.type, came.date limit 1) moved
where e.id = waiting.id and waiting.waits and waiting.name = 'actionValue.updated'
  and change.was ->> 'status' = 'PUBLISHED' and change.is_now ->> 'status' = 'PUBLISHED';

alter table access_request drop column refused_in;
comment on column comment_mention.date_created is 'when the comment began to mention the person';
