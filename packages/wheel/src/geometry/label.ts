/** Where a title is set: in its band, along the radius at its own day, or behind its mark. */
export type TitleWay = 'inside' | 'radial' | 'behind';

/** A title with its place. `start` and `end` are the drawing angles, `inner` and `outer` the radii (pixels) that it takes. */
export type WheelLabel = {
  activityId: string;
  ring: number;
  firstSlot: number;
  lastSlot: number;
  isDone: boolean;
  /** Cut with … if the whole title has no room. */
  text: string;
  way: TitleWay;
  start: number;
  end: number;
  inner: number;
  outer: number;
  /** Degrees clockwise from twelve o'clock, of the end from which it is set. */
  angle: number;
  /** From the centre to the baseline of the letters (`inside`, `behind`), or to the end from which it is set (`radial`). */
  radius: number;
  /** Whether it runs against the clock, or toward the centre, so that it is not upside down. */
  isTurned: boolean;
  anchor: 'start' | 'end';
};
