import type { Shelves } from './shelves.ts';

/** The free room of a ring, in rows, several to a lane, from the outside in. */
export type Rows = {
  ofLane: number;
  /** Takes an arc (degrees) in `count` rows from `first` on, if all of it is free; returns whether it was. */
  take: (first: number, count: number, from: number, to: number) => boolean;
  /** Returns all rows, those nearest to a lane first. */
  near: (lane: number) => readonly number[];
  /** Returns the middle of a row. */
  radiusOf: (row: number) => number;
};

/** The taken arcs of one row, by where they begin; no two overlap. */
type Taken = { from: number[]; to: number[] };

/** Returns how many arcs begin before this angle. */
function begunBefore({ from }: Taken, angle: number): number {
  let [low, high] = [0, from.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (from[middle]! < angle) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isFree(row: Taken, from: number, to: number): boolean {
  const before = begunBefore(row, to) - 1;
  return before < 0 || row.to[before]! <= from;
}

function occupy(row: Taken, from: number, to: number): void {
  const place = begunBefore(row, from);
  row.from.splice(place, 0, from);
  row.to.splice(place, 0, to);
}

/** Returns the rows of a ring, all free. */
export function rowsOf({ radii, pitch }: Shelves, ofLane: number): Rows {
  const rows: Taken[] = Array.from({ length: radii.length * ofLane }, () => ({ from: [], to: [] }));
  const height = pitch / ofLane;
  const outermost = radii[0]! + pitch / 2;
  return {
    ofLane,
    take: (first, count, from, to) => {
      const wanted = rows.slice(first, first + count);
      if (!wanted.every((row) => isFree(row, from, to))) return false;
      for (const row of wanted) occupy(row, from, to);
      return true;
    },
    near: (lane) => {
      const home = (lane + 0.5) * ofLane - 0.5;
      return rows.map((_, row) => row).sort((a, b) => Math.abs(a - home) - Math.abs(b - home) || a - b);
    },
    radiusOf: (row) => outermost - (row + 0.5) * height,
  };
}
