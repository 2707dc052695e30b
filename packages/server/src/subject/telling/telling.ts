import type { NotificationKind, NotificationWord } from '@samspel/domain/subject/notification';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** What an audience is selected by: an event, and the thing with what it hangs on. */
export type Told = {
  eventId: number;
  subjectId: number;
  kind: SubjectKind;
  byId: number | null;
  /** Ids of the thing and of everything that it hangs on, the nearest first. */
  chain: readonly number[];
  /** The person responsible for the nearest of these that somebody can be responsible for. */
  responsibleId: number | null;
};

/** A select of the ids of people, in one column `person_id`. */
export type Audience = (told: Told) => RawBuilder<{ person_id: number }>;

/** A moved deadline: the day before and the day now. */
export type MovedDay = { from: Day; to: Day };

/** One way in which people are notified of an event. If several reach the same person, the first one counts. */
export type Telling = {
  kind: NotificationKind;
  word: NotificationWord;
  to: Audience;
  /** It says no more than the card of the thing, so it also reaches people who may only list the thing (product/access#requests). */
  isOfCard?: true;
  /** It also reaches the person who caused the event: what they asked for has been done meanwhile. */
  isOwnDoing?: true;
  /** Only for an event that moved a deadline. Finds the move; null if there was none. */
  moved?: (tx: Tx, told: Told) => Promise<MovedDay | null>;
};

/** How people are notified of the events of a kind of thing, by the name of the event. */
export type Tellings = Readonly<Record<string, readonly Telling[]>>;
