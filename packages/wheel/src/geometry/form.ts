import { degreesOf } from './polar.ts';
import type { Stretch } from './stretch.ts';
import { textWidth } from './text-width.ts';

/** How the activities of one ring are drawn, all alike. Pixels. */
export type Form = {
  /** Thickness of a band. */
  height: number;
  /** Width of the shape on the last day. */
  size: number;
  /** Titles stand in the bands or beside them. */
  isTitled: boolean;
};

/** Space between a shape or an end and a title. */
export const TITLE_GAP = 5;

export function titledForm(labelSize: number): Form {
  const height = Math.round(labelSize * 1.42);
  return { height, size: height * 0.56, isTitled: true };
}

export function bareForm(size: number): Form {
  return { height: size * 0.52, size, isTitled: false };
}

export type Extent = {
  /** Drawing angles that the drawn thing takes. */
  from: number;
  to: number;
  /** Long enough to be drawn as a band. */
  isBand: boolean;
  /** Where its shape stands. Undefined where the deadline is not on the wheel. */
  shape: number | undefined;
};

/** What a stretch takes along its lane: a band from morning to evening, or just the shape on its last day. */
export function extentOf(stretch: Stretch, form: Form, radius: number): Extent {
  const least = form.isTitled ? form.height * 1.6 : form.size * 1.5;
  const isBand = stretch.end - stretch.start > degreesOf(least, radius) || stretch.deadline === undefined;
  if (!isBand) {
    const half = degreesOf(form.size * 0.62, radius);
    const shape = stretch.deadline!;
    return { from: shape - half, to: shape + half, isBand, shape };
  }
  if (stretch.deadline === undefined) return { from: stretch.start, to: stretch.end, isBand, shape: undefined };
  if (form.isTitled) {
    const shape = stretch.end - degreesOf(form.height / 2, radius);
    return { from: stretch.start, to: stretch.end, isBand, shape };
  }
  const half = degreesOf(form.size * 0.62, radius);
  return { from: stretch.start, to: stretch.deadline + half, isBand, shape: stretch.deadline };
}

/** The room for a title inside a band, in pixels. */
export function roomInside(extent: Extent, form: Form, radius: number): number {
  if (!extent.isBand) return 0;
  const shape = extent.shape === undefined ? TITLE_GAP : form.height;
  return (extent.to - extent.from) / degreesOf(1, radius) - shape - TITLE_GAP - 3;
}

/** Where a stretch would end if its whole title had its room: inside where it fits, else behind. */
export function wishedEnd(stretch: Stretch, extent: Extent, form: Form, labelSize: number, radius: number): number {
  const title = textWidth(stretch.activity.title, labelSize);
  if (!form.isTitled || title <= roomInside(extent, form, radius)) return extent.to;
  return extent.to + degreesOf(title + TITLE_GAP * 2, radius);
}
