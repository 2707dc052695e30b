/** A band between two circles, in CSS pixels when the wheel is drawn in its own size. */
export type Band = { inner: number; outer: number };

/** What is the same whatever the wheel holds. */
export type FrameRadii = {
  /** Half of the drawing. */
  edge: number;
  /** Month names. */
  names: Band;
  /** Week ticks and their numbers. */
  ticks: Band;
  /** Where rings may lie. */
  room: Band;
  /** `label` is the largest that a title may be. */
  fontSize: { month: number; week: number; label: number };
};

export type WheelRadii = FrameRadii & {
  /** One band a ring, from the outside in. */
  rings: readonly Band[];
  /** The thin ring of progress around the year. */
  progress: number;
};

/** Below this the wheel is drawn for a phone. */
export const SMALL = 480;

const LEAST_CENTRE = 58;
const CENTRE_SHARE = 0.27;

export function frameRadii(diameter: number): FrameRadii {
  const edge = diameter / 2;
  const isSmall = diameter < SMALL;
  const month = isSmall ? 11.5 : Math.min(16, 12 + (diameter - SMALL) / 110);
  const names = { outer: edge - 3, inner: edge - 3 - month * (isSmall ? 1.7 : 1.85) };
  const ticks = { outer: names.inner - 2, inner: names.inner - (isSmall ? 6 : 14) };
  const outermost = ticks.inner - (isSmall ? 2 : 3);
  const innermost = Math.max(LEAST_CENTRE, outermost * CENTRE_SHARE);
  const label = Math.min(13, 9.6 + Math.max(0, diameter - SMALL) / 110);
  return { edge, names, ticks, room: { inner: innermost, outer: outermost }, fontSize: { month, week: 8.5, label } };
}

const STEP = 40;
const [SMALLEST, LARGEST] = [320, 1440];

/** The size to lay out in for a width: in steps, so that a window that is dragged is not laid out anew at every pixel. */
export function diameterFor(width: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.floor(width / STEP) * STEP));
}
