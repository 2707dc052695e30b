import type { GrantedLevel } from '@samspel/domain/subject/access';
import { sql } from 'kysely';
import type { RootEventData } from '../../core/events/event-data.ts';
import type { Audience, NotifiableEvent } from './notification-rule.ts';

/** The owner of the thing, or of the root that it hangs on. */
export const owner = ({ chain }: Pick<NotifiableEvent, 'chain'>) =>
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

/** The person whom a change of owner gave the thing. */
export const newOwner: Audience<RootEventData['ownerChanged']> = ({ data }) => people(data && [data.to]);

/** The owner before that change. */
export const formerOwner: Audience<RootEventData['ownerChanged']> = ({ data }) => people(data && [data.from]);

/** The person whose request for access was refused by this event. */
export const refused: Audience<RootEventData['accessRefused']> = ({ data }) => people(data && [data.person]);

/** The person who caused the event. */
export const doer: Audience = ({ byId }) => people(byId === null ? [] : [byId]);

/** The people whom the event made responsible. */
export const assigned: Audience<{ assigned: readonly number[] }> = ({ data }) => people(data?.assigned);

/** People whose ids are known; nobody without any. */
export const people = (ids: readonly number[] | null | undefined) =>
  sql<{ person_id: number }>`select unnest(${ids ?? []}::bigint[]) as person_id`;

/** The people in the access list of a new thing, by name or through a group. Organizations are shared with, but not notified. */
export const listedAtOnce =
  (level: GrantedLevel): Audience =>
  ({ subjectId }) =>
    sql`
  select acts_as.person_id from access_entry entry join acts_as on acts_as.principal_id = entry.principal_id
  where entry.root_id = ${subjectId} and entry.level = ${level} and (entry.person_id is not null or entry.group_id is not null)`;

/** The people whom a change of the access list gave this level, by name or through a group, and who had less. */
export const newlyListed =
  (level: GrantedLevel): Audience<RootEventData['updated']> =>
  ({ data }) =>
    sql`
  select acts_as.person_id from acts_as
  where acts_as.principal_id = any (${data?.granted.filter((one) => one.level === level).map(({ principal }) => principal) ?? []}::bigint[])
    and (acts_as.person_id = acts_as.principal_id or exists (select from person_group g where g.id = acts_as.principal_id))`;

/** The people who follow a tag that the thing got by this event and still has (product/content#tags). */
export const inFollowedTag: Audience<{ tagged: readonly number[] }> = ({ subjectId, data }) => sql`
  select f.person_id from subject_tag st join tag_follow f on f.tag_id = st.tag_id
  where st.subject_id = ${subjectId} and st.tag_id = any (${data?.tagged ?? []}::bigint[])`;
