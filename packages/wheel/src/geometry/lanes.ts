/** A stretch that takes room along a ring, in degrees, `start` < `end`. */
export type Span = { start: number; end: number };

export type Lanes = {
  /** The lane of each span, in the order of the spans; lane 0 is outermost. */
  places: number[];
  /** How many spans found no free lane and overlap another. */
  overlaps: number;
};

/** Returns how many lanes are needed so that nothing overlaps: as many as lie abreast at the most crowded place. Sorts both lists. */
export function lanesNeeded(starts: Float64Array, ends: Float64Array): number {
  starts.sort();
  ends.sort();
  let ended = 0;
  let most = 0;
  for (let begun = 0; begun < starts.length; begun += 1) {
    while (ends[ended]! <= starts[begun]!) ended += 1;
    most = Math.max(most, begun + 1 - ended);
  }
  return most;
}

function byStart(spans: readonly Span[]): number[] {
  return spans
    .map((_, index) => index)
    .sort((a, b) => spans[a]!.start - spans[b]!.start || spans[b]!.end - spans[a]!.end);
}

/** Returns the outermost free lane, or the one that is free first if all are taken. */
function bestLane(ends: readonly number[], start: number): number {
  let best = 0;
  for (let lane = 0; lane < ends.length; lane += 1) {
    if (ends[lane]! <= start) return lane;
    if (ends[lane]! < ends[best]!) best = lane;
  }
  return best;
}

/** Puts overlapping spans beside each other in `count` lanes. */
export function placeInLanes(spans: readonly Span[], count: number): Lanes {
  const ends: number[] = Array(Math.max(1, count)).fill(Number.NEGATIVE_INFINITY);
  const places: number[] = spans.map(() => 0);
  let overlaps = 0;
  for (const index of byStart(spans)) {
    const { start, end } = spans[index]!;
    const lane = bestLane(ends, start);
    if (ends[lane]! > start) overlaps += 1;
    places[index] = lane;
    ends[lane] = Math.max(ends[lane]!, end);
  }
  return { places, overlaps };
}
