import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { createContext, type ReactNode, use, useContext } from 'react';
import type { ChangePartsFragment } from '../generated/graphql.ts';
import type { ShownFields } from './shown-field.ts';

/** What an area declares about a kind of thing, so that this floor can show it without knowing the area. */
export interface ShownKind {
  kind: SubjectKind;
  /** Its type in the schema. */
  type: string;
  /** How lists of several kinds show it: what several are called, and the address of the page that shows one, below /app. */
  listed?: { many: TextId; path: (thing: { id: string; uri: string | null; home?: string | null }) => string };
  /** How histories describe it: fetched when the first one is opened, since every page carries the rest. */
  history: () => Promise<KindHistory>;
  /** Root fields that list a thing's followers: they are read again when somebody begins or stops following. */
  followersIn?: readonly string[];
  /** How search shows it. If missing, search shows the thing that it belongs to. */
  found?: FoundKind;
}

/** How search shows the things of a kind. */
export interface FoundKind {
  /** What several of them are called. */
  many: TextId;
  icon: ReactNode;
  /** The address of the page of one, below /app. @param home the thing that it belongs to; null if there is none */
  path: (thing: { id: string; uri: string; home: string | null }) => string;
}

/** How histories describe a kind of thing. */
export interface KindHistory {
  /** Its fields in reading order: how they are named, and how their values are said. */
  fields: ShownFields;
  /** Its changes are named in every history, since it is attached to the thing that the history is about. */
  isAttached?: true;
  /** What was changed, over a change in the history of something larger: 'Aktivitet · Budsjettmøte, 1. juni'. */
  sayThing: (say: Say, change: Pick<ChangePartsFragment, 'title' | 'day' | 'isSingle'>, today: Day) => string;
}

const KindsContext = createContext<readonly ShownKind[]>([]);

/** Passes the kinds of all areas down: the shell collects them, since this floor imports no area. */
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

/** Suspends until the histories of all kinds are fetched, so that nothing in an open history has to wait. */
export function useKindsFetched(): void {
  const kinds = useContext(KindsContext);
  for (const history of kinds.map(fetchOnce)) use(history);
}

/** All kinds of thing that are shown. */
export const useKinds = (): readonly ShownKind[] => useContext(KindsContext);

/** Returns how histories describe a kind; undefined for a kind that no area shows. Suspends until it is fetched. */
export function useKindHistory(kind: string): KindHistory | undefined {
  const shown = useContext(KindsContext).find((one) => one.kind === kind);
  return shown && use(fetchOnce(shown));
}

/** Returns how lists show things of a kind; undefined for a kind that no list shows. */
export const useListed = (): ((kind: string) => ShownKind['listed']) => {
  const kinds = useContext(KindsContext);
  return (kind) => kinds.find((one) => one.kind === kind)?.listed;
};

const none: ShownFields = {};

/** Returns the fields of a kind; empty for a kind that no area shows. */
export const useFieldsOf = (kind: string): ShownFields => useKindHistory(kind)?.fields ?? none;
