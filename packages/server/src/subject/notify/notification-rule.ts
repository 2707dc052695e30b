import type { NotificationKind, NotificationWord } from '@samspel/domain/subject/notification';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { RawBuilder } from 'kysely';
import type { EventData, MovedDeadline } from '../../core/events/event-data.ts';

/** What an audience is selected by: an event, and the thing with what it hangs on. */
export type NotifiableEvent<Data = unknown> = {
  eventId: number;
  /** What the event carries; null if it was written by a version that let no event carry anything. */
  data: Data | null;
  subjectId: number;
  kind: SubjectKind;
  byId: number | null;
  /** Ids of the thing and of everything that it hangs on, the nearest first. */
  chain: readonly number[];
  /** The person responsible for the nearest of these that somebody can be responsible for. */
  responsibleId: number | null;
};

/** A select of the ids of people, in one column `person_id`. */
export type Audience<Data = unknown> = (told: NotifiableEvent<Data>) => RawBuilder<{ person_id: number }>;

/**
 * One way in which people are notified of an event. If several reach the same person, the first one counts.
 * @template Data what the event must carry
 */
export type NotificationRule<Data = unknown> = {
  kind: NotificationKind;
  word: NotificationWord;
  to: Audience<Data>;
  /** It says no more than the card of the thing, so it also reaches people who may only list the thing (product/access#requests). */
  isOfCard?: true;
  /** It also reaches the person who caused the event: what they asked for has been done meanwhile. */
  isOwnDoing?: true;
  /** Only for an event that moved a deadline: the move; undefined if there was none. */
  moved?: (data: Data) => MovedDeadline | undefined;
};

/** How people are notified of the events of a kind of thing, by the name of the event. */
export type NotificationRules = Readonly<Record<string, readonly NotificationRule<never>[]>> & {
  readonly [Name in keyof EventData]?: readonly NotificationRule<EventData[Name]>[];
};
