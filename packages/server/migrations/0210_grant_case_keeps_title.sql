-- A municipality that follows up a grant keeps what the grant was called and when it was due, also after admins have withdrawn or removed it.
alter table grant_case
  add column grant_title text,
  add column deadline date;
comment on column grant_case.grant_title is 'as the grant was last published; kept true by keep_grant_of_cases';
comment on column grant_case.deadline is 'the next day to apply by, else the last one, as the grant was last published; null without one; kept true by keep_grant_of_cases';

create function grant_known(grant_id bigint, out title text, out deadline date) language sql stable
as $$
  select s.title, coalesce(s.next_deadline, g.last_application) from subject s join action_value g on g.id = s.id
  where s.id = grant_id and s.status in ('PUBLISHED', 'ARCHIVED') and s.removed_with is null
$$;

-- At the end of the transaction: a save writes deadlines before the status, and those of a draft are nobody's business.
create function keep_grant_of_cases() returns trigger language plpgsql
as $$
begin
  update grant_case c set grant_title = known.title, deadline = known.deadline from grant_known(new.id) known
  where c.grant_id = new.id and known.title is not null and (c.grant_title, c.deadline) is distinct from (known.title, known.deadline);
  return null;
end
$$;
create constraint trigger keep_grant_of_cases after update of title, next_deadline, status, removed_with on subject
  deferrable initially deferred for each row when (new.kind = 'ACTION_VALUE') execute function keep_grant_of_cases();

create function know_grant_of_case() returns trigger language plpgsql
as $$
begin
  select known.title, known.deadline into new.grant_title, new.deadline from grant_known(new.grant_id) known;
  return new;
end
$$;
create trigger know_grant_of_case before insert on grant_case for each row execute function know_grant_of_case();

update grant_case c set (grant_title, deadline) = (select title, deadline from grant_known(c.grant_id));
