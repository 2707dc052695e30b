/** What takes room along a ring, in degrees, `start` < `end`; `wished` is where it would end with its label. */
export type Span = { start: number; end: number; wished: number };

/** Lane 0 lies outermost. `labelEnd` is how far a label may reach before the next thing in the same lane. */
export type Laned = { lane: number; labelEnd: number };

export type Lanes = {
  /** In the order of the spans. */
  places: Laned[];
  count: number;
  /** How many found no free lane and lie on top of another. */
  overlaps: number;
};

type Lane = { end: number; wished: number; last: number };

/** How many lanes it takes that nothing lies on top of another: as many as lie abreast at the most crowded place. Sorts both lists. */
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

/** The outermost lane whose label is not cut; else the free one that loses least; else, where all are taken, the one free first. */
function bestLane(lanes: readonly Lane[], start: number): number {
  for (let index = 0; index < lanes.length; index += 1) if (lanes[index]!.wished <= start) return index;
  let best = 0;
  for (let index = 1; index < lanes.length; index += 1) {
    const [lane, chosen] = [lanes[index]!, lanes[best]!];
    const isFree = lane.end <= start;
    const isChosenFree = chosen.end <= start;
    if (isFree && (!isChosenFree || lane.wished < chosen.wished)) best = index;
    if (!isFree && !isChosenFree && lane.end < chosen.end) best = index;
  }
  return best;
}

/** Puts spans that overlap beside each other in `count` lanes. `limit` is where the last label must end. */
export function placeInLanes(spans: readonly Span[], count: number, limit = 360): Lanes {
  const lanes: Lane[] = Array.from({ length: Math.max(1, count) }, () => ({
    end: Number.NEGATIVE_INFINITY,
    wished: Number.NEGATIVE_INFINITY,
    last: -1,
  }));
  const places: Laned[] = spans.map(() => ({ lane: 0, labelEnd: limit }));
  let overlaps = 0;
  for (const index of byStart(spans)) {
    const span = spans[index]!;
    const chosen = bestLane(lanes, span.start);
    const lane = lanes[chosen]!;
    if (lane.end > span.start) overlaps += 1;
    if (lane.last >= 0) places[lane.last]!.labelEnd = span.start;
    places[index]!.lane = chosen;
    lane.end = Math.max(lane.end, span.end);
    lane.wished = Math.max(lane.end, span.wished);
    lane.last = index;
  }
  return { places, count: lanes.length, overlaps };
}

/** How many of the labels have all the room they wish for. */
export function labelsWithRoom(spans: readonly Span[], lanes: Lanes): number {
  return spans.filter((span, index) => span.wished <= lanes.places[index]!.labelEnd).length;
}
