import type { WheelRing } from '@samspel/wheel';
import { useMemo, useState } from 'react';
import { arranged, movedTo, readRings, type StoredRings, writeRings } from './stored-rings.ts';

/** Where the order and the colours of rings are kept, if not in this browser. */
export interface RingChanges {
  /** Whether the colour of a ring is kept there; other colours are kept in this browser. */
  keeps: (id: string) => boolean;
  /**
   * @param ids all rings, in their new order
   * @returns whether it was saved; a refusal is shown
   */
  reorder: (ids: readonly string[]) => Promise<boolean>;
  recolour: (id: string, color: string) => Promise<boolean>;
}

/** The rings of a wheel as the person has set them, and the functions to change them. */
export interface Rings {
  /** All of them, from the outside in. */
  all: readonly WheelRing[];
  /** The rings that are drawn. */
  shown: readonly WheelRing[];
  hidden: ReadonlySet<string>;
  hide: (hidden: ReadonlySet<string>) => void;
  move: (id: string, to: number) => void;
  recolour: (id: string, color: string) => void;
}

/**
 * This browser keeps which rings of each wheel are hidden, and their order and colours unless `changes` keeps those.
 * @param wheel names the wheel in this browser
 */
export function useRings(given: readonly WheelRing[], wheel: string, changes?: RingChanges): Rings {
  const [kept, setKept] = useKept(wheel);
  const [sent, send] = useSent(given);
  const all = useMemo(() => arranged(given, { ...kept, ...sent }), [given, kept, sent]);
  // If all remaining rings are hidden, since the others were taken away, all are shown.
  const hidden = useMemo(() => {
    const ids = new Set(kept.hidden);
    return all.every(({ id }) => ids.has(id)) ? new Set<string>() : ids;
  }, [all, kept]);
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  return {
    all,
    shown,
    hidden,
    hide: (next) => setKept({ hidden: [...next] }),
    move: (id, to) => {
      const order = movedTo(
        all.map((ring) => ring.id),
        id,
        to,
      );
      if (changes) send({ order }, changes.reorder(order));
      else setKept({ order });
    },
    recolour: (id, color) => {
      const colours = { ...kept.colours, ...sent?.colours, [id]: color };
      if (changes?.keeps(id)) send({ colours }, changes.recolour(id, color));
      else setKept({ colours });
    },
  };
}

/** Shows what is being sent to the server at once, until the rings are read again or the server refuses. */
function useSent(given: readonly WheelRing[]) {
  const [sent, setSent] = useState<{ given: readonly WheelRing[]; part: Partial<StoredRings> }>();
  const part = sent?.given === given ? sent.part : undefined;
  const send = (next: Partial<StoredRings>, isKept: Promise<boolean>) => {
    setSent({ given, part: { ...part, ...next } });
    void isKept.then((is) => is || setSent(undefined));
  };
  return [part, send] as const;
}

function useKept(wheel: string) {
  const [state, setState] = useState(() => ({ wheel, kept: readRings(wheel) }));
  const current = state.wheel === wheel ? state : { wheel, kept: readRings(wheel) };
  if (current !== state) setState(current);
  const change = (part: Partial<StoredRings>) => {
    const kept = { ...current.kept, ...part };
    writeRings(wheel, kept);
    setState({ wheel, kept });
  };
  return [current.kept, change] as const;
}
