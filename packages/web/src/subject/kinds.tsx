import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import { createContext, useContext } from 'react';
import type { Change } from './history/changed-fields.ts';
import type { ShownFields } from './history/shown-field.ts';

/** What an area says of a kind of thing, so that this floor can show it without knowing the area. */
export interface ShownKind {
  kind: SubjectKind;
  /** Its type in the schema. */
  type: string;
  /** Its fields in the order in which people read them: how a history names them and says their values. */
  fields: ShownFields;
  /** What was changed, over a change in the history of something larger: 'Aktivitet · Budsjettmøte, 1. juni'. */
  sayThing: (say: Say, change: Pick<Change, 'title' | 'day' | 'isSingle'>, today: Day) => string;
}

const KindsContext = createContext<readonly ShownKind[]>([]);

/** Hands the kinds of all areas down: the shell collects them, since this floor imports no area. */
export const KindsProvider = KindsContext.Provider;

/** Returns what an area says of a kind; undefined for a kind that no area shows. */
export function useKind(kind: string): ShownKind | undefined {
  return useContext(KindsContext).find((shown) => shown.kind === kind);
}

const none: ShownFields = {};

/** The fields of a kind; none for a kind that no area shows. */
export const useFieldsOf = (kind: string): ShownFields => useKind(kind)?.fields ?? none;
