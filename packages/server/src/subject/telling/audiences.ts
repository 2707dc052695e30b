import { type RawBuilder, sql } from 'kysely';
import type { Audience, Told } from './telling.ts';

/** Who owns the thing, or what it hangs on. */
export const owner = ({ chain }: Pick<Told, 'chain'>) =>
  sql<{ person_id: number }>`select person_id from access_entry where root_id = ${chain.at(-1)} and level = 'OWNER'`;

/**
 * Those who hear of all changes of a thing (product/shell#notifications): who follows it or what it hangs on or has chosen to hear all of it, its author and
 * those of what it hangs on, who owns it, and who is responsible.
 */
export const followers: Audience = ({ chain, responsibleId }) => sql`
  select person_id from follow where subject_id = any (${chain}::bigint[])
  union select person_id from notify_choice where subject_id = any (${chain}::bigint[]) and level = 'ALL'
  union select created_by from subject where id = any (${chain}::bigint[])
  union ${owner({ chain })}
  union select ${responsibleId}::bigint`;

/** Who is responsible. */
export const responsible: Audience = ({ responsibleId }) => sql`select ${responsibleId}::bigint as person_id`;

/** Whom a change of the owner gave the thing: the audit log keeps both, at the moment of the event. */
export const newOwner: Audience = ({ eventId }) => ownersBy(eventId, sql`log.about_person`);

/** Whom it took it from. */
export const formerOwner: Audience = ({ eventId }) => ownersBy(eventId, sql`(log.detail ->> 'before')::bigint`);

const ownersBy = (eventId: number, column: RawBuilder<unknown>) => sql<{ person_id: number }>`
  select ${column} as person_id from domain_event e
  join audit_entry log on log.subject_id = e.subject_id and log.at = e.at and log.action = 'owner' where e.id = ${eventId}`;
/** Whose request for access was refused by this. */
export const refused: Audience = ({ eventId }) => sql`
  select q.person_id from domain_event e join access_request q on q.subject_id = e.subject_id and q.refused_in = e.at where e.id = ${eventId}`;

/** Whoever did it. */
export const doer: Audience = ({ byId }) => sql`select ${byId}::bigint as person_id`;

/**
 * Who stands in a field of the thing since this change and did not before: the history keeps both, the new body at the moment of the event. The first change of a
 * thing writes its first body at that moment too, so it is the later version that counts.
 */
export const newlyIn =
  (field: string): Audience =>
  ({ eventId }) =>
    sql`
  select (after.body ->> ${field})::bigint as person_id from domain_event e cross join lateral (
    select * from revision where subject_id = e.subject_id and changed_at = e.at order by version desc limit 1) after
  left join revision before on before.subject_id = e.subject_id and before.version = after.version - 1
  where e.id = ${eventId} and after.body ->> ${field} is distinct from coalesce(after.replaced, before.body) ->> ${field}`;

/** Who stands in the access list of a new thing, by name or through a group; an organization is shared with, and not told. */
export const listedAtOnce =
  (level: 'READ' | 'WRITE'): Audience =>
  ({ subjectId }) =>
    sql`
  select acts_as.person_id from access_entry entry join acts_as on acts_as.principal_id = entry.principal_id
  where entry.root_id = ${subjectId} and entry.level = ${level} and (entry.person_id is not null or entry.group_id is not null)`;

/** Who was given this level by a change of the access list, by name or through a group, and had less: the audit log keeps both, at the moment of the event. */
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

/** Who follows a tag that the thing has since this event (product/content#tags); a tag that it had before is as old as it was. */
export const inFollowedTag: Audience = ({ eventId }) => sql`
  select f.person_id from domain_event e join subject_tag st on st.subject_id = e.subject_id and st.date_created = e.at
  join tag_follow f on f.tag_id = st.tag_id where e.id = ${eventId}`;
