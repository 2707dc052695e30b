/** Radii of the bands of a wheel, in CSS pixels when the wheel is drawn in its own size. */
export type WheelRadii = {
  /** Half of the drawing. */
  edge: number;
  /** The band of month names. */
  names: { inner: number; outer: number };
  /** The circle that the week ticks stand on. */
  ticks: { inner: number; outer: number };
  /** One band a ring, from the outside in. */
  rings: readonly { inner: number; outer: number }[];
  /** The thin ring of progress around the year. */
  progress: number;
  fontSize: { month: number; week: number; label: number };
};

/** The share of the way to the centre that 1, 2, 3 … rings take. */
const SHARES = [0.46, 0.5, 0.54, 0.58, 0.6, 0.62];
const MOST_RINGS_SHARE = 0.66;

/** How thick the rings are, from the size in pixels and how many there are. */
export function wheelRadii(diameter: number, ringCount: number): WheelRadii {
  const edge = diameter / 2;
  const isSmall = diameter < 480;
  const month = isSmall ? 11 : Math.min(15, 11 + (diameter - 480) / 120);
  const names = { outer: edge - 5, inner: edge - 5 - month * (isSmall ? 1.75 : 2) };
  const ticks = { outer: names.inner - 2, inner: names.inner - (isSmall ? 6 : 17) };
  const outermost = ticks.inner - (isSmall ? 2 : 4);
  const share = SHARES[ringCount - 1] ?? MOST_RINGS_SHARE;
  const thickness = (outermost * share) / Math.max(1, ringCount);
  const gap = Math.min(3, thickness * 0.12);
  const rings = Array.from({ length: ringCount }, (_, index) => {
    const outer = outermost - index * thickness;
    return { outer, inner: outer - thickness + gap };
  });
  const innermost = outermost * (1 - share);
  const label = Math.min(11.5, 9.5 + Math.max(0, diameter - 560) / 160);
  return {
    edge,
    names,
    ticks,
    rings,
    progress: innermost - (isSmall ? 6 : 14),
    fontSize: { month, week: 8.5, label },
  };
}

/** The sizes that a wheel is laid out in; it is scaled to fit in between, so that text keeps its size. */
export const DIAMETERS = [320, 400, 500, 620, 740, 860, 1000, 1200] as const;

/** The largest of `DIAMETERS` that fits the width, or the smallest there is. */
export function diameterFor(width: number): number {
  return DIAMETERS.findLast((diameter) => diameter <= width) ?? DIAMETERS[0];
}
