import type { NotificationKind, NotificationWord } from '@samspel/domain/subject/notification';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Something that happened, as those who hear of it are found: its event, and the thing with what it hangs on, the nearest first. */
export type Told = {
  eventId: number;
  subjectId: number;
  kind: SubjectKind;
  byId: number | null;
  /** Ids of the thing and of all that is above it. */
  chain: readonly number[];
  /** Who is responsible for the nearest of those that somebody can be responsible for. */
  responsibleId: number | null;
};

/** A select of the ids of people, as its one column `person_id`. */
export type Audience = (told: Told) => RawBuilder<{ person_id: number }>;

/** A deadline that was moved: what it was, and what it is. */
export type MovedDay = { from: Day; to: Day };

/** One way in which people are told of an event. Where several reach the same person, the first one counts. */
export type Telling = {
  kind: NotificationKind;
  word: NotificationWord;
  to: Audience;
  /** It says no more than the card of the thing, so that it is told to who may only list it (product/access#requests). */
  isOfCard?: true;
  /** Whoever did it is told too: what they asked for has been done meanwhile. */
  isOwnDoing?: true;
  /** It is told only of an event that moved a deadline, which this finds. */
  moved?: (tx: Tx, told: Told) => Promise<MovedDay | null>;
};

/** How people are told of the events of a kind of thing, by the name of the event. */
export type Tellings = Readonly<Record<string, readonly Telling[]>>;
