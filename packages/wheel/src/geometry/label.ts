/** How a title stands: in its band, along the radius at its own day, or behind its mark. */
export type TitleWay = 'inside' | 'radial' | 'behind';

/** A title with its place. `start` and `end` are the drawing angles, `inner` and `outer` the radii (pixels) that it takes. */
export type WheelLabel = {
  activityId: string;
  ring: number;
  firstSlot: number;
  lastSlot: number;
  isDone: boolean;
  /** Cut with … where the whole has no room. */
  text: string;
  way: TitleWay;
  start: number;
  end: number;
  inner: number;
  outer: number;
  /** Degrees clockwise from twelve o'clock, of the end that it is set from. */
  angle: number;
  /** From the centre to the line that letters stand on (`inside`, `behind`), or to the end that it is set from (`radial`). */
  radius: number;
  /** Runs against the clock, or toward the centre, so that it does not stand on its head. */
  isTurned: boolean;
  anchor: 'start' | 'end';
};
