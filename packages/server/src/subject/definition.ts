import type { RefusalCode } from '@samspel/domain/refusal';
import type { Permission } from '@samspel/domain/subject/access';
import type { Body } from '@samspel/domain/subject/change';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import type { RawBuilder } from 'kysely';
import type { LockedSubject } from '../core/access/find-subject.ts';
import type { Act } from '../core/area/action.ts';
import type { Area } from '../core/area/area.ts';
import type { Caller } from '../core/base/caller.ts';
import type { Tx } from '../core/database/pool.ts';
import type { Batch, Context } from '../core/graphql/context.ts';
import type { BatchReader } from './batch-reader.ts';
import type { Fields } from './codecs.ts';
import type { NotificationRules } from './notify/notification-rule.ts';
import type { ReadBody } from './revise.ts';
import type { TakesTasks } from './takes-tasks.ts';

/** A change that somebody made: of what, when, by whom, and the bodies before and after. */
export type ChangeRow = {
  id: number;
  subjectId: number;
  kind: SubjectKind;
  version: number;
  title: string;
  at: Date;
  byId: number;
  before: Body;
  after: Body;
};

/** Reads what the page of a thing's root opens to show the thing, and the day of that. A key is `id source`: the thing, and what a search found it by. */
export type Opens = Batch<string, { id: number; day: string } | null>;

/** What an area declares, once, about a kind of thing that it owns. Code that works on any thing reads this instead of naming kinds. */
export type SubjectDefinition = {
  kind: SubjectKind;
  /** Its GraphQL type. */
  type: string;
  /** Its fields in the order of its form: how each is shown in a history, and undone. */
  fields: Fields;
  /** Reads things of it by id, for what hangs on them (see `kindsWith`); null for those that the caller may not read. */
  byId?: Batch<number, { id: number } | null>;
  /** Which of its events people are notified of, and who (product/shell#notifications). A kind with an access list has the usual ones without naming them. */
  notifications?: NotificationRules;
  /** The person responsible for a thing with an id, as an expression; null if nobody is. */
  responsible?: (id: RawBuilder<number>) => RawBuilder<number | null>;
  /** Makes person `to` responsible for the open things of person `from`, who has left. Returns the things given, and those left because `to` may not have them. */
  handOver?: (act: Act, from: number, to: number) => Promise<{ given: readonly number[]; left: readonly number[] }>;
  /** Reads the deadlines of some things, by id, for reminders. */
  deadlines?: BatchReader<Day>;
  /** How the address of the page that shows it ends. If missing, the page of what it hangs on shows it. */
  link?: {
    /** The part of the address that names it: `activity` of `?activity=7`. */
    parameter: string;
    /** Reads which thing the page opens instead, by id: for a series, one of its activities. */
    openedAs?: BatchReader<number>;
  };
  /** Its own form holds its tags (product/content#tags); the tags of `kindsWith('tag')` are edited outside the form. */
  hasTagsInForm?: true;
  /** Its area says in the schema what `tags` of its type are; for other kinds of `kindsWith('tag')` the area of tags does. */
  saysTags?: true;
  /** Other areas may put tasks into it. Such a kind says `byId` too. */
  takesTasks?: TakesTasks;
  /** The mutation that `setStatus` calls to remove one; for kinds without an access list of their own. */
  removedBy?: string;
  /** People may share it by mail (product/sharing#by-mail). Links lead to its page, or to the page of what it hangs on. */
  isSharedByMail?: true;
  /** Where a search result leads, for a kind without a page of its own. */
  opens?: Opens;
  /** How a change is undone. A kind without this has no history. */
  history?: {
    /** The code that refuses a change while the thing, or what it hangs on, is archived. */
    archived: RefusalCode;
    body: ReadBody;
    /** Saves an input as its update mutation does. @param undone the change that this undoes */
    save: (act: Act, found: LockedSubject, input: Body, undone: ChangeRow) => Promise<unknown>;
    /** If a change removed parts that are still in the trash, undoing the change restores those parts. */
    parts?: {
      canComeBack: (context: Context, change: ChangeRow) => Promise<boolean>;
      /** Returns false if the change removed no part, or if saving the earlier values undoes it. */
      bringBack: (act: Act, found: LockedSubject, change: ChangeRow) => Promise<boolean>;
    };
  };
};

/** An area with the kinds of thing that it owns. */
export type SubjectArea = Area & { kinds?: readonly SubjectDefinition[] };

/** What an area declares about a kind that hangs on nothing: such a kind has an access list, an archive and a trash of its own. */
export type RootDefinition<Row> = SubjectDefinition & {
  /** The permission that an organization needs. If missing, being signed in is enough. */
  permission?: Permission;
  /** What the names of its events begin with: `calendar` of `calendar.archived`. */
  event: string;
  /** The code that refuses to archive a draft. */
  draft: RefusalCode;
  history: { archived: RefusalCode; body: ReadBody };
  /** Reads a thing as an action returns it: at least its card, even if the change took away the caller's own right. */
  read: (tx: Tx, caller: Caller, id: number) => Promise<Row>;
  /** Updates what else is stored about a thing after it was restored from the trash. */
  restored?: (act: Act, id: number) => Promise<void>;
};

/** What the trash needs to know of a kind whose things people remove and restore one by one. */
export type Removable<Row> = Pick<
  RootDefinition<Row>,
  'kind' | 'permission' | 'event' | 'history' | 'read' | 'restored'
>;

/** Whether things of a kind have an access list of their own. */
export const isRoot = (definition: SubjectDefinition): definition is RootDefinition<object> => 'draft' in definition;

/** Whether things of a kind have a page of their own, whose address holds their number. That page also shows what hangs on them. */
export const hasPage = (definition: SubjectDefinition): boolean => 'event' in definition;
