import type { GrantedLevel } from '@samspel/domain/subject/access';
import type { Day } from '@samspel/domain/time/day';

/** Ids of people whom the event made responsible: of the thing, or of activities that it added. */
type Assigned = { assigned: readonly number[] };

/** Ids of the tags that the thing got by the event. */
type Tagged = { tagged: readonly number[] };

/** Ids of people whom the comment mentions since the event. */
type Mentioned = { mentioned: readonly number[] };

/** Somebody on an access list, by the id of their principal, and the level that a change gave them; they had less before. */
export type Granted = { principal: number; level: GrantedLevel };

/** A deadline that was moved: the day before and the day now. */
export type MovedDeadline = { type: 'APPLICATION' | 'REPORT'; from: Day; to: Day };

/**
 * What events carry besides their thing, by name: ids and days, never words. It is written with the event, so that who is notified does not depend on
 * what has been written since. An event that is not named here, or in `RootEventData`, carries nothing.
 */
export type EventData = {
  'actionValue.matched': { searchers: readonly number[] };
  'calendar.imported': Assigned;
  'comment.created': Mentioned;
  'comment.updated': Mentioned;
  'event.created': Assigned & Tagged;
  'event.updated': Assigned & Tagged;
  'eventInstance.completed': Assigned;
  'eventInstance.restored': Assigned;
  'eventInstance.updated': Assigned;
  'subject.tagged': Tagged;
};

/** The same for the things that `saveRoot` saves, by the last part of the name: `ownerChanged` of `calendar.ownerChanged`. */
export type RootEventData = {
  updated: { granted: readonly Granted[]; deadline?: MovedDeadline };
  ownerChanged: { from: number; to: number };
  accessRefused: { person: number };
};

/** What an event of a name carries; undefined if nothing. */
export type DataOf<Name extends string> = Name extends keyof EventData
  ? EventData[Name]
  : Name extends `${infer Kind}.${infer Last}`
    ? string extends Kind
      ? Last extends keyof RootEventData
        ? RootEventData[Last]
        : undefined
      : undefined
    : undefined;
