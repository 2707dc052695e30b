import type { WheelRing } from '@samspel/wheel';
import { useMemo, useState } from 'react';
import { arranged, type KeptRings, movedTo, readRings, writeRings } from './kept-rings.ts';

/** Where the order and the colours of rings are kept, if not in this browser. */
export interface RingChanges {
  /** @param ids all rings, in their new order */
  reorder: (ids: readonly string[]) => void;
  recolour: (id: string, color: string) => void;
}

/** The rings of a wheel as the person has set them, and the ways to set them. */
export interface Rings {
  /** All of them, from the outside in. */
  all: readonly WheelRing[];
  /** Those that are drawn. */
  shown: readonly WheelRing[];
  hidden: ReadonlySet<string>;
  hide: (hidden: ReadonlySet<string>) => void;
  move: (id: string, to: number) => void;
  recolour: (id: string, color: string) => void;
}

/**
 * Which rings are hidden is kept in this browser, for each wheel; so are their order and colours, unless they have a place of their own.
 * @param wheel names the wheel among those of this browser
 */
export function useRings(given: readonly WheelRing[], wheel: string, changes?: RingChanges): Rings {
  const [kept, setKept] = useKept(wheel);
  const all = useMemo(() => arranged(given, kept), [given, kept]);
  // Where all are hidden, since the others were taken away, all are shown.
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
      if (changes) changes.reorder(order);
      else setKept({ order });
    },
    recolour: (id, color) => {
      if (changes) changes.recolour(id, color);
      else setKept({ colours: { ...kept.colours, [id]: color } });
    },
  };
}

function useKept(wheel: string) {
  const [state, setState] = useState(() => ({ wheel, kept: readRings(wheel) }));
  const current = state.wheel === wheel ? state : { wheel, kept: readRings(wheel) };
  if (current !== state) setState(current);
  const change = (part: Partial<KeptRings>) => {
    const kept = { ...current.kept, ...part };
    writeRings(wheel, kept);
    setState({ wheel, kept });
  };
  return [current.kept, change] as const;
}
