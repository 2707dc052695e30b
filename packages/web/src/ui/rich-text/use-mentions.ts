import Mention from '@tiptap/extension-mention';
import { useMemo, useRef, useState } from 'react';

/** Somebody who may be mentioned. */
export interface Mentionable {
  id: string;
  name: string;
  /** Where they work, to tell namesakes apart. */
  detail?: string | undefined;
  /** The address of their picture. */
  picture?: string | null;
}

/** Finds people who may be mentioned by what is typed after @; without any text, it finds those who have taken part. */
export type MentionSource = (query: string) => Promise<readonly Mentionable[]>;

/** The people offered at the cursor, and what can be done with them. */
export interface Suggested {
  people: readonly Mentionable[];
  /** The index of the one that Enter chooses. */
  at: number;
  choose: (person: Mentionable) => void;
  /** Where the cursor is, in the window. */
  place: DOMRect | null;
}

interface Offer {
  items: readonly Mentionable[];
  command: (attributes: { id: string; label: string }) => void;
  clientRect?: (() => DOMRect | null) | null;
}

/** Makes it possible to mention people in an editor: @ offers those whom `source` finds; arrows, Enter, Tab and Escape choose. */
export function useMentions(source: MentionSource | undefined) {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const latest = useRef({ source, suggested });
  latest.current = { source, suggested };
  const show = (next: Suggested | null) => {
    latest.current.suggested = next;
    setSuggested(next);
  };
  const isOffered = source !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, and reads the latest values through the ref
  const extensions = useMemo(() => {
    const offer = ({ items, command, clientRect }: Offer) =>
      show({
        people: items,
        at: 0,
        choose: ({ id, name }) => command({ id, label: name }),
        place: clientRect?.() ?? null,
      });
    const onKeyDown = ({ event }: { event: KeyboardEvent }) => takeKey(event, latest.current.suggested, show);
    const render = () => ({ onStart: offer, onUpdate: offer, onKeyDown, onExit: () => show(null) });
    const items = async ({ query }: { query: string }) => [...((await latest.current.source?.(query)) ?? [])];
    return isOffered ? [Mention.configure({ suggestion: { items, render: render as never } })] : [];
  }, [isOffered]);
  return { extensions, suggested, isOpen: () => latest.current.suggested !== null };
}

/** Handles a key in the list of people. Returns whether it did. */
function takeKey(event: KeyboardEvent, open: Suggested | null, show: (next: Suggested | null) => void): boolean {
  if (!open) return false;
  const { people, at, choose } = open;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && people.length > 0) show({ ...open, at: (at + step + people.length) % people.length });
  else if ((event.key === 'Enter' || event.key === 'Tab') && people[at]) choose(people[at]);
  else if (event.key === 'Escape') {
    event.stopPropagation();
    show(null);
  } else return false;
  return true;
}
