import { type RawBuilder, sql } from 'kysely';
import type { Audience, Told } from './telling.ts';

/** The owner of the thing, or of the root that it hangs on. */
export const owner = ({ chain }: Pick<Told, 'chain'>) =>
  sql<{ person_id: number }>`select person_id from access_entry where root_id = ${chain.at(-1)} and level = 'OWNER'`;

/**
 * Those who are notified of all changes of a thing (product/shell#notifications): people who follow it, or what it hangs on, or have chosen to hear
 * everything about one of these; the authors of these; the owner; and the person who is responsible.
 */
export const followers: Audience = ({ chain, responsibleId }) => sql`
  select person_id from follow where subject_id = any (${chain}::bigint[])
  union select person_id from notify_choice where subject_id = any (${chain}::bigint[]) and level = 'ALL'
  union select created_by from subject where id = any (${chain}::bigint[])
  union ${owner({ chain })}
  union select ${responsibleId}::bigint`;

/** The person who is responsible. */
export const responsible: Audience = ({ responsibleId }) => sql`select ${responsibleId}::bigint as person_id`;

/** The person whom a change of owner gave the thing: the audit log has both owners, at the moment of the event. */
export const newOwner: Audience = ({ eventId }) => ownersBy(eventId, sql`log.about_person`);

/** The owner before that change. */
export const formerOwner: Audience = ({ eventId }) => ownersBy(eventId, sql`(log.detail ->> 'before')::bigint`);

const ownersBy = (eventId: number, column: RawBuilder<unknown>) => sql<{ person_id: number }>`
  select ${column} as person_id from domain_event e
  join audit_entry log on log.subject_id = e.subject_id and log.at = e.at and log.action = 'owner' where e.id = ${eventId}`;
/** The person whose request for access was refused by this event. */
export const refused: Audience = ({ eventId }) => sql`
  select q.person_id from domain_event e join access_request q on q.subject_id = e.subject_id and q.refused_in = e.at where e.id = ${eventId}`;

/** The person who caused the event. */
export const doer: Audience = ({ byId }) => sql`select ${byId}::bigint as person_id`;

/**
 * The person who is in a field of the thing since this change and was not before: the history has both bodies, the new one at the moment of the
 * event. The first change of a thing writes its first body at that moment too, so the later version is the one that counts.
 */
export const newlyIn =
  (field: string): Audience =>
  ({ eventId }) =>
    sql`
  select (after.body ->> ${field})::bigint as person_id from domain_event e cross join lateral (
    select * from revision where subject_id = e.subject_id and changed_at = e.at order by version desc limit 1) after
  left join revision before on before.subject_id = e.subject_id and before.version = after.version - 1
  where e.id = ${eventId} and after.body ->> ${field} is distinct from coalesce(after.replaced, before.body) ->> ${field}`;

/** The people in the access list of a new thing, by name or through a group. Organizations are shared with, but not notified. */
export const listedAtOnce =
  (level: 'READ' | 'WRITE'): Audience =>
  ({ subjectId }) =>
    sql`
  select acts_as.person_id from access_entry entry join acts_as on acts_as.principal_id = entry.principal_id
  where entry.root_id = ${subjectId} and entry.level = ${level} and (entry.person_id is not null or entry.group_id is not null)`;

/** The people whom a change of the access list gave this level, by name or through a group, and who had less: the audit log has both lists. */
export const newlyListed =
  (level: 'READ' | 'WRITE'): Audience =>
  ({ eventId }) =>
    sql`
  select acts_as.person_id from domain_event e
  join audit_entry log on log.subject_id = e.subject_id and log.at = e.at and log.action = 'access'
  cross join lateral jsonb_each_text(log.detail -> 'after' -> 'access') listed (principal, level)
  join acts_as on acts_as.principal_id = listed.principal::bigint
  where e.id = ${eventId} and listed.level = ${level}
    and coalesce(log.detail -> 'before' -> 'access' ->> listed.principal, '') not in (${level}, 'WRITE', 'OWNER')
    and (acts_as.person_id = acts_as.principal_id or exists (select from person_group g where g.id = acts_as.principal_id))`;

/** The people who follow a tag that the thing got by this event (product/content#tags); a tag that it had before keeps its earlier time. */
export const inFollowedTag: Audience = ({ eventId }) => sql`
  select f.person_id from domain_event e join subject_tag st on st.subject_id = e.subject_id and st.date_created = e.at
  join tag_follow f on f.tag_id = st.tag_id where e.id = ${eventId}`;
