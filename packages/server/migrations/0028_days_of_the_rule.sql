-- An activity of a series remembers the day that the rule gave it, so that a changed rule knows one that was moved by hand (decision 56).
alter table event_instance add column rule_date date;
comment on column event_instance.rule_date is 'the day that the repetition of its series gave it, wherever it was moved since; null for a chosen date';

-- Days of activities change by hand alone, and the first revision of one has the day that it had before.
update event_instance i set rule_date = coalesce(
  (select (r.body ->> 'startDate')::date from revision r where r.subject_id = i.id order by r.version limit 1), i.start_date)
from event e where e.id = i.event_id and e.repetition is not null;
