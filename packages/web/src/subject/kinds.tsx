import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { createContext, type ReactNode, use, useContext } from 'react';
import type { Change } from './history/changed-fields.ts';
import type { ShownFields } from './history/shown-field.ts';

/** What an area says of a kind of thing, so that this floor can show it without knowing the area. */
export interface ShownKind {
  kind: SubjectKind;
  /** Its type in the schema. */
  type: string;
  /** How it stands in lists of things of several kinds: what several are called, and the address of the page that shows one, below /app. */
  listed?: { many: TextId; path: (thing: { id: string; uri: string | null; home?: string | null }) => string };
  /** How histories speak of it: fetched when the first one is opened, since every page carries the rest. */
  history: () => Promise<KindHistory>;
  /** Root fields that name those who follow one: they are read again when somebody begins or stops. */
  followersIn?: readonly string[];
  /** How search shows it; a kind without is found as what it hangs on. */
  found?: FoundKind;
}

/** How search shows the things of a kind. */
export interface FoundKind {
  /** What several of them are called. */
  many: TextId;
  icon: ReactNode;
  /** The address of the page of one, below /app. @param home the thing that it stands under; null where it stands alone */
  path: (thing: { id: string; uri: string; home: string | null }) => string;
}

/** How histories speak of a kind of thing. */
export interface KindHistory {
  /** Its fields in the order in which people read them: how they are named, and how their values are said. */
  fields: ShownFields;
  /** A change of it is named in every history, since it hangs on what the history is of. */
  isAttached?: true;
  /** What was changed, over a change in the history of something larger: 'Aktivitet · Budsjettmøte, 1. juni'. */
  sayThing: (say: Say, change: Pick<Change, 'title' | 'day' | 'isSingle'>, today: Day) => string;
}

const KindsContext = createContext<readonly ShownKind[]>([]);

/** Hands the kinds of all areas down: the shell collects them, since this floor imports no area. */
export const KindsProvider = KindsContext.Provider;

const fetched = new Map<ShownKind, Promise<KindHistory>>();

function fetchOnce(shown: ShownKind): Promise<KindHistory> {
  const known = fetched.get(shown);
  if (known) return known;
  const history = shown.history();
  fetched.set(shown, history);
  history.catch(() => fetched.delete(shown));
  return history;
}

/** Waits, by suspending, until it is known how histories speak of every kind, so that nothing inside one waits once it is open. */
export function useKindsFetched(): void {
  const kinds = useContext(KindsContext);
  for (const history of kinds.map(fetchOnce)) use(history);
}

/** All kinds of thing that are shown. */
export const useKinds = (): readonly ShownKind[] => useContext(KindsContext);

/** Returns how histories speak of a kind; undefined for a kind that no area shows. Suspends until it is fetched. */
export function useKindHistory(kind: string): KindHistory | undefined {
  const shown = useContext(KindsContext).find((one) => one.kind === kind);
  return shown && use(fetchOnce(shown));
}

/** How things of a kind stand in lists; undefined for a kind that stands in none. */
export const useListed = (): ((kind: string) => ShownKind['listed']) => {
  const kinds = useContext(KindsContext);
  return (kind) => kinds.find((one) => one.kind === kind)?.listed;
};

const none: ShownFields = {};

/** The fields of a kind; none for a kind that no area shows. */
export const useFieldsOf = (kind: string): ShownFields => useKindHistory(kind)?.fields ?? none;
