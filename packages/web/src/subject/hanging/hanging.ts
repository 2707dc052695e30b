import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type ComponentType, createContext } from 'react';
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
  /** The thing that it is a part of and whose parts it shows as well, as an activity shows the files of its series. */
  above?: { id: string; kind: SubjectKind };
}

/** What a part is given: the thing that it hangs on, and how it keeps what is written in it from being lost. */
export interface HangingProps {
  on: Holder;
  guard: Guard;
}

/** A part that an area shows under things of other areas, such as files or comments. */
export interface HangingPart {
  name: string;
  /** The kinds of thing that it hangs on. */
  kinds: readonly SubjectKind[];
  /** Fetched with the first thing that shows it: `lazy(() => import(…))`. It renders a section with a heading of level 3. */
  Part: ComponentType<HangingProps>;
}

/** The parts of all areas, in the order in which they are shown. */
export const HangingContext = createContext<readonly HangingPart[]>([]);

/** Hands the parts of all areas down: the shell collects them, since this floor imports no area. */
export const HangingProvider = HangingContext.Provider;
