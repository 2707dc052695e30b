import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { TextId } from '@samspel/i18n/texts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Guard } from '../../core/forms/unsaved.ts';
import type { Ask } from '../../core/graphql/ask-ahead.ts';

/** What the parts under a thing, such as its files and comments, need to know about the thing. */
export interface Holder {
  id: string;
  kind: SubjectKind;
  /** The person may change it, and its state allows it. */
  canEdit: boolean;
  /** Whether new ones may be added; as `canEdit` if missing. */
  canAdd?: boolean;
  /** The thing is read-only for everybody. */
  isArchived: boolean;
  /** The level of the headings of its parts: 2 on a page of its own, where they stand beside others of that level; 3, by default, below one. */
  level?: 2 | 3;
  /** The address of the page that shows the thing, below /app. Missing if the thing is shown in a form. */
  address?: string;
  /** Given if the comments on the thing are answers, of which one may be accepted. */
  answers?: Answers;
  /** Returns the way to all of what a part shows in short, where the part has more than it shows. */
  showAll?: (count: number) => ReactNode;
  /** The thing above this one whose parts are shown as well: an activity also shows the files of its series. */
  above?: { id: string; kind: SubjectKind };
}

/** How the comments on a thing are shown as answers. */
export interface Answers {
  /** Id of the accepted answer, which is shown first; null if no answer is accepted. */
  accepted: string | null;
  /** The number of answers, without the replies to them. */
  count: number;
  /** When the person last visited the thing, as an ISO time: newer answers are marked. Null on the first visit. */
  since: string | null;
  /** Returns the buttons of an answer that other comments do not have. */
  actionsOf: (answer: { id: string; message: string | null }) => ReactNode;
  /** Returns what is shown below an answer about its result, such as the activity that was made from it. */
  resultOf: (answer: { id: string }) => ReactNode;
  /** The words of the heading, of the field to write in, of an empty list, and of the ways through a long one. */
  texts: Record<
    'title' | 'count' | 'write' | 'empty' | 'accepted' | 'older' | 'more' | 'search' | 'first' | 'noneFound',
    TextId
  >;
}

/** The props of a part: the thing that it is on, and the guard that asks before changes are lost. */
export interface SectionProps {
  on: Holder;
  guard: Guard;
}

/** A file that is picked and not sent yet. */
export interface PendingFile {
  /** Different for each, unlike names. */
  key: string;
  file: File;
  /** What the person says about it, in plain words; '' if nothing. */
  description: string;
}

/** How files are picked in the form of a new thing, and sent after it is made. */
export interface FilesBefore {
  /** The button that picks files, and the list of the picked ones. */
  Pick: ComponentType<{
    files: readonly PendingFile[];
    onChange: (files: readonly PendingFile[]) => void;
    /** Files of another thing, to be copied to the new one. */
    copied?: readonly Copied[];
    onCopiedChange?: (copied: readonly Copied[]) => void;
    /** Whether it has no heading: for things of which a page has many, such as comments. */
    isBare?: boolean;
  }>;
  /** Sends a file with its description and attaches it to the thing. Throws if that fails. */
  send: (file: PendingFile, on: Pick<Holder, 'id' | 'kind'>) => Promise<void>;
  /** Copies a file of another thing, and attaches the copy to the thing. Throws if that fails. */
  copy: (file: Copied, on: Pick<Holder, 'id' | 'kind'>) => Promise<void>;
}

/** A file of another thing that is to be copied. */
export type Copied = { id: string; name: string };

/** The file of a part. */
export interface SectionFile {
  /** Renders a section with a heading of the level that the holder says. */
  default: ComponentType<SectionProps>;
  /** Returns what the part asks for first on a thing, just as it asks: the page asks for it with the thing (`use-asked-ahead.ts`). */
  ahead?: (on: Pick<Holder, 'id' | 'kind'>) => readonly Ask[];
}

/** A part that an area shows under things of other areas, such as files or comments. */
export interface PageSection {
  name: string;
  /** The kinds of thing that have it. */
  kinds: readonly SubjectKind[];
  /** Fetches it, for the first thing that shows it. */
  load: () => Promise<SectionFile>;
  /** How files are picked in the form of a new thing. */
  before?: FilesBefore;
}

/** Returns the parts that a page of a kind of thing shows. @param names those that the page names; undefined returns all of the kind */
export const partsOn = (parts: readonly PageSection[], kind: SubjectKind, names?: readonly string[]): PageSection[] =>
  parts.filter((part) => part.kinds.includes(kind) && (names?.includes(part.name) ?? true));

/** The parts of all areas, in the order in which they are shown. */
export const SectionContext = createContext<readonly PageSection[]>([]);

/** Passes the parts of all areas down. The shell collects them, since this floor imports no area. */
export const SectionProvider = SectionContext.Provider;

/** Returns how files are picked for a new thing of a kind; undefined if things of that kind have no files. */
export const useFilesBefore = (kind: SubjectKind): FilesBefore | undefined =>
  useContext(SectionContext).find(({ kinds, before }) => before && kinds.includes(kind))?.before;
