import type { RefusalCode } from '@samspel/domain/refusal';
import type { Permission } from '@samspel/domain/subject/access';
import type { Body } from '@samspel/domain/subject/change';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import type { FoundSubject } from '../core/access/find-subject.ts';
import type { Act } from '../core/area/action.ts';
import type { Area } from '../core/area/area.ts';
import type { Caller } from '../core/base/caller.ts';
import type { Tx } from '../core/database/pool.ts';
import type { Batch, Context } from '../core/graphql/context.ts';
import type { Fields } from './codecs.ts';
import type { ReadSome } from './read-some.ts';
import type { ReadBody } from './revise.ts';
import type { TakesTasks } from './takes-tasks.ts';
import type { Tellings } from './telling/telling.ts';

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

/** What the page of a thing's root opens to show it, and its day. Keys are `id source`: the thing, and what it was found by. */
export type Opens = Batch<string, { id: number; day: string } | null>;

/** What an area says, once, of a kind of thing that it owns. All that works on any thing asks this instead of the kind. */
export type SubjectDefinition = {
  kind: SubjectKind;
  /** Its GraphQL type. */
  type: string;
  /** Its fields in the order of its form: how each is shown in a history, and undone. */
  fields: Fields;
  /** Reads things of it by id, for what hangs on them (see `kindsWith`); null for those that the caller may not read. */
  byId?: Batch<number, { id: number } | null>;
  /** Of which events of it people are told, and who (product/shell#notifications); a kind with an access list of its own has the usual ones anyway. */
  tells?: Tellings;
  /** Reads who is responsible for some of them: the ids of people by that of the thing, null where nobody is. */
  responsible?: ReadSome<number | null>;
  /** Makes somebody else responsible for those that are open and whose responsible person has left; returns what went and what the other may not have. */
  handOver?: (act: Act, from: number, to: number) => Promise<{ given: readonly number[]; left: readonly number[] }>;
  /** Reads the deadlines of some of them, by id, for those who are reminded of one. */
  deadlines?: ReadSome<Day>;
  /** How the address of a page ends that shows it; without, it is found where what it hangs on is. */
  link?: {
    /** The part of the address that names it: `activity` of `?activity=7`. */
    parameter: string;
    /** Reads which thing the page opens in its stead, by id: of a series, one of its activities. */
    openedAs?: ReadSome<number>;
  };
  /** Its tags are written in its own form (product/content#tags), not apart from it as those of `kindsWith('tag')`. */
  hasTagsInForm?: true;
  /** Other areas may put tasks into it. Such a kind says `byId` too. */
  takesTasks?: TakesTasks;
  /** The mutation that removes one of them, of a kind that has no access list of its own and may be removed by `setStatus`. */
  removedBy?: string;
  /** People may tell others of it by mail (product/sharing#by-mail). Links lead to its page, or that of what it hangs on. */
  isSharedByMail?: true;
  /** Where search leads, of a kind that has no page of its own. */
  opens?: Opens;
  /** How a change of it is undone; a kind without has no history. */
  history?: {
    /** What a change is refused with while the thing, or what it hangs on, is archived. */
    archived: RefusalCode;
    body: ReadBody;
    /** Saves an input of its update, by the rules of any change. @param undone the change that this takes back */
    save: (act: Act, found: FoundSubject, input: Body, undone: ChangeRow) => Promise<unknown>;
    /** Where a change took parts of it away that still lie in the trash: undoing it brings those back. */
    parts?: {
      canComeBack: (context: Context, change: ChangeRow) => Promise<boolean>;
      /** Returns false where the change took none, or is undone by saving what was before. */
      bringBack: (act: Act, found: FoundSubject, change: ChangeRow) => Promise<boolean>;
    };
  };
};

/** An area with the kinds of thing that it owns. */
export type SubjectArea = Area & { kinds?: readonly SubjectDefinition[] };

/** What is said of a kind that hangs on nothing: it has an access list, an archive and a trash of its own. */
export type RootDefinition<Row> = SubjectDefinition & {
  /** What an organization must hold for it; without, being signed in is enough. */
  permission?: Permission;
  /** What the names of its events begin with: `calendar` of `calendar.archived`. */
  event: string;
  /** What archiving a draft is refused with. */
  draft: RefusalCode;
  history: { archived: RefusalCode; body: ReadBody };
  /** Reads it as an action returns it: its card at least, even where the change took away the caller's own right. */
  read: (tx: Tx, caller: Caller, id: number) => Promise<Row>;
  /** Brings up to date what else is stored of it, when it is back from the trash. */
  restored?: (act: Act, id: number) => Promise<void>;
};

/** What the trash asks of a kind whose things people remove and restore one by one. */
export type Removable<Row> = Pick<
  RootDefinition<Row>,
  'kind' | 'permission' | 'event' | 'history' | 'read' | 'restored'
>;

/** Whether things of a kind have an access list of their own. */
export const isRoot = (definition: SubjectDefinition): definition is RootDefinition<object> => 'draft' in definition;

/** Whether things of a kind have a page of their own, of which the address has their number; what hangs on them is found there. */
export const hasPage = (definition: SubjectDefinition): boolean => 'event' in definition;
