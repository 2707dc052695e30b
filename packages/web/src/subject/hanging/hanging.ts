import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { TextId } from '@samspel/i18n/texts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Guard } from '../../core/forms/unsaved.ts';

/** A thing as what hangs on it needs to know it. */
export interface Holder {
  id: string;
  kind: SubjectKind;
  /** The person may change it, and its state allows it. */
  canEdit: boolean;
  /** It is read-only for everybody. */
  isArchived: boolean;
  /** The address of the page that shows it, below /app; a form has none. */
  address?: string;
  /** What is said about it are answers, of which one may be accepted. */
  answers?: Answers;
  /** The thing that it is a part of and whose parts it shows as well, as an activity shows the files of its series. */
  above?: { id: string; kind: SubjectKind };
}

/** The comments on a thing as answers to it. */
export interface Answers {
  /** Id of the accepted answer, which is shown first; null while none is. */
  accepted: string | null;
  /** How many there are, without the replies to them. */
  count: number;
  /** When I was here before: what is newer is marked; null the first time. */
  since: string | null;
  /** What can be done with an answer, beside what can be done with any comment. */
  deedsOf: (answer: { id: string; message: string | null }) => ReactNode;
  /** What has become of an answer, under it. */
  outcomeOf: (answer: { id: string }) => ReactNode;
  /** The words of the heading, the place to write, and where nobody has said anything. */
  texts: { title: TextId; count: TextId; write: TextId; empty: TextId; accepted: TextId };
}

/** What a part is given: the thing that it hangs on, and how it keeps what is written in it from being lost. */
export interface HangingProps {
  on: Holder;
  guard: Guard;
}

/** Files that are picked for a thing before it is there, and sent when it is. */
export interface FilesBefore {
  /** The button that picks them, and the list of those that are picked. */
  Pick: ComponentType<{
    files: readonly File[];
    onChange: (files: readonly File[]) => void;
    /** Files of another thing, of which it gets copies. */
    copied?: readonly Copied[];
    onCopiedChange?: (copied: readonly Copied[]) => void;
  }>;
  /** Sends one and hangs it on the thing. Throws where that fails. */
  send: (file: File, on: Pick<Holder, 'id' | 'kind'>) => Promise<void>;
  /** Hangs a copy of a file of another thing on the thing. Throws where that fails. */
  copy: (file: Copied, on: Pick<Holder, 'id' | 'kind'>) => Promise<void>;
}

/** A file of another thing that is to be copied. */
export type Copied = { id: string; name: string };

/** A part that an area shows under things of other areas, such as files or comments. */
export interface HangingPart {
  name: string;
  /** The kinds of thing that it hangs on. */
  kinds: readonly SubjectKind[];
  /** Fetched with the first thing that shows it: `lazy(() => import(…))`. It renders a section with a heading of level 3. */
  Part: ComponentType<HangingProps>;
  /** How files are picked in the form of a new thing. */
  before?: FilesBefore;
}

/** The parts of all areas, in the order in which they are shown. */
export const HangingContext = createContext<readonly HangingPart[]>([]);

/** Hands the parts of all areas down: the shell collects them, since this floor imports no area. */
export const HangingProvider = HangingContext.Provider;

/** How files are picked for a new thing of a kind; undefined where no area does that. */
export const useFilesBefore = (kind: SubjectKind): FilesBefore | undefined =>
  useContext(HangingContext).find(({ kinds, before }) => before && kinds.includes(kind))?.before;
